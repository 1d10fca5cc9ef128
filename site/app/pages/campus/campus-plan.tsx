import type { CampusDetail } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './campus-plan.module.css';

/** What the letters of the site plan stand for, with the minutes that one walks from there. */
export function PlanLegend({ landmarks }: Pick<NonNullable<CampusDetail['plan']>, 'landmarks'>) {
  const { t } = useLabels();
  return (
    <ul className={styles.legend}>
      {landmarks.map(({ letter, name, minutes }) => (
        <li key={letter} className={styles.landmark}>
          <span className={styles.letter}>{letter}</span>
          <span>{name}</span>
          {minutes && <span className={styles.minutes}>{t('campus.plan.minutes', { count: minutes })}</span>}
        </li>
      ))}
    </ul>
  );
}
