import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { actions } from '@vitrine/contract/vocabulary/actions.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './action-links.module.css';

/** The three actions as one strip of cells: in the top bar of a large screen. */
export function ActionStrip() {
  return (
    <div className={styles.strip}>
      <ActionCells />
    </div>
  );
}

/** The three actions at the thumb of a phone (section 2, "Mobile bottom bar"). */
export function ActionBar() {
  const { t } = useLabels();
  return (
    <nav className={styles.bar} aria-label={t('shell.actions')}>
      <ActionCells />
    </nav>
  );
}

function ActionCells() {
  const { t, locale } = useLabels();
  return (
    <ul className={styles.cells}>
      {actions.map((action) => (
        <li key={action}>
          <a className={styles.cell} href={pathTo('crm', locale, { action })}>
            {t(`action.${action}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The three actions at the foot of the menu panel. */
export function ActionFoot() {
  return (
    <div className={styles.foot}>
      <ActionCells />
    </div>
  );
}
