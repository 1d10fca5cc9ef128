import type { Ref } from 'react';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './consent-control.module.css';

/** Asks again what the visitor agrees to: stands in the footer of every page. Not shown where scripts are off. */
export function ConsentControl({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const { t } = useLabels();
  return (
    <button ref={ref} type="button" className={styles.control} onClick={onClick}>
      {t('consent.manage')}
    </button>
  );
}
