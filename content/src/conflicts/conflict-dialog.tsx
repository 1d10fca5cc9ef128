'use client';

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import dialogStyles from '../panel/dialog.module.css';
import { formatInParis } from '../scheduling/paris-moment.ts';
import styles from './conflict-dialog.module.css';
import { conflictLabels } from './conflict-labels.ts';
import type { Conflict } from './find-conflict.ts';

/**
 * Opens after a save was refused because somebody else saved the document since it was opened: both versions side by side,
 * and the choice of which to keep. Until then the form stays as it is.
 */
export function ConflictDialog() {
  const { id, collectionSlug, incrementVersionCount } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const { getData, reset, submit } = useForm();
  const isProcessing = useFormProcessing();
  const mark = useFormFields(([fields]) => fields.updatedAt?.value);
  const markBefore = useRef<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const say = conflictLabels[language];
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  const query = `?locale=${locale}&depth=0&fallback-locale=null`;
  const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' };
  const post = (path: string) =>
    fetch(`${url}/${path}${query}`, { method: 'POST', headers, body: JSON.stringify(getData()) }).catch(() => null);

  async function look() {
    const response = await post('conflict');
    const read = response?.ok
      ? ((await response.json().catch(() => null)) as { conflict: Conflict | null } | null)
      : null;
    if (read?.conflict) setConflict(read.conflict);
  }

  // After a successful save the form has a new `updatedAt`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a save is a reason to look
  useEffect(() => {
    if (isProcessing) {
      markBefore.current = mark;
      return;
    }
    const wasRefused = Boolean(markBefore.current) && markBefore.current === mark;
    markBefore.current = null;
    if (wasRefused && id) void look();
  }, [isProcessing]);

  useEffect(() => {
    if (conflict && !dialog.current?.open) dialog.current?.showModal();
  }, [conflict]);

  if (!conflict) return null;
  const { fields, isKept, isOwn, savedAt } = conflict;
  const when = formatInParis(savedAt, language);
  const draft = isKept ? '&draft=true' : '';

  async function keepMine() {
    dialog.current?.close();
    const overrides = { updatedAt: savedAt, ...(isKept && { _status: 'draft' }) };
    await submit({ action: `${url}${query}${draft}`, method: 'PATCH', overrides, skipValidation: isKept });
  }

  async function takeTheirs() {
    const aside = isKept ? await post('set-aside') : null;
    const isAside = !isKept || aside?.ok;
    const response = isAside ? await fetch(`${url}${query}${draft}`, { headers }).catch(() => null) : null;
    if (!response?.ok) {
      const refused = (await aside?.json().catch(() => null)) as { errors?: { message: string }[] } | null;
      toast.error(refused?.errors?.[0]?.message ?? say.failed);
      return;
    }
    dialog.current?.close();
    await reset(await response.json());
    incrementVersionCount();
    toast.success(isKept ? say.takenAside : say.taken);
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby={name}
      onClose={() => setConflict(null)}
    >
      <h2 id={name}>{say.title}</h2>
      <p>{isOwn ? say.bySelf(when) : say.by(conflict.savedBy ?? say.somebody, when)}</p>
      <div className={styles.fields}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.field}</th>
              <th scope="col">{say.mine}</th>
              <th scope="col">{isOwn ? say.theirsOwn : say.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || say.empty}</td>
                <td>{theirs || say.empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{isKept ? say.kept : say.notKept}</p>
      <div className={styles.buttons}>
        <Button id="conflict-keep-mine" onClick={() => void keepMine()}>
          {say.keepMine}
        </Button>
        <Button id="conflict-take-theirs" buttonStyle="secondary" onClick={() => void takeTheirs()}>
          {isOwn ? say.takeTheirsOwn : say.takeTheirs}
        </Button>
        <Button buttonStyle="none" onClick={() => dialog.current?.close()}>
          {say.later}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
