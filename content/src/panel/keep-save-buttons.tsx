'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Enables the save buttons of a form after a refused save: Payload considers the form unchanged then, and disables both until
 * the next input.
 */
export function KeepSaveButtons() {
  const { setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const isModified = useFormModified();
  useEffect(() => {
    // After a successful save `submitted` is false.
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isSubmitted, isProcessing, isModified, setModified]);
  return null;
}
