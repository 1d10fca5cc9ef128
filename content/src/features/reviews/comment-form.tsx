'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { Refusal } from '../../panel/refusal.tsx';
import { longestComment } from './review-limits.ts';
import styles from './reviews.module.css';

interface CommentFormProps {
  label: string;
  /** of the button that sends, with its words */
  id: string;
  send: string;
  close: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** @returns the sentence with which the service refuses, or `null` */
  onSend: (text: string) => Promise<string | null>;
  onClose: () => void;
  children?: ReactNode;
}

/** The form of a dialog about a review: a text, and what sends it. */
export function CommentForm({
  label,
  id,
  send,
  close,
  isRequired,
  isDisabled,
  onSend,
  onClose,
  children,
}: CommentFormProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit() {
    if (isSending) return;
    setSending(true);
    const refused = await onSend(text);
    setSending(false);
    setRefusal(refused);
    if (refused === null) onClose();
  }

  return (
    <form className={styles.form} onSubmit={() => void submit()}>
      {children}
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
      <Refusal>{refusal}</Refusal>
      <div className={dialogStyles.buttons}>
        <Button type="submit" id={id} disabled={isDisabled || isSending}>
          {send}
        </Button>
        <Button buttonStyle="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </form>
  );
}
