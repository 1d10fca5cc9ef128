import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './action-choice.module.css';

/** The three actions: large cells to choose from, and a strip once one is chosen. */
export function ActionChoice({ chosen }: { chosen: Action | null }) {
  const { t, locale } = useLabels();
  return (
    <nav aria-label={t('crm.actions')}>
      <ul className={styles.choices} data-strip={chosen !== null || undefined}>
        {actions.map((action) => (
          <li key={action} className={styles.choice} data-chosen={action === chosen || undefined}>
            <Heading level={2} size={chosen ? 'small' : 'medium'}>
              <a
                className={styles.link}
                href={pathTo('crm', locale, { action })}
                aria-current={action === chosen ? 'page' : undefined}
              >
                {t(`action.${action}`)}
              </a>
            </Heading>
            {!chosen && <p>{t(`crm.what.${action}`)}</p>}
            <span className={styles.mark}>
              <Icon name={action === chosen ? 'check' : 'arrow-right'} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
