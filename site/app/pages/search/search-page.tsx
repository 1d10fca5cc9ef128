import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { longestSearch } from '@vitrine/contract/routes/parse-url.ts';
import { type SearchKind, searchKinds } from '@vitrine/contract/vocabulary/search-kinds.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import type { SearchOutcome } from '../../data/search.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { FoundRow } from './found-row.tsx';
import * as styles from './search-page.module.css';

interface Asked {
  question: string;
  kind: SearchKind | null;
  outcome: SearchOutcome;
}

/** The field of the search page, as large as a title: a plain GET form. */
function SearchForm({ question }: { question: string }) {
  const { t, locale } = useLabels();
  return (
    <search>
      <form className={styles.form} action={pathTo('search', locale)}>
        <label className={styles.field}>
          <span>{t('search.field')}</span>
          <input
            key={question}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={question}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            required
          />
        </label>
        <button className={styles.submit} type="submit">
          <Icon name="search" />
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
}

/** The kinds of what was found as links, each with how many there are. */
function Filters({ question, kind, outcome: { counts } }: Asked) {
  const { t, locale } = useLabels();
  const present = searchKinds.filter((name) => counts[name] || name === kind);
  if (present.length < 2 && !kind) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { name: null, label: t('search.all'), count: all },
    ...present.map((name) => ({ name, label: t(`search.kinds.${name}`), count: counts[name] ?? 0 })),
  ];
  return (
    <Cell kind="flush">
      <nav aria-label={t('search.filters')}>
        <ul className={styles.filters}>
          {entries.map(({ name, label, count }) => (
            <li key={name ?? ''}>
              <a
                className={styles.filter}
                href={pathTo('search', locale, undefined, { q: question, kind: name ?? undefined })}
                aria-current={name === kind ? 'true' : undefined}
              >
                {label} <span className={styles.number}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Cell>
  );
}

/** The label that says that nothing was found: of this kind, or at all. */
const emptyLabel = (kind: Asked['kind']) => (kind ? 'search.empty-kind' : 'search.empty-title');

/** Nothing was found: the nearest words, and the three actions. */
function Nothing({ question, kind, outcome: { nearest } }: Asked) {
  const { t, locale } = useLabels();
  return (
    <EmptyState
      title={t(emptyLabel(kind), { question })}
      action={
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={action}>
              <ActionLink action={action} />
            </li>
          ))}
        </ul>
      }
    >
      {kind && (
        <p>
          <ArrowLink href={pathTo('search', locale, undefined, { q: question })}>{t('search.show-all')}</ArrowLink>
        </p>
      )}
      {nearest.length > 0 && (
        <p className={styles.nearest}>
          {t('search.nearest')}
          {nearest.map((word) => (
            <TextLink key={word} href={pathTo('search', locale, undefined, { q: word })}>
              {word}
            </TextLink>
          ))}
        </p>
      )}
      <p>{t('search.empty-text')}</p>
    </EmptyState>
  );
}

/** What was found, the best first, under the kinds by which it can be narrowed. */
function Results(asked: Asked) {
  const { t, locale } = useLabels();
  const { pages, total } = asked.outcome;
  const isEmpty = pages.length === 0;
  const count = t(`search.count-${formOf(total, locale)}`, { count: total });
  return (
    <>
      <Filters {...asked} />
      <Cell kind={isEmpty ? 'flush' : 'open'}>
        {/* Always the same element: only then is a change of its words said. */}
        <p className={isEmpty ? hidden.hidden : styles.count} role="status">
          {asked.kind && !isEmpty && <span className={hidden.hidden}>{t(`search.kinds.${asked.kind}`)}, </span>}
          {isEmpty ? t(emptyLabel(asked.kind), { question: asked.question }) : <b>{count}</b>}
          {pages.length < total && ` ${t('search.shown-first', { count: pages.length })}`}
        </p>
        {isEmpty && <Nothing {...asked} />}
      </Cell>
      {!isEmpty && (
        <ol className={styles.results}>
          {pages.map((page) => (
            <FoundRow key={page.url} page={page} />
          ))}
        </ol>
      )}
    </>
  );
}

/** The search of the site: a plain GET form, and what it found (section 14). */
export function SearchPage({ question, kind, outcome }: ScreenData['search']) {
  const { t } = useLabels();
  return (
    <Section label={t('search.title')}>
      <Cell kind="open">
        <div className={styles.title}>
          <Heading level={1} size={question ? 'large' : 'huge'}>
            {question ? t('search.results-title', { question }) : t('search.title')}
          </Heading>
          {!question && <p className={styles.introduction}>{t('search.introduction')}</p>}
        </div>
      </Cell>
      <Cell kind="flush">
        <SearchForm question={question} />
      </Cell>
      {outcome && <Results question={question} kind={kind} outcome={outcome} />}
    </Section>
  );
}
