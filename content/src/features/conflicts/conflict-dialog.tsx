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
  useUploadEdits,
} from '@payloadcms/ui';
import type { Data } from 'payload';
import { useEffect, useRef, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { PanelDialog } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import styles from './conflict-dialog.module.css';
import { conflictLabels } from './conflict-labels.ts';
import type { Conflict } from './find-conflict.ts';

/**
 * Opens after a save was refused because somebody else saved the document since it was opened: both versions side by side,
 * and the choice of which to keep. Until then the form stays as it is.
 */
export function ConflictDialog() {
  const { action, id, collectionSlug, incrementVersionCount, setData, setUnpublishedVersionCount } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getData, reset, setIsValid, submit } = useForm();
  const { resetUploadEdits, uploadEdits } = useUploadEdits();
  const isProcessing = useFormProcessing();
  const mark = useFormFields(([fields]) => fields.updatedAt?.value);
  const markBefore = useRef<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const language = usePanelLanguage();
  const say = conflictLabels[language];
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  const query = `?locale=${locale}&depth=0&fallback-locale=null`;
  const post = <T,>(path: string, body: object) =>
    requestService<T>(`${url}/${path}${query}`, { method: 'POST', language, body });

  async function look() {
    const { file, ...form } = getData();
    const isCropped = uploadEdits?.crop || uploadEdits?.widthInPixels || uploadEdits?.heightInPixels;
    const name = file instanceof File ? file.name : isCropped && say.crop;
    const { body } = await post<{ conflict: Conflict | null }>('conflict', { ...form, ...(name && { file: name }) });
    if (body?.conflict) setConflict(body.conflict);
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

  if (!conflict) return null;
  const { fields, isKept, isOwn, putsOnline, savedAt } = conflict;
  const when = formatInParis(savedAt, language);
  const kept = putsOnline ? say.republished : say.kept;
  const note = isKept ? kept : say.notKept;
  const draft = isKept ? '&draft=true' : '';

  async function keepMine() {
    dialog.current?.close();
    // The form's own URL, which has the crop of a picture.
    const save = putsOnline
      ? { action, overrides: { updatedAt: savedAt, _status: 'published' } }
      : { action: `${action}${draft}`, overrides: { updatedAt: savedAt, ...(isKept && { _status: 'draft' }) } };
    await submit({ ...save, method: 'PATCH', skipValidation: isKept && !putsOnline });
  }

  async function takeTheirs() {
    if (isTaking) return;
    setTaking(true);
    const aside = isKept ? await post('set-aside', getData()) : null;
    const theirs = !aside || aside.body ? await requestService<Data>(`${url}${query}${draft}`, { language }) : null;
    setTaking(false);
    // Whoever has closed it meanwhile goes on with their own text.
    if (!dialog.current?.open) return;
    if (!theirs?.body) return setRefusal(aside?.refusal || say.failed);
    dialog.current.close();
    // After the refused save it is not, and Payload would ask before the form is left. `reset` tells those who ask.
    setIsValid(true);
    await reset(theirs.body);
    // The file of a picture is shown from it.
    setData(theirs.body);
    resetUploadEdits?.();
    incrementVersionCount();
    // Whether there is something to publish.
    setUnpublishedVersionCount(theirs.body._status === 'draft' ? 1 : 0);
    toast.success(isKept ? say.takenAside : say.taken);
  }

  const close = () => {
    setConflict(null);
    setRefusal(null);
  };

  return (
    <PanelDialog ref={dialog} className={styles.dialog} title={say.title} onClose={close}>
      <p>{isOwn ? say.bySelf(when) : say.by(conflict.savedBy ?? say.somebody, when)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        className={styles.fields}
        role="group"
        aria-label={say.differences}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard in every browser
        tabIndex={0}
      >
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
      <p>{note}</p>
      <Refusal>{refusal}</Refusal>
      <div className={dialogStyles.buttons}>
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
    </PanelDialog>
  );
}
