import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { PortfoliosData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './course-index.module.css';

interface CourseIndexProps {
  courses: PortfoliosData['courses'];
  /** number of all works */
  total: number;
  /** slug of the course that is shown alone */
  current: string | undefined;
}

/** The courses of the exhibition: a link for each, with the number of its works. */
export function CourseIndex({ courses, total, current }: CourseIndexProps) {
  const { t, locale } = useLabels();
  const all = {
    title: t('portfolios.all'),
    slug: undefined,
    family: undefined,
    portfolioUrl: pathTo('portfolios', locale, {}),
    count: total,
  };
  return (
    <nav className={styles.nav} aria-label={t('portfolios.filter')}>
      <ul className={styles.index}>
        {[all, ...courses].map(({ title, slug, family, portfolioUrl, count }) => (
          <li key={portfolioUrl} className={styles.entry} data-family={family ?? 'school'}>
            <a className={styles.link} href={portfolioUrl} aria-current={slug === current ? 'page' : undefined}>
              <span>{title}</span> <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
