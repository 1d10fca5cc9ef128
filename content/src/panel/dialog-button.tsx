'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import styles from './panel.module.css';
import { PanelDialog, type PanelDialogProps } from './panel-dialog.tsx';

interface DialogButtonProps extends Omit<PanelDialogProps, 'onClose'> {
  /** of the button, with its words */
  id: string;
  label: string;
  onOpen?: () => void;
  onClose?: () => void;
}

/** A button beside a document's status or in its controls, and the dialog that it opens. */
export function DialogButton({ id, label, onOpen, onClose, ...dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button buttonStyle="none" className={styles.action} id={id} onClick={open}>
        {label}
      </Button>
      {isOpen ? <PanelDialog {...dialog} onClose={close} /> : null}
    </>
  );
}
