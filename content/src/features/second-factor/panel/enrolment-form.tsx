'use client';

import { useEffect, useRef, useState } from 'react';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import type { Enrolment } from '../enrolment.ts';
import { FieldForm } from './field-form.tsx';
import { secondFactorLabels } from './labels.ts';
import styles from './second-factor.module.css';

interface EnrolmentFormProps {
  /** URL of the endpoints */
  api: string;
  intro: string;
  /** whether the current password is needed: not where a login is not over */
  asksPassword: boolean;
  onEnrolled: (codes: string[]) => void;
}

/** Sets up a second factor: the current password, a QR code, then a first code of the app. */
export function EnrolmentForm({ api, intro, asksPassword, onEnrolled }: EnrolmentFormProps) {
  const say = secondFactorLabels[usePanelLanguage()];
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (enrolment) heading.current?.focus();
  }, [enrolment]);

  if (!enrolment) {
    return (
      <>
        <p>{intro}</p>
        <FieldForm<Enrolment>
          url={`${api}/enrol`}
          name="currentPassword"
          label={asksPassword ? say.currentPassword : null}
          submit={say.start}
          onPassed={setEnrolment}
        />
      </>
    );
  }
  return (
    <>
      <section className={styles.part}>
        <h2 ref={heading} tabIndex={-1}>
          {say.scan}
        </h2>
        <img className={styles.qrCode} src={enrolment.qrCode} alt={say.qrCode} />
        <p>
          {say.key} <span className={styles.key}>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</span>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{say.enterFirst}</h2>
        <FieldForm<{ recoveryCodes: string[] }>
          url={`${api}/confirm`}
          data={{ ticket: enrolment.ticket }}
          label={say.code}
          submit={say.confirm}
          onPassed={({ recoveryCodes }) => onEnrolled(recoveryCodes)}
        />
      </section>
    </>
  );
}
