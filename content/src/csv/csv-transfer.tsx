'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import panelStyles from '../panel/panel.module.css';
import type { PanelLanguage } from '../panel/panel-language.ts';
import styles from './csv-transfer.module.css';
import { type ImportResponse, type Outcome, outcomeOf } from './import-outcome.ts';
import { transferLabels } from './transfer-labels.ts';

interface CsvTransferProps {
  /** the endpoint of export and import, with `?school=` */
  url: string;
  language: PanelLanguage;
  /** the columns of the file, and what an import does with its lines */
  hint: string;
  mayImport: boolean;
}

/** Export of a school's rows, and import for those who may; its result or errors are shown below the form. */
export function CsvTransfer({ url, language, hint, mayImport }: CsvTransferProps) {
  const say = transferLabels[language];
  const id = useId();
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // French spreadsheets expect semicolons.
  const exportUrl = language === 'fr' ? `${url}&separator=semicolon` : url;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button stays enabled, or it would lose the focus.
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    setOutcome(null);
    const outcome = await sendFile(url, new FormData(form), language);
    setSending(false);
    setOutcome(outcome);
    if (!outcome.isDone) return;
    form.reset();
    router.refresh();
  };

  return (
    <div className={styles.transfer}>
      <h3>{mayImport ? say.file : say.exportOnly}</h3>
      {mayImport ? <p className={panelStyles.intro}>{hint}</p> : null}
      <div className={styles.ways}>
        <Button
          el="anchor"
          url={exportUrl}
          extraButtonProps={{ download: true }}
          buttonStyle="secondary"
          margin={false}
        >
          {say.exportFile}
        </Button>
        {mayImport ? (
          <form method="post" action={url} encType="multipart/form-data" onSubmit={send} className={styles.upload}>
            <label htmlFor={`${id}-file`}>{say.chooseFile}</label>
            <input id={`${id}-file`} type="file" name="file" accept=".csv,text/csv" required />
            <Button type="submit" buttonStyle="secondary" margin={false}>
              {isSending ? say.importing : say.importFile}
            </Button>
          </form>
        ) : null}
      </div>
      <div
        role="status"
        className={outcome ? (outcome.isDone ? styles.outcome : `${styles.outcome} ${styles.wrong}`) : undefined}
      >
        {outcome ? <p>{outcome.sentence}</p> : null}
        {outcome && outcome.errors.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard in every browser
          <ul aria-label={say.errors} tabIndex={0}>
            {outcome.errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <strong>{say.line(line)}</strong> — {message}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

/** Sends the file. @returns the message for the editor, also where there was no response */
async function sendFile(url: string, body: FormData, language: PanelLanguage): Promise<Outcome> {
  const response = await fetch(url, { method: 'POST', body }).catch(() => null);
  const result = (await response?.json().catch(() => null)) as ImportResponse | null;
  return outcomeOf(response?.ok ?? false, result, language);
}
