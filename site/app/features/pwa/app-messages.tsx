import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { pathOfKept } from '../../data/lazy/kept-action.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as styles from './app-messages.module.css';
import { useAppState } from './app-state.ts';
import { settleLater } from './connectivity.ts';
import { acceptUpdate, declineUpdate } from './updates.ts';

/** Pixels between the messages and what is below them. */
const gap = 12;

/**
 * Sets how much of the end of the page the messages cover, in the property `--messages` of the document: so that the end
 * can be read, what has the focus is not underneath, and what floats at the bottom can move up.
 */
function useRoomForMessages(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) style.setProperty('--messages', `${element.offsetHeight + gap}px`);
      else style.removeProperty('--messages');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--messages');
    };
  }, [stack]);
}

/** Links of a map are elements of SVG. */
type Focusable = HTMLElement | SVGElement;

/**
 * What the app says over the page: the connection (section 1) and new versions. The page stays usable, and what has the focus is
 * never underneath.
 * @param navigation key of the navigation that led to what is shown
 */
export function AppMessages({ navigation }: { navigation: string }) {
  const { t, locale } = useLabels();
  const { connection, update, later } = useAppState();
  const stack = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came to a message. */
  const before = useRef<Focusable | null>(null);
  const isSilent = connection === 'unremarkable' && update === 'none' && !later;
  // A navigation takes an open panel away without an event, one to the page that is open too.
  const said = isSilent ? '' : `${connection} ${update} ${later?.action ?? 'none'} ${navigation}`;
  useRoomForMessages(stack);

  useEffect(() => {
    const element = stack.current;
    if (!element?.togglePopover) return;
    // All but an open panel is inert: what is said there is neither heard nor answered. It is said once the panel is closed.
    const show = () => element.togglePopover(said !== '' && !document.querySelector('dialog:modal'));
    show();
    // The event of a dialog does not bubble.
    document.addEventListener('close', show, { capture: true });
    // The button that was pressed is gone with its message.
    if (before.current && document.activeElement === document.body) {
      const back = before.current.isConnected ? before.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
      before.current = null;
    }
    return () => document.removeEventListener('close', show, { capture: true });
  }, [said]);

  const isElsewhere = (place: EventTarget | null): place is Focusable =>
    (place instanceof HTMLElement || place instanceof SVGElement) && !stack.current?.contains(place);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (isElsewhere(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // The visitor has gone on. Of a button that is gone the focus has no next place.
    if (isElsewhere(relatedTarget)) before.current = null;
  };

  return (
    // In the document before the messages: the words of a region that is new there are not announced.
    <div aria-live="polite">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus comes from */}
      <div ref={stack} popover="manual" className={styles.stack} onFocus={onFocus} onBlur={onBlur} data-screen-only>
        {connection === 'offline' && <Notice tone="alert">{t('app.offline')}</Notice>}
        {connection === 'back' && <Notice tone="success">{t('app.online')}</Notice>}
        {later && (
          <Notice
            action={
              <span className={styles.answers}>
                <ButtonLink href={pathOfKept(later, locale)} rel="nofollow" onClickCapture={settleLater}>
                  {t('app.later.resume')}
                </ButtonLink>
                <Button variant="quiet" onClick={settleLater}>
                  {t('app.later.forget')}
                </Button>
              </span>
            }
          >
            {t('app.later.offer', { action: t(`action.${later.action}`) })}
          </Notice>
        )}
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
    </div>
  );
}
