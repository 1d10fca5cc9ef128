import type { PageHeading } from '../../content/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './page-summary.module.css';

/** The headings of the page as anchors (section 2, "Summary navigation"): where there are two or more to choose from. */
export function PageSummary({ headings }: { headings: PageHeading[] }) {
  const { t } = useLabels();
  if (headings.length < 2) return null;
  return (
    <nav className={styles.summary} aria-labelledby="page-summary">
      <div className={styles.frame}>
        <p className={styles.label} id="page-summary">
          {t('shell.summary')}
        </p>
        <ol className={styles.headings}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.heading} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
