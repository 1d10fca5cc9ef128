'use client';

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Enables the save buttons of a form after a refused save: Payload considers the form unchanged then, and disables both until
 * the next input.
 */
export function KeepSaveButtons() {
  const { setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const wasProcessing = useRef(false);
  useEffect(() => {
    // After a successful save `submitted` is false. Of a refused one it stays true when the form is reset to what is stored.
    if (wasProcessing.current && !isProcessing && isSubmitted) setModified(true);
    wasProcessing.current = isProcessing;
  }, [isSubmitted, isProcessing, setModified]);
  return null;
}
