import { getTranslation } from '@payloadcms/translations';
import type { BeforeListTableServerProps, ServerProps } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { countTodo, listUrl, type Todo, translatedCollections } from './translation-counts.ts';
import { stateLabels, translationLabels } from './translation-labels.ts';
import styles from './translations.module.css';

/** On the dashboard: what is to be translated of the editor's school, each number a link to the filtered list. */
export async function TranslationReport({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const language = panelLanguageOf({ i18n });
  const say = translationLabels[language];
  const { admin } = payload.config.routes;
  const counted = await Promise.all(
    translatedCollections(payload).map(async (collection) => ({
      collection,
      name: getTranslation(payload.collections[collection].config.labels.plural, i18n),
      counts: await countTodo({ payload, collection, user }),
    })),
  );
  const rows = counted.filter(({ counts }) => counts.untranslated + counts.outdated > 0);
  const cell = (row: (typeof rows)[number], filter: Todo, label: string) => {
    const count = row.counts[filter];
    return (
      <td>
        {count > 0 ? (
          <a href={listUrl(admin, row.collection, filter)} aria-label={`${count}, ${row.name}, ${label}`}>
            {count}
          </a>
        ) : (
          0
        )}
      </td>
    );
  };
  return (
    <section className={styles.report} aria-labelledby="translation-report">
      <h2 id="translation-report">{say.report}</h2>
      {rows.length === 0 ? (
        <p>{say.nothingToDo}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.collection}</th>
              <th scope="col">{stateLabels[language].missing}</th>
              <th scope="col">{stateLabels[language].outdated}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.collection}>
                <th scope="row">{row.name}</th>
                {cell(row, 'untranslated', say.todo(row.counts.untranslated))}
                {cell(row, 'outdated', say.outdated(row.counts.outdated))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Above a list: how many of its documents are to be translated, each number a link that filters the list. */
export async function TranslationFilters({
  collectionSlug: collection,
  i18n,
  payload,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  if (!user) return null;
  const say = translationLabels[panelLanguageOf({ i18n })];
  const counts = await countTodo({ payload, collection, user });
  const isFiltered = JSON.stringify(searchParams ?? {}).includes('[translation]');
  if (counts.untranslated + counts.outdated === 0 && !isFiltered) return null;
  const { admin } = payload.config.routes;
  const link = (filter: Todo, label: string) =>
    counts[filter] > 0 ? <a href={listUrl(admin, collection, filter)}>{label}</a> : null;
  return (
    <nav className={styles.filters} aria-label={say.filters}>
      {link('untranslated', say.todo(counts.untranslated))}
      {link('outdated', say.outdated(counts.outdated))}
      {isFiltered ? <a href={listUrl(admin, collection)}>{say.all}</a> : null}
    </nav>
  );
}
