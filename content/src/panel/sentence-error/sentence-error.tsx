'use client';

import { useFormFields, useFormSubmitted } from '@payloadcms/ui';
import styles from './sentence-error.module.css';

/**
 * The error of a field as a whole sentence below its label: Payload's own tooltip is one line wide and hidden on small screens.
 */
export function SentenceError({ path }: { path?: string }) {
  const isSubmitted = useFormSubmitted();
  const field = useFormFields(([fields]) => (path === undefined ? undefined : fields[path]));
  if (!isSubmitted || field?.valid !== false || !field.errorMessage) return null;
  return (
    <p className={styles.sentence} role="alert">
      {field.errorMessage}
    </p>
  );
}
