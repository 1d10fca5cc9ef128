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
} from '@payloadcms/ui';
import { type FormEvent, useRef, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { DialogButton } from '../../panel/dialog-button.tsx';
import panelStyles from '../../panel/panel.module.css';
import { CloseDialog, useDialogRequest } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import type { ScheduledAction } from './schedule.ts';
import type { PublicationState } from './schedule-endpoints.ts';
import { scheduleLabels } from './schedule-labels.ts';
import styles from './scheduling.module.css';

interface Props {
  state: PublicationState;
  /** fetches the state again */
  refresh: () => Promise<void>;
}

/** "Programmer…": publishes the document or takes it offline at a minute of a day in Paris. */
export function ScheduleDialog({ state, refresh }: Props) {
  const { id, collectionSlug } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const modified = useFormModified();
  const { dispatchFields } = useForm();
  const isDateOpen = useFormFields(([fields]) => {
    const { publishDate } = fields;
    return publishDate !== undefined && (!publishDate.value || new Date(String(publishDate.value)) > new Date());
  });
  const language = usePanelLanguage();
  const say = scheduleLabels[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const { refusal, said, send, tell, forget } = useDialogRequest();
  const isPlanned = (other: ScheduledAction) => state.schedules.some(({ action }) => action === other);
  // What will be offline by then can be published again as it is.
  const canPublish = !state.isPublished || state.hasChanges || isPlanned('unpublish');
  const canUnpublish = state.isPublished || isPlanned('publish');
  const [chosen, setChosen] = useState<ScheduledAction | null>(null);
  const action = chosen ?? (canPublish || state.staysOnline ? 'publish' : 'unpublish');
  const url = `${config.routes.api}/${collectionSlug}/${id}/schedule?locale=${locale}`;

  async function plan(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const body = { action, day: form.get('day'), time: form.get('time') };
    const asked = dialog.current;
    const now = await send(asked, () => requestService<PublicationState>(url, { method: 'POST', language, body }));
    if (!now) return;
    const planned = now.schedules.find((each) => each.action === action);
    if (planned) {
      toast.success(say.planned(action, formatInParis(planned.at, language)));
      // The draft has this date now: the form must not overwrite it with the former one.
      if (action === 'publish' && isDateOpen) {
        dispatchFields({ type: 'UPDATE', path: 'publishDate', value: planned.at, initialValue: planned.at });
      }
    }
    asked?.close();
    await refresh();
  }

  async function cancel(cancelled: ScheduledAction) {
    const asked = dialog.current;
    const request = () => requestService(`${url}&action=${cancelled}`, { method: 'DELETE', language });
    if (!(await send(asked, request))) return;
    await refresh();
    tell(asked, say.cancelled);
    // The button went with its row.
    asked?.querySelector('h2')?.focus();
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
    <DialogButton
      id="action-schedule"
      label={say.open}
      ref={dialog}
      className={styles.dialog}
      title={say.title(title)}
      onClose={() => {
        forget();
        setChosen(null);
      }}
    >
      <form onSubmit={plan}>
        <fieldset>
          <legend>{say.action}</legend>
          {choice('publish', canPublish)}
          {!state.staysOnline && choice('unpublish', canUnpublish)}
        </fieldset>
        <div className={`${dialogStyles.fields} ${styles.moment}`}>
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
        {modified && action === 'publish' ? <p>{say.saveFirst}</p> : null}
        <Refusal>{refusal}</Refusal>
        <p role="status">{said}</p>
        <div className={dialogStyles.buttons}>
          <Button type="submit" disabled={modified && action === 'publish'} id="confirm-schedule">
            {say.confirm}
          </Button>
          <CloseDialog />
        </div>
      </form>
      {state.schedules.length > 0 ? (
        <ul>
          {state.schedules.map((each) => (
            <li key={each.job}>
              {(each.state === 'waiting' ? say.planned : say.failed)(each.action, formatInParis(each.at, language))}
              <Button buttonStyle="none" className={panelStyles.action} onClick={() => void cancel(each.action)}>
                {say.cancel}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </DialogButton>
  );
}
