'use client';

import { Button, useConfig, useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { DialogButton } from '../../panel/dialog-button.tsx';
import { CloseDialog, useDialogRequest } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import type { Repetitions } from './repeat-endpoint.ts';
import { repeatLabels } from './repeat-labels.ts';
import { mostRepetitions } from './repeated-event.ts';
import styles from './repetitions.module.css';

/** "Répéter…" in the form of an event: asks for days, and makes a draft for each. */
export function RepeatDialog() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const modified = useFormModified();
  const language = usePanelLanguage();
  const say = repeatLabels[language];
  const [days, setDays] = useState<string[]>([]);
  const [created, setCreated] = useState<number[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const { isSending, refusal, said, send, tell, forget } = useDialogRequest();

  if (!id || isTrashed) return null;

  const chosen = days.filter(Boolean);
  // One more field as soon as the last one is filled.
  const fields = chosen.length === days.length && days.length < mostRepetitions ? [...days, ''] : days;
  // With an index each, the panel would drop the condition from the 22nd on: its parser makes no list of more.
  const list = `${config.routes.admin}/collections/${collectionSlug}?limit=100&where[or][0][and][0][id][in]=${created.join(',')}`;

  async function repeat() {
    const asked = dialog.current;
    const url = `${config.routes.api}/${collectionSlug}/${id}/repeat`;
    const body = { days: chosen };
    const made = await send(asked, () => requestService<Repetitions>(url, { method: 'POST', language, body }));
    if (!made) return;
    setDays([]);
    setCreated(made.ids);
    tell(asked, say.created(made.ids.length));
    // Without days the button is disabled, and would lose the focus.
    asked?.querySelector('h2')?.focus();
  }

  return (
    <DialogButton id="action-repeat" label={say.open} ref={dialog} title={say.title(title)} onClose={forget}>
      <form onSubmit={() => void repeat()}>
        <p>{say.explained}</p>
        <div className={`${dialogStyles.fields} ${styles.days}`}>
          {fields.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the list
            <label key={index}>
              {say.day(index + 1)}
              <input type="date" value={day} onChange={({ target }) => setDays(fields.with(index, target.value))} />
            </label>
          ))}
        </div>
        {modified ? <p>{say.saveFirst}</p> : null}
        <Refusal>{refusal}</Refusal>
        <p role="status">
          {said ? (
            <>
              {said} <a href={list}>{say.see}</a>
            </>
          ) : null}
        </p>
        <div className={dialogStyles.buttons}>
          <Button type="submit" disabled={modified || chosen.length === 0} id="confirm-repeat">
            {isSending ? say.creating : say.confirm(chosen.length)}
          </Button>
          <CloseDialog />
        </div>
      </form>
    </DialogButton>
  );
}
