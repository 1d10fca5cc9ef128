'use client';

import { Button, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import panelStyles from '../../panel/panel.module.css';
import { Refusal } from '../../panel/refusal.tsx';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { Badges } from './badges.tsx';
import type { SourceText } from './translation-endpoints.ts';
import { translationLabels } from './translation-labels.ts';
import { isOpen } from './translation-states.ts';
import styles from './translations.module.css';
import { useTranslationOfDocument } from './use-translation.ts';

/** In the side bar of a form: what is still to be translated, text by text, with a button that says it is right as it is. */
export function TranslationPanel() {
  const { id, hasSavePermission, isTrashed } = useDocumentInfo();
  // For those who can do something about it.
  return id && hasSavePermission && !isTrashed ? <OpenTranslation /> : null;
}

function OpenTranslation() {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { translation, hasFailed, confirm } = useTranslationOfDocument();
  const language = usePanelLanguage();
  const say = translationLabels[language];

  async function confirmText(text: SourceText) {
    // The button stays enabled, or it would lose the focus.
    if (isSending) return;
    setSending(true);
    const refusal = await confirm(text);
    setSending(false);
    if (refusal !== null) return void toast.error(refusal);
    toast.success(say.confirmed);
    // The button goes with its row.
    heading.current?.focus();
  }

  const texts = translation?.texts ?? [];
  const open = texts.flatMap((text) => (isOpen(text.state) ? [{ text, state: text.state }] : []));
  const sentence =
    translation && (translation.state === 'noOriginal' ? say.noOriginal : open.length === 0 && say.complete);
  return (
    <section
      className={`${panelStyles.side} ${styles.panel}`}
      aria-labelledby="translation-title"
      aria-busy={!(translation || hasFailed) || isSending}
    >
      <h2 id="translation-title" ref={heading} tabIndex={-1}>
        {say.title}
      </h2>
      {translation || hasFailed ? null : <p>{say.loading}</p>}
      {!translation && hasFailed ? <Refusal>{say.failedToRead}</Refusal> : null}
      {translation ? <Badges state={translation.state} language={language} /> : null}
      {sentence ? <p>{sentence}</p> : null}
      {open.length > 0 && locale !== 'en' ? (
        <p>
          <a href={`${config.routes.admin}/collections/${collectionSlug}/${id}?locale=en`}>{say.translate}</a>
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul>
          {open.map(({ text, state }) => (
            <li key={text.idPath}>
              <span>
                {text.label} <span className={panelStyles.note}>({say.work[state]})</span>
              </span>
              <Button
                buttonStyle="none"
                className={panelStyles.action}
                aria-label={say.confirmOne(say.confirm[state], text.label)}
                onClick={() => void confirmText(text)}
              >
                {say.confirm[state]}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
