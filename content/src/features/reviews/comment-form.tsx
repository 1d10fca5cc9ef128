'use client';

import { Button } from '@payloadcms/ui';
import type { FormEvent, ReactNode } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { CloseDialog, useDialogRequest } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import type { ServiceResponse } from '../../panel/request-service.ts';
import { longestComment } from './review-labels.ts';

interface CommentFormProps {
  label: string;
  /** of the button that sends, with its words */
  id: string;
  send: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** what is typed, and what keeps it: the dialog may be closed to save the document first */
  draft: [text: string, keep: (text: string) => void];
  onSend: (text: string) => Promise<ServiceResponse<unknown>>;
  children?: ReactNode;
}

/** The form of a dialog about a review: a text, and what sends it. */
export function CommentForm({ label, id, send, isRequired, isDisabled, draft, onSend, children }: CommentFormProps) {
  const [text, setText] = draft;
  const { refusal, send: request } = useDialogRequest();

  async function submit({ currentTarget }: FormEvent) {
    const dialog = currentTarget.closest('dialog');
    if (!(await request(dialog, () => onSend(text)))) return;
    setText('');
    dialog?.close();
  }

  return (
    <form onSubmit={submit}>
      {children}
      <div className={dialogStyles.fields}>
        <label>
          {label}
          <textarea
            value={text}
            required={isRequired}
            maxLength={longestComment}
            rows={5}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </div>
      <Refusal>{refusal}</Refusal>
      <div className={dialogStyles.buttons}>
        <Button type="submit" id={id} disabled={isDisabled}>
          {send}
        </Button>
        <CloseDialog />
      </div>
    </form>
  );
}
