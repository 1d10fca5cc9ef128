import type { BeforeListTableServerProps } from 'payload';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { countTodo, listUrl, type Todo } from './translation-counts.ts';
import { translationLabels } from './translation-labels.ts';
import styles from './translations.module.css';

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
