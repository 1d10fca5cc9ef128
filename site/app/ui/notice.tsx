import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeProps = {
  children: ReactNode;
  tone?: 'info' | 'alert' | 'success';
  /** A `Button` at the end of the notice. */
  action?: ReactNode;
};

/** A message about the page itself. An alert is read out at once, the others when there is a pause. */
export function Notice({ children, tone = 'info', action }: NoticeProps) {
  return (
    <div
      className={tone === 'info' ? styles.notice : `${styles.notice} ${styles[tone]}`}
      role={tone === 'alert' ? 'alert' : 'status'}
    >
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
