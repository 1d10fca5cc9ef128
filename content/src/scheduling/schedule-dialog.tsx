'use client';

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import dialogStyles from '../panel/dialog.module.css';
import { formatInParis } from './paris-moment.ts';
import type { ScheduledAction } from './schedule.ts';
import type { PublicationState } from './schedule-endpoints.ts';
import { scheduleLabels } from './schedule-labels.ts';
import styles from './scheduling.module.css';

interface Props {
  state: PublicationState;
  /** fetches the state again */
  refresh: () => Promise<void>;
}

/** The messages of a response that refuses. */
async function refusalOf(response: Response | null): Promise<string | null> {
  const body = (await response?.json().catch(() => null)) as { errors?: { message: string }[] } | null;
  return body?.errors?.[0]?.message ?? null;
}

/** "Programmer…": publishes the document or takes it offline at a minute of a day in Paris. */
export function ScheduleDialog({ state, refresh }: Props) {
  const { id, collectionSlug } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const modified = useFormModified();
  const { dispatchFields } = useForm();
  const isDateOpen = useFormFields(([fields]) => {
    const { publishDate } = fields;
    return publishDate !== undefined && (!publishDate.value || new Date(String(publishDate.value)) > new Date());
  });
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const say = scheduleLabels[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const canPublish = !state.isPublished || state.hasChanges;
  const canUnpublish = state.isPublished || state.schedules.some(({ action }) => action === 'publish');
  const [chosen, setChosen] = useState<ScheduledAction | null>(null);
  const action = chosen ?? (canPublish ? 'publish' : 'unpublish');
  const url = `${config.routes.api}/${collectionSlug}/${id}/schedule?locale=${locale}`;
  const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' };

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  async function plan(event: FormEvent<HTMLFormElement>) {
    // A portal: otherwise the document's form would receive the submit event too.
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const body = JSON.stringify({ action, day: form.get('day'), time: form.get('time') });
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    if (!response?.ok) return setRefusal((await refusalOf(response)) ?? say.failedToAsk);
    const { schedules } = (await response.json()) as PublicationState;
    const planned = schedules.find((each) => each.action === action);
    if (planned) {
      toast.success(say.planned(action, formatInParis(planned.at, language)));
      // The draft has this date now: the form must not overwrite it with the former one.
      if (action === 'publish' && isDateOpen) {
        dispatchFields({ type: 'UPDATE', path: 'publishDate', value: planned.at, initialValue: planned.at });
      }
    }
    dialog.current?.close();
    await refresh();
  }

  async function cancel(cancelled: ScheduledAction) {
    const response = await fetch(`${url}&action=${cancelled}`, { method: 'DELETE', headers }).catch(() => null);
    if (!response?.ok) return setRefusal((await refusalOf(response)) ?? say.failedToAsk);
    toast.success(say.cancelled);
    await refresh();
  }

  const choice = (value: ScheduledAction, isPossible: boolean) => (
    <label>
      <input
        type="radio"
        name="action"
        checked={action === value}
        disabled={!isPossible}
        onChange={() => setChosen(value)}
      />
      {say[value]}
    </label>
  );

  return (
    <>
      <Button buttonStyle="none" className={styles.open} id="action-schedule" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      {isOpen
        ? createPortal(
            <dialog
              ref={dialog}
              className={`${dialogStyles.dialog} ${styles.dialog}`}
              aria-labelledby={name}
              onClose={() => {
                setOpen(false);
                setRefusal(null);
                setChosen(null);
              }}
            >
              <form onSubmit={plan}>
                <h2 id={name}>{say.title(title)}</h2>
                <fieldset>
                  <legend>{say.action}</legend>
                  {choice('publish', canPublish)}
                  {choice('unpublish', canUnpublish)}
                </fieldset>
                <div className={styles.moment}>
                  <label>
                    {say.day}
                    <input type="date" name="day" required />
                  </label>
                  <label>
                    {say.time}
                    <input
                      name="time"
                      required
                      defaultValue="09:00"
                      inputMode="numeric"
                      maxLength={5}
                      pattern="([01][0-9]|2[0-3]):[0-5][0-9]"
                      placeholder={say.timeExample}
                      title={say.noDate}
                    />
                  </label>
                </div>
                {modified && action === 'publish' ? <p className={styles.hint}>{say.saveFirst}</p> : null}
                {refusal ? (
                  <p className={styles.failed} role="alert">
                    {refusal}
                  </p>
                ) : null}
                <div className={styles.buttons}>
                  <Button type="submit" disabled={modified && action === 'publish'} id="confirm-schedule">
                    {say.confirm}
                  </Button>
                  <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
                    {say.close}
                  </Button>
                </div>
              </form>
              {state.schedules.length > 0 ? (
                <ul>
                  {state.schedules.map((each) => (
                    <li key={each.job}>
                      {(each.state === 'waiting' ? say.planned : say.failed)(
                        each.action,
                        formatInParis(each.at, language),
                      )}
                      <Button buttonStyle="none" className={styles.open} onClick={() => void cancel(each.action)}>
                        {say.cancel}
                      </Button>
                    </li>
                  ))}
                </ul>
              ) : null}
            </dialog>,
            document.body,
          )
        : null}
    </>
  );
}
