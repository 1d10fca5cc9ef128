import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { AgendaData } from '../../data/screen-data.ts';
import { formatMonth } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './agenda-filters.module.css';

export type AgendaListData = Extract<AgendaData, { view: 'list' }>;

interface Choice {
  href: string;
  label: string;
  current: boolean;
}

/** Links that narrow the agenda to a campus and to a month; they work without JavaScript. */
export function AgendaFilters({ campus, campuses, month, months }: AgendaListData) {
  const { t, locale } = useLabels();
  const monthUrl = (value?: string) => pathTo('agenda', locale, campus ? { slug: campus.slug } : {}, { month: value });
  return (
    <div className={styles.filters}>
      <Choices
        label={t('agenda.campuses')}
        choices={[
          { href: pathTo('agenda', locale, {}), label: t('agenda.all-campuses'), current: !campus },
          ...campuses.map(({ slug, title, agendaUrl }) => ({
            href: agendaUrl,
            label: title,
            current: slug === campus?.slug,
          })),
        ]}
      />
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

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.choices}>
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
