'use client';

import { Button, useConfig, useDocumentInfo, useDocumentTitle, useFormModified, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import dialogStyles from '../panel/dialog.module.css';
import type { Repetitions } from './repeat-endpoint.ts';
import { repeatLabels } from './repeat-labels.ts';
import { mostRepetitions } from './repeated-event.ts';
import styles from './repetitions.module.css';

/** "Répéter…" in the form of an event: asks for days, and makes a draft for each. */
export function RepeatDialog() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const modified = useFormModified();
  const say = repeatLabels[i18n.language === 'en' ? 'en' : 'fr'];
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [created, setCreated] = useState<number[]>([]);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  if (!id || isTrashed) return null;

  const chosen = days.filter(Boolean);
  // One more field as soon as the last one is filled.
  const fields = chosen.length === days.length && days.length < mostRepetitions ? [...days, ''] : days;
  const list = `${config.routes.admin}/collections/${collectionSlug}?${created
    .map((each, index) => `where[or][0][and][0][id][in][${index}]=${each}`)
    .join('&')}`;

  async function repeat(event: FormEvent<HTMLFormElement>) {
    // A portal: otherwise the document's form would receive the submit event too.
    event.preventDefault();
    event.stopPropagation();
    const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}/repeat`, {
      method: 'POST',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ days: chosen }),
    }).catch(() => null);
    const body = await response?.json().catch(() => null);
    if (!response?.ok) {
      const { errors } = (body ?? {}) as { errors?: { message: string }[] };
      return setRefusal(errors?.[0]?.message ?? say.failed);
    }
    setRefusal(null);
    setDays([]);
    setCreated((body as Repetitions).ids);
  }

  return (
    <>
      <Button buttonStyle="none" className={styles.open} id="action-repeat" onClick={() => setOpen(true)}>
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
                setCreated([]);
              }}
            >
              <form onSubmit={repeat}>
                <h2 id={name}>{say.title(title)}</h2>
                <p>{say.explained}</p>
                <div className={styles.days}>
                  {fields.map((day, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the list
                    <label key={index}>
                      {say.day(index + 1)}
                      <input
                        type="date"
                        value={day}
                        onChange={({ target }) => setDays(fields.with(index, target.value))}
                      />
                    </label>
                  ))}
                </div>
                {modified ? <p>{say.saveFirst}</p> : null}
                {refusal ? (
                  <p className={styles.failed} role="alert">
                    {refusal}
                  </p>
                ) : null}
                <p role="status" className={styles.created}>
                  {created.length > 0 ? (
                    <>
                      {say.created(created.length)} <a href={list}>{say.see}</a>
                    </>
                  ) : null}
                </p>
                <div className={styles.buttons}>
                  <Button type="submit" disabled={modified || chosen.length === 0} id="confirm-repeat">
                    {say.confirm(chosen.length)}
                  </Button>
                  <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
                    {say.close}
                  </Button>
                </div>
              </form>
            </dialog>,
            document.body,
          )
        : null}
    </>
  );
}
