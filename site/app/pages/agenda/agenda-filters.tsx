import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { AgendaData } from '../../data/screen-data.ts';
import { formatMonth } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './agenda-filters.module.css';

export type AgendaListData = Extract<AgendaData, { view: 'list' }>;

interface Choice {
  href: string;
  label: string;
  current: boolean;
}

/** Links that narrow the agenda to a campus, to a kind and to a month; they work without JavaScript. */
export function AgendaFilters({ campus, campuses, kind, kinds, month, months }: AgendaListData) {
  const { t, locale } = useLabels();
  const here = campus ? { slug: campus.slug } : {};
  const kindUrl = (value?: EventKind) => pathTo('agenda', locale, here, { kind: value });
  // Months are those of the kind, which stays. It stays with another campus too; the present one has another URL than the filter
  // of the kind, so that the focus can return to that.
  const monthUrl = (value?: string) => pathTo('agenda', locale, here, { month: value, kind: kind ?? undefined });
  return (
    <div className={styles.filters}>
      <Choices
        label={t('agenda.campuses')}
        choices={[
          {
            href: pathTo('agenda', locale, {}, { kind: (campus && kind) ?? undefined }),
            label: t('agenda.all-campuses'),
            current: !campus,
          },
          ...campuses.map(({ slug, title, agendaUrl }) => ({
            href: slug === campus?.slug ? pathTo('agenda', locale, here) : agendaUrl,
            label: title,
            current: slug === campus?.slug,
          })),
        ]}
      />
      {(kinds.length > 1 || kind) && (
        <Choices
          label={t('agenda.kinds')}
          strip={kinds.length > 5}
          choices={[
            { href: kindUrl(), label: t('agenda.all-kinds'), current: !kind },
            ...kinds.map((value) => ({
              href: kindUrl(value),
              label: t(`event-kind.${value}`),
              current: value === kind,
            })),
          ]}
        />
      )}
      {months.length > 1 && (
        <Choices
          label={t('agenda.months')}
          choices={[
            { href: monthUrl(), label: t('agenda.all-months'), current: !month },
            ...months.map((value) => ({
              href: monthUrl(value),
              label: formatMonth(value, locale),
              current: value === month,
            })),
          ]}
        />
      )}
    </div>
  );
}

/** @param strip in one row, which scrolls where it is too long: more choices than the grid has room for */
function Choices({ label, choices, strip }: { label: string; choices: Choice[]; strip?: boolean }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={strip ? `${styles.choices} ${styles.strip}` : styles.choices}>
        {choices.map((choice) => (
          <li key={choice.href} className={styles.choice}>
            <a className={styles.link} href={choice.href} aria-current={choice.current || undefined}>
              <span>{choice.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
