'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { requestService } from '../../../panel/request-service.ts';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { dateInParis } from '../../../paris-time/paris-moment.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { FieldForm } from './field-form.tsx';
import { secondFactorLabels } from './labels.ts';
import { secondFactorApi, secondFactorPath } from './paths.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import styles from './second-factor.module.css';

interface SecondFactorScreenProps {
  /** what a session has still to do, or whether an account has a second factor */
  state: 'enrol' | 'verify' | 'on' | 'off';
  isRequired: boolean;
  since: string | null;
  codesLeft: number;
  routes: { admin: string; api: string };
  /** where to go after the second step */
  next: string;
}

/** The second step of a login, and one's own second factor. */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
  const { state, isRequired, routes, next } = props;
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  const [codes, setCodes] = useState<string[] | null>(null);
  const api = `${routes.api}${secondFactorApi}`;
  const own = `${routes.admin}${secondFactorPath}`;
  const isPending = state === 'enrol' || state === 'verify';

  const signOut = async () => {
    await requestService(`${routes.api}/users/logout`, { method: 'POST', language });
    window.location.assign(`${routes.admin}/login`);
  };

  if (codes) {
    return (
      <main className={styles.screen}>
        <h1>{say.title}</h1>
        <RecoveryCodeList codes={codes} next={isPending ? next : own} />
      </main>
    );
  }
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      {state === 'verify' ? (
        <>
          <p>{say.enter}</p>
          <FieldForm
            {...{ url: `${api}/verify`, label: say.anyCode, hint: say.anyCodeHint, submit: say.verify }}
            isFirst
            onPassed={() => window.location.assign(next)}
          />
        </>
      ) : null}
      {state === 'enrol' || state === 'off' ? (
        <EnrolmentForm
          {...{ api, intro: isRequired ? say.demand : say.offer }}
          asksPassword={state === 'off'}
          onEnrolled={setCodes}
        />
      ) : null}
      {state === 'on' ? <OwnFactor {...props} api={api} own={own} onCodes={setCodes} /> : null}
      {isPending ? (
        <Button buttonStyle="secondary" size="large" onClick={() => void signOut()}>
          {say.signOut}
        </Button>
      ) : null}
    </main>
  );
}

interface OwnFactorProps extends SecondFactorScreenProps {
  api: string;
  own: string;
  onCodes: (codes: string[]) => void;
}

/** What can be done with a second factor, each with a code. */
function OwnFactor({ since, codesLeft, isRequired, api, own, onCodes }: OwnFactorProps) {
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  return (
    <>
      <p>
        {since ? say.isOn(dateInParis(since, language, { dateStyle: 'long' })) : null} {say.codesLeft(codesLeft)}
      </p>
      <section className={styles.part}>
        <h2>{say.renewTitle}</h2>
        <p>{say.renewIntro}</p>
        <FieldForm<{ recoveryCodes: string[] }>
          {...{ url: `${api}/recovery-codes`, label: say.anyCode, submit: say.renew }}
          isSecondary
          onPassed={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
      </section>
      <section className={styles.part}>
        <h2>{say.removeTitle}</h2>
        <p>{isRequired ? `${say.removeIntro} ${say.removeDemanded}` : say.removeIntro}</p>
        <FieldForm
          {...{ url: `${api}/remove`, label: say.anyCode, submit: say.remove }}
          isSecondary
          onPassed={() => window.location.assign(own)}
        />
      </section>
    </>
  );
}
