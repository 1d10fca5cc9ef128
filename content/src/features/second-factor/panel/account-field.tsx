'use client';

import { Button, Link, useAuth, useConfig, useDocumentInfo, useField } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { requestService } from '../../../panel/request-service.ts';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { dateInParis } from '../../../paris-time/paris-moment.ts';
import { secondFactorLabels } from './labels.ts';
import { secondFactorPath } from './paths.ts';
import styles from './second-factor.module.css';

/** In the form of an account: whether it has a second factor; one's own can be set up, that of others reset. */
export function SecondFactorField() {
  const { value: since, setValue } = useField<string | null>({ path: 'secondFactorSince' });
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const status = useRef<HTMLParagraphElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  if (!user || id === undefined) return null;
  const onReset = () => {
    setValue(null, true);
    setRemoved(true);
    // The button that was pressed goes with the second factor.
    status.current?.focus();
  };
  return (
    <div className={`field-type ${styles.reset}`}>
      <p>{since ? say.stateOn(dateInParis(since, language, { dateStyle: 'long' })) : say.stateOff}</p>
      {user.id === id ? (
        <Link href={`${config.routes.admin}${secondFactorPath}`} prefetch={false}>
          {say.own}
        </Link>
      ) : null}
      {since && user.id !== id ? (
        <Reset url={`${config.routes.api}/users/${id}/second-factor/reset`} onDone={onReset} />
      ) : null}
      <p role="status" ref={status} tabIndex={-1}>
        {isRemoved ? say.resetDone : null}
      </p>
    </div>
  );
}

interface ResetProps {
  url: string;
  onDone: () => void;
}

function Reset({ url, onDone }: ResetProps) {
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  /** the one that asks, or that confirms */
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const reset = async () => {
    const { body, refusal } = await requestService(url, { method: 'POST', language });
    if (body) onDone();
    else setRefused(refusal);
  };
  /** The button that was pressed is replaced: the focus goes on with the one in its place. */
  const ask = (isNow: boolean) => {
    flushSync(() => setAsking(isNow));
    button.current?.focus();
  };
  return (
    <>
      <p className={styles.hint}>{say.resetHint}</p>
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button buttonStyle="error" ref={button} onClick={() => void reset()}>
              {say.resetSure}
            </Button>
            <Button buttonStyle="secondary" onClick={() => ask(false)}>
              {say.cancel}
            </Button>
          </>
        ) : (
          <Button buttonStyle="secondary" ref={button} onClick={() => ask(true)}>
            {say.reset}
          </Button>
        )}
      </div>
      <p role="alert" className={styles.wrong}>
        {refused}
      </p>
    </>
  );
}
