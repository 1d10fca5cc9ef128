import { knownInput } from '@vitrine/contract/routes/parse-url.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary/actions.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { forgetAction, keepAction, keptAction } from '../../data/lazy/kept-action.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as sheet from '../../ui/side-panel/side-panel.module.css';
import { useBackdrop } from '../../ui/side-panel/use-backdrop.ts';
import * as styles from './action-panel.module.css';
import { type ChoiceState, choose, guidance, isComplete, nextRequest, openedWith } from './choice.ts';
import { ChoiceStep } from './choice-step.tsx';
import { type CrmLinkSettings, sendRequest, whyFailed } from './crm-requests.ts';
import { LinkWarning } from './link-warning.tsx';

export interface ActionPanelProps {
  action: Action;
  /** the call to action that was clicked: what its URL has chosen counts before what the page has */
  opener: HTMLAnchorElement;
  /** what the page has already chosen: French slugs */
  deep: { course?: string; campus?: string } | undefined;
  crmLinkSettings: CrmLinkSettings;
  onClose: () => void;
}

/** What is chosen when the popin opens (section 4, "Deep choice"). */
function chosenBefore({ search }: HTMLAnchorElement, deep: ActionPanelProps['deep']) {
  const { course, campus } = knownInput('crm', {}, new URLSearchParams(search));
  return course || campus ? { ...(course && { course }), ...(campus && { campus }) } : deep;
}

/** Milliseconds after which a page that is still there was not left. */
const longestLeave = 10_000;

/** The popin of the action flow (section 4): action, course, campus on one panel, and the link to the CRM. */
export function ActionPanel({ action, opener, deep, crmLinkSettings, onClose }: ActionPanelProps) {
  const { t, locale } = useLabels();
  const [state, send] = useReducer(choose, openedWith(action, chosenBefore(opener, deep)));
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const backdrop = useBackdrop();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);

  useEffect(() => {
    // From the CRM back to the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'come-back' });
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  useEffect(() => {
    const request = nextRequest(state);
    // A request that is sent twice is harmless: responses are cached, and a second one changes nothing.
    if (request)
      void sendRequest(request, locale, crmLinkSettings).then((event) => {
        if (event.type === 'failed' && !navigator.onLine) keepAction({ ...state, action: request.action });
        send(event);
      });
    // For `navigation/lazy/count-visits.ts`, which is loaded when the browser is idle.
    dialog.current?.dispatchEvent(new CustomEvent('choice', { bubbles: true, detail: [state, isComplete(state)] }));
    if (state.outcome.kind !== 'leaving') return;
    // Another one that is kept for later stays on offer.
    if (keptAction()?.action === state.action) forgetAction();
    window.location.assign(state.outcome.url);
    // What is downloaded leaves the page as it is.
    const stays = setTimeout(() => send({ type: 'come-back' }), longestLeave);
    return () => clearTimeout(stays);
  }, [state, locale, crmLinkSettings]);

  useEffect(() => {
    // What was pressed may be gone (clear all, try again, a campus alone in its list): Enter and Tab go on from the title.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });

  const confirmByEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a');
    if (event.key === 'Enter' && !onControl) event.currentTarget.requestSubmit();
  };
  const retry = () => send({ type: 'retry' });
  const closeByClick = (event: MouseEvent<HTMLDialogElement>) => {
    // Not by the second half of a double click on what opened it.
    if (backdrop.isClicked(event) && event.detail < 2) event.currentTarget.close();
  };
  const close = () => {
    onClose();
    // An offer that was taken up is gone.
    (opener.isConnected ? opener : document.querySelector('main'))?.focus();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's click; the keyboard has Escape
    <dialog
      ref={dialog}
      className={sheet.panel}
      aria-labelledby={titleId}
      onClose={close}
      onPointerDown={backdrop.notePress}
      onClick={closeByClick}
    >
      <form
        className={styles.form}
        onKeyDown={confirmByEnter}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'confirm' });
        }}
      >
        <header className={`${sheet.head} ${styles.head}`}>
          <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
            {t(`crm.title.${state.action ?? 'choose'}`)}
          </h2>
          <button type="button" className={sheet.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" label={t('crm.close')} />
          </button>
        </header>
        <div className={styles.steps}>
          <ChoiceStep
            number={1}
            title={t('crm.actions')}
            look="action"
            list={{ status: 'loaded', items: actions.map((slug) => ({ slug, name: t(`action.${slug}`) })) }}
            chosen={state.action}
            waiting=""
            empty=""
            onChoose={(slug) => send({ type: 'choose-action', action: slug as Action })}
            onRetry={retry}
          />
          <ChoiceStep
            number={2}
            title={t('crm.course')}
            list={state.courses}
            chosen={state.course}
            waiting={t('crm.action-first')}
            empty={t('crm.no-courses')}
            onChoose={(slug) => send({ type: 'choose-course', slug })}
            onRetry={retry}
          />
          <ChoiceStep
            number={3}
            title={t('crm.campus')}
            list={state.campuses}
            chosen={state.campus}
            waiting={t('crm.course-first')}
            empty={t('crm.no-campuses')}
            onChoose={(slug) => send({ type: 'choose-campus', slug })}
            onRetry={retry}
          />
        </div>
        <footer className={styles.foot}>
          <Warning state={state} onRetry={retry} />
          <p className={styles.guidance} aria-live="polite">
            {guidance(state, t)}
          </p>
          {(state.course || state.campus) && (
            <button type="button" className={styles.reset} onClick={() => send({ type: 'reset' })}>
              {t('crm.reset')}
            </button>
          )}
          {isComplete(state) && (
            <div className={styles.confirm}>
              <Button type="submit" variant="action" icon="arrow-right" fill>
                {t('crm.confirm')}
              </Button>
            </div>
          )}
        </footer>
      </form>
    </dialog>
  );
}

function Warning({ state, onRetry }: { state: ChoiceState; onRetry: () => void }) {
  const { t } = useLabels();
  const { outcome, campuses } = state;
  if (outcome.kind === 'failed') {
    return (
      <Notice tone="alert" action={<Button onClick={onRetry}>{t('crm.retry')}</Button>}>
        <p>{t(whyFailed())}</p>
      </Notice>
    );
  }
  if (outcome.kind !== 'incomplete' && outcome.kind !== 'unavailable') return null;
  const campus = campuses.status === 'loaded' ? campuses.items.find(({ slug }) => slug === state.campus) : null;
  return <LinkWarning kind={outcome.kind} campus={campus ?? null} />;
}
