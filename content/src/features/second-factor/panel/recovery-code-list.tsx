'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { secondFactorLabels } from './labels.ts';
import styles from './second-factor.module.css';

interface RecoveryCodeListProps {
  codes: string[];
  /** where to go when the codes are kept */
  next: string;
}

/** New recovery codes, shown once. */
export function RecoveryCodeList({ codes, next }: RecoveryCodeListProps) {
  const say = secondFactorLabels[usePanelLanguage()];
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      // Not there without https, and a browser may refuse it.
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(say.copied);
    } catch {
      setSaid(say.notCopied);
    }
  };
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {say.codesTitle}
      </h2>
      <p>{say.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="large" onClick={() => void copy()}>
          {say.copy}
        </Button>
        {/* A new document: the panel reads who is logged in when it is loaded. */}
        <Button size="large" onClick={() => window.location.assign(next)}>
          {say.carryOn}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
