'use client';

import { useFormFields, useLocale } from '@payloadcms/ui';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import type { SourceText as Source } from './translation-endpoints.ts';
import { translationLabels } from './translation-labels.ts';
import styles from './translations.module.css';
import { useKnownTranslation } from './use-translation.ts';

/** The longest text that is shown at once. */
const short = 280;

/** The path of a field with the identifiers of its rows, which the form has in fields of their own. */
function useIdPath(path: string): string {
  return useFormFields(([fields]) => {
    const steps = path.split('.');
    return steps
      .map((step, index) => {
        const row = /^\d+$/.test(step) ? fields[[...steps.slice(0, index + 1), 'id'].join('.')]?.value : undefined;
        return row === undefined ? step : String(row);
      })
      .join('.');
  });
}

/** Below a field of the English version: its French text, marked where it changed since it was translated. */
export function SourceText({ path }: { path: string }) {
  const { code: locale } = useLocale();
  const translation = useKnownTranslation();
  const idPath = useIdPath(path);
  if (locale !== 'en') return null;
  const source = translation?.texts.find((text) => text.idPath === idPath);
  return source && source.fr.trim() !== '' ? <FrenchText source={source} /> : null;
}

function FrenchText({ source: { fr, former, state } }: { source: Source }) {
  const say = translationLabels[usePanelLanguage()];
  const mark = state === 'outdated' ? say.outdatedSource : state === 'copied' ? say.copiedSource : null;
  const heading = (
    <>
      {say.source}
      {mark ? (
        <>
          {' · '}
          <strong>{mark}</strong>
        </>
      ) : null}
    </>
  );
  return (
    <div className={`${styles.source} ${mark ? styles.changed : ''}`}>
      {fr.length > short || fr.includes('\n') ? (
        <details>
          <summary>{heading}</summary>
          <LongText name={say.source} text={fr} />
        </details>
      ) : (
        <>
          <span>{heading}</span>
          <p className={styles.text} lang="fr">
            {fr}
          </p>
        </>
      )}
      {former === undefined ? null : (
        <details>
          <summary>{say.before}</summary>
          <LongText name={say.before} text={former} />
        </details>
      )}
    </div>
  );
}

/** A text that scrolls where it is too long. */
function LongText({ name, text }: { name: string; text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className={styles.scroller}
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard in every browser
      tabIndex={0}
    >
      <p className={styles.text} lang="fr">
        {text}
      </p>
    </div>
  );
}
