import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  children: ReactNode;
  tone?: 'info' | 'alert' | 'success';
  /** A `Button` at the end of the notice. */
  action?: ReactNode;
  /** For the result of a form: it gets the focus when the page is loaded, and is focusable. */
  takesFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message about the page itself. An alert is read out at once, the others when there is a pause. */
export function Notice({ children, tone = 'info', action, takesFocus = false, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      className={tone === 'info' ? styles.notice : `${styles.notice} ${styles[tone]}`}
      role={tone === 'alert' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: after a form was sent the focus is on its response, without scripts too
      autoFocus={takesFocus}
    >
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
