import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { actions } from '@vitrine/contract/vocabulary/actions.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './action-links.module.css';

/**
 * The three actions as cells: in the top bar of a large screen (`strip`), at the foot of the menu panel (`foot`), and at the thumb of
 * a phone (`bar`; section 2, "Mobile bottom bar").
 */
export function ActionLinks({ place }: { place: 'strip' | 'foot' | 'bar' }) {
  const { t, locale } = useLabels();
  const Tag = place === 'bar' ? 'nav' : 'div';
  return (
    <Tag className={styles[place]} aria-label={place === 'bar' ? t('shell.actions') : undefined}>
      <ul className={styles.cells}>
        {actions.map((action) => (
          <li key={action}>
            <a className={styles.cell} href={pathTo('crm', locale, { action })}>
              {t(`action.${action}`)}
            </a>
          </li>
        ))}
      </ul>
    </Tag>
  );
}
