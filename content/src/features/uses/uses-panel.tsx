'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import panelStyles from '../../panel/panel.module.css';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import { TrashButton } from '../trash/trash-button.tsx';
import type { DescribedUse } from './describe-uses.ts';
import { usesLabels } from './uses-labels.ts';
import styles from './uses-panel.module.css';

type Uses = DescribedUse[] | 'loading' | 'failed';

/** The uses of the open document; fetched again when the window gets the focus. */
function useUses(): Uses {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  const url = id && collectionSlug ? `${config.routes.api}/uses?collection=${collectionSlug}&id=${id}` : null;
  const { data, hasFailed } = useServiceData<{ uses: DescribedUse[] }>(url);
  if (!url) return [];
  return hasFailed ? 'failed' : (data?.uses ?? 'loading');
}

/** In the side bar of a form: where the document is used, with a link to each place; the trash for a file that is not. */
export function UsesPanel() {
  const { id } = useDocumentInfo();
  const say = usesLabels[usePanelLanguage()];
  const uses = useUses();
  if (!id) return null;
  return (
    <section
      className={`${panelStyles.side} ${styles.uses}`}
      aria-labelledby="uses-title"
      aria-busy={uses === 'loading'}
    >
      <h2 id="uses-title">{say.title}</h2>
      {typeof uses === 'string' ? <p>{say[uses]}</p> : null}
      {Array.isArray(uses) && uses.length === 0 ? <p>{say.unused}</p> : null}
      {Array.isArray(uses) && uses.length > 0 ? (
        <ul>
          {uses.map((use) => (
            <li key={use.href}>
              <a href={use.href}>{use.name}</a>
              <span className={panelStyles.note}>
                {[...use.places, say.states[use.state]].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {Array.isArray(uses) && uses.every(({ state }) => state === 'trash') ? <TrashButton /> : null}
    </section>
  );
}
