import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { draftsAndVersions } from '../../collections/published-collection.ts';
import panelStyles from '../../panel/panel.module.css';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import { type ListedVersion, readVersions } from './read-versions.ts';
import styles from './versions.module.css';
import { versionsLabels } from './versions-labels.ts';

/** The parameters of the URL that have one value. */
const textsOf = (parameters: DocumentViewServerProps['searchParams'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * The history of a document: when each version was saved, by whom, and what it is. In place of Payload's list, which names nobody,
 * writes the time of the browser's zone, and compares a version with the one before it.
 */
export async function VersionsView(props: DocumentViewServerProps) {
  const { hasPublishedDoc, initPageResult, routeSegments } = props;
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return notFound();
  const language = panelLanguageOf(req);
  const say = versionsLabels[language];
  const { slug, labels, admin } = collectionConfig;
  const versions = await readVersions(req, slug, docID, hasPublishedDoc);
  const isTrashed = routeSegments[2] === 'trash';
  const form = `${req.payload.config.routes.admin}/collections/${slug}${isTrashed ? '/trash' : ''}/${docID}`;
  // In the drawer of a version another one is chosen, with which that one is compared.
  const isChoice = Boolean(props.versions?.useVersionDrawerCreatedAtCell);
  const hrefOf = ({ id, comparedWith }: ListedVersion) => {
    if (isChoice) return `?${new URLSearchParams({ ...textsOf(props.searchParams), versionFrom: String(id) })}`;
    return `${form}/versions/${id}${comparedWith === null ? '' : `?versionFrom=${comparedWith}`}`;
  };
  return (
    <main>
      {isChoice ? null : (
        <SetDocumentStepNav
          collectionSlug={slug}
          id={docID}
          isTrashed={isTrashed}
          pluralLabel={labels.plural}
          useAsTitle={admin.useAsTitle}
          view={say.title}
        />
      )}
      <Gutter className={panelStyles.view}>
        <h2 id="versions-title">{say.title}</h2>
        {versions.length === 0 ? (
          <p className={panelStyles.intro}>{say.none}</p>
        ) : (
          <>
            {isChoice ? null : (
              <p className={panelStyles.intro}>
                {say.kept(draftsAndVersions.maxPerDoc)}{' '}
                {versions.some(({ state }) => state === 'published') ? say.compared : null}
              </p>
            )}
            <table className={styles.versions} aria-labelledby="versions-title">
              <thead>
                <tr>
                  <th scope="col">{say.savedAt}</th>
                  <th scope="col">{say.savedBy}</th>
                  <th scope="col">{say.state}</th>
                </tr>
              </thead>
              <tbody>
                {versions.map((version) => (
                  <tr key={version.id}>
                    <th scope="row">
                      <a href={hrefOf(version)}>
                        <time dateTime={version.savedAt}>{formatInParis(version.savedAt, language)}</time>
                      </a>
                    </th>
                    <td>{version.savedBy === null ? say.service : (version.savedBy ?? say.gone)}</td>
                    <td>
                      <span className={panelStyles.badge}>{say.states[version.state]}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Gutter>
    </main>
  );
}
