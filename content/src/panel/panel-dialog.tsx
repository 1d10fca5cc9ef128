'use client';

import { Button, toast } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import type { ServiceResponse } from './request-service.ts';
import { usePanelLanguage } from './use-panel-language.ts';

/** What a dialog of the panel is given. */
export interface PanelDialogProps {
  /** for those who close it themselves, or move the focus in it */
  ref?: RefObject<HTMLDialogElement | null>;
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** The element is a portal: otherwise the document's form would receive the submit event of a form within too. */
function keepWithin(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A dialog over the panel, open from when it is rendered. */
export function PanelDialog({ ref, title, className = '', onClose, children }: PanelDialogProps) {
  const name = useId();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // A drawer below would close with Escape, and take the focus of Tab; what the browser itself does with them stays.
    const listening = new AbortController();
    const keepKeys = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keepKeys, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [dialog]);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={name}
      onClose={onClose}
      onSubmit={keepWithin}
    >
      <h2 id={name} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}

const close = { fr: 'Fermer', en: 'Close' };

/** The button that closes the dialog around it. */
export function CloseDialog() {
  return (
    <Button buttonStyle="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
      {close[usePanelLanguage()]}
    </Button>
  );
}

/** What is said in a dialog is read there until it is closed, or its page is left. */
const isShown = (dialog: HTMLDialogElement | null) => Boolean(dialog?.open && dialog.isConnected);

/**
 * What a dialog sends, one request at a time, and what it says about it. Whoever has closed it before the answer reads that in a toast.
 * While a request waits the button that sent it stays enabled, or it would lose the focus.
 * @returns `send`: the body of the response; `null` where it is refused, or another request still waits
 */
export function useDialogRequest() {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  async function send<T>(
    dialog: HTMLDialogElement | null,
    request: () => Promise<ServiceResponse<T>>,
  ): Promise<T | null> {
    if (isSending) return null;
    // Now: what is said a second time is read out only where it was gone meanwhile.
    forget();
    setSending(true);
    const response = await request();
    setSending(false);
    if (!response.body) refuse(dialog, response.refusal);
    return response.body;
  }

  function refuse(dialog: HTMLDialogElement | null, sentence: string) {
    if (isShown(dialog)) setRefusal(sentence);
    else toast.error(sentence);
  }

  /** Says that something is done. */
  function tell(dialog: HTMLDialogElement | null, sentence: string) {
    if (isShown(dialog)) setSaid(sentence);
    else toast.success(sentence);
  }

  /** Also when the dialog is closed: the next opening says nothing of it. */
  function forget() {
    setRefusal(null);
    setSaid('');
  }

  return { isSending, refusal, said, send, refuse, tell, forget };
}
