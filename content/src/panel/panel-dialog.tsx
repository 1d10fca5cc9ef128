'use client';

import { type FormEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';

/** What a dialog of the panel is given. */
export interface PanelDialogProps {
  /** for the element's own `close` */
  ref: RefObject<HTMLDialogElement | null>;
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
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref]);
  return createPortal(
    <dialog
      ref={ref}
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
