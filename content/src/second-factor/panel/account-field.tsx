'use client';

import { Button, Link, useAuth, useConfig, useDocumentInfo, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { secondFactorLabels, writtenDate } from './labels.ts';
import { secondFactorPath } from './paths.ts';
import { post } from './post.ts';
import styles from './second-factor.module.css';

/** In the form of an account: whether it has a second factor; one's own can be set up, that of others reset. */
export function SecondFactorField() {
  const { value: since, setValue } = useField<string | null>({ path: 'secondFactorSince' });
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const say = secondFactorLabels[language];
  if (!user || id === undefined) return null;
  return (
    <div className={`field-type ${styles.reset}`}>
      <p>{since ? say.stateOn(writtenDate(since, language)) : say.stateOff}</p>
      {user.id === id ? (
        <Link href={`${config.routes.admin}${secondFactorPath}`} prefetch={false}>
          {say.own}
        </Link>
      ) : null}
      {since && user.id !== id ? (
        <Reset
          url={`${config.routes.api}/users/${id}/second-factor/reset`}
          language={language}
          onDone={() => setValue(null, true)}
        />
      ) : null}
    </div>
  );
}

interface ResetProps {
  url: string;
  language: 'fr' | 'en';
  onDone: () => void;
}

function Reset({ url, language, onDone }: ResetProps) {
  const say = secondFactorLabels[language];
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const reset = async () => {
    const posted = await post(url, {}, language);
    if (posted.refused !== undefined) return setRefused(posted.refused);
    onDone();
    router.refresh();
  };
  return (
    <>
      <p className={styles.hint}>{say.resetHint}</p>
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button buttonStyle="error" onClick={() => void reset()}>
              {say.resetSure}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              {say.cancel}
            </Button>
          </>
        ) : (
          <Button buttonStyle="secondary" onClick={() => setAsking(true)}>
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
