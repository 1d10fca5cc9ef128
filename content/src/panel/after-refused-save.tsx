'use client';

import { useAllFormFields, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

type Fields = ReturnType<typeof useAllFormFields>[0];
type FieldError = { path: string; message: string };

const fieldErrorsIn = (fields: Fields): FieldError[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );

const haveSameValues = (former: Fields, fields: Fields): boolean =>
  Object.keys({ ...former, ...fields }).every((path) => former[path]?.value === fields[path]?.value);

/** In ms: longer than the pause after which Payload's form compares its state with the last one. */
const untilCompared = 400;

/**
 * What Payload's form lacks after a save that the service refused.
 * - It considers itself unmodified, and disables its save buttons until the next input. They are enabled again.
 * - A state of the form that was requested before the refusal, and arrives after it, marks the refused fields as valid, since it knows
 *   the rules of fields alone. Their errors are shown again, as long as nothing is changed.
 * A modified form requests a state whenever its errors change, and that state would remove them: it is marked as modified when it has
 * compared what it has.
 */
export function AfterRefusedSave() {
  const { setModified } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const wasProcessing = useRef(false);
  const refusal = useRef<{ fields: Fields; errors: FieldError[] } | null>(null);
  const comparison = useRef<number>(undefined);
  useEffect(() => {
    // After a successful save `submitted` is false. A form that was not sent, or got no response, is still modified.
    const isRefused = wasProcessing.current && !isProcessing && isSubmitted && !isModified;
    wasProcessing.current = isProcessing;
    if (isProcessing) clearTimeout(comparison.current);
    if (isRefused) refusal.current = { fields, errors: [] };
    if (!refusal.current) return;
    if (isProcessing || !haveSameValues(refusal.current.fields, fields)) {
      refusal.current = null;
      return;
    }
    const lost = refusal.current.errors.filter(({ path }) => fields[path]?.valid !== false);
    // The errors come with a later state than the end of the save.
    if (!isModified) refusal.current.errors = [...fieldErrorsIn(fields), ...lost];
    if (lost.length) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost });
    if (!isRefused && !lost.length) return;
    setModified(false);
    clearTimeout(comparison.current);
    comparison.current = window.setTimeout(() => setModified(true), untilCompared);
  }, [fields, dispatchFields, isModified, isSubmitted, isProcessing, setModified]);
  useEffect(() => () => clearTimeout(comparison.current), []);
  return null;
}
