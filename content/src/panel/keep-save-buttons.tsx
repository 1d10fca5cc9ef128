'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Leaves the buttons of a form usable after a save that was refused: Payload takes the form for unchanged then, and both
 * stay grey until something is typed.
 */
export function KeepSaveButtons() {
  const { setModified } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const isModified = useFormModified();
  useEffect(() => {
    // A save that went well is no longer "submitted".
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isSubmitted, isProcessing, isModified, setModified]);
  return null;
}
