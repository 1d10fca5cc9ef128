'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { requestService } from '../../../panel/request-service.ts';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { secondFactorLabels } from './labels.ts';
import styles from './second-factor.module.css';

const fields = {
  code: { maxLength: 40, autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
  currentPassword: { type: 'password', autoComplete: 'current-password' },
} as const;

interface FieldFormProps<T> {
  url: string;
  /** what is asked for: a code where nothing else is named */
  name?: keyof typeof fields;
  /** sent with the field */
  data?: object;
  /** of the field; `null` where the form is no more than its button */
  label: string | null;
  hint?: string;
  submit: string;
  /** whether the form is what the page is for: its field has the focus */
  isFirst?: boolean;
  isSecondary?: boolean;
  onPassed: (body: T) => void;
}

/** A form of one field, or of none. A refusal is announced, and the field has the focus again. */
export function FieldForm<T>(props: FieldFormProps<T>) {
  const { url, name = 'code', data, label, hint, submit, isFirst, isSecondary, onPassed } = props;
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setRefused(null);
    const { body, refusal } = await requestService<T>(url, {
      ...{ method: 'POST', language, body: { ...data, [name]: field.current?.value ?? '' } },
    });
    setSending(false);
    if (body) return onPassed(body);
    setRefused(refusal);
    field.current?.select();
  };

  return (
    <form className={styles.form} onSubmit={send}>
      {label === null ? null : (
        <>
          <label htmlFor={id}>{label}</label>
          <input
            ref={field}
            id={id}
            name={name}
            required
            {...fields[name]}
            aria-invalid={refused !== null}
            aria-describedby={`${id}-hint ${id}-refused`}
          />
        </>
      )}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <p id={`${id}-refused`} role="alert" className={styles.wrong}>
        {refused}
      </p>
      <Button type="submit" buttonStyle={isSecondary ? 'secondary' : 'primary'} size="large">
        {isSending ? say.sending : submit}
      </Button>
    </form>
  );
}
