import { useEffect, useRef } from 'react';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './app-messages.module.css';
import { useAppState } from './app-state.ts';
import { useRoomForMessages } from './room-for-messages.ts';
import { acceptUpdate, declineUpdate } from './updates.ts';

/**
 * What the app says over the page, above everything, modal panels included: the connection (section 1) and new versions.
 * The page stays usable, and what has the focus is never underneath.
 */
export function AppMessages() {
  const { t } = useLabels();
  const { connection, update } = useAppState();
  const stack = useRef<HTMLDivElement>(null);
  const said = `${connection} ${update}`;
  useRoomForMessages(stack);

  useEffect(() => {
    const element = stack.current;
    if (!element?.showPopover) return;
    // Shown anew, it stands above a panel that was opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (said !== 'unremarkable none') element.showPopover();
  }, [said]);

  return (
    <div ref={stack} popover="manual" className={styles.stack} data-screen-only>
      {connection === 'offline' && <Notice tone="alert">{t('app.offline')}</Notice>}
      {connection === 'back' && <Notice tone="success">{t('app.online')}</Notice>}
      {(update === 'offered' || update === 'accepted') && (
        <Notice
          action={
            <span className={styles.answers}>
              <Button disabled={update === 'accepted'} onClick={acceptUpdate}>
                {t('app.update.apply')}
              </Button>
              <Button variant="quiet" disabled={update === 'accepted'} onClick={declineUpdate}>
                {t('app.update.later')}
              </Button>
            </span>
          }
        >
          {t('app.update.title')}
        </Notice>
      )}
      {update === 'deferred' && (
        <Notice
          action={
            <Button variant="quiet" onClick={declineUpdate}>
              {t('app.update.understood')}
            </Button>
          }
        >
          {t('app.update.deferred')}
        </Notice>
      )}
    </div>
  );
}
