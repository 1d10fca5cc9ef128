'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { type MouseEvent, useEffect } from 'react';
import panelStyles from '../../panel/panel.module.css';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import styles from './checklist.module.css';
import { checklistLabels } from './checklist-labels.ts';
import { type CheckedItem, checkNames, type Finding } from './checks.ts';
import { jumpToField } from './jump-to-field.ts';
import { listId, setKnown, summaryOf, useFormName } from './known-checklists.ts';
import { PagePreviews } from './page-previews.tsx';
import { useChecklist } from './use-checklist.ts';

/** At the top of a form's side bar: what is to be done before the document is published. */
export function ChecklistPanel() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  // What is in the trash must be restored first, and whoever only reads publishes nothing.
  return isTrashed || !hasSavePermission ? null : <OpenChecklist />;
}

function OpenChecklist() {
  const { collectionSlug = '' } = useDocumentInfo();
  const form = useFormName();
  const checklist = useChecklist();
  const language = usePanelLanguage();
  const say = checklistLabels[language];
  const isKnown = typeof checklist !== 'string';
  const known = isKnown ? checklist.items : checklist;
  const mark = JSON.stringify(known);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is the content of the list
  useEffect(() => {
    setKnown(form, known);
  }, [form, mark]);
  useEffect(() => () => setKnown(form, null), [form]);

  return (
    <section
      className={`${panelStyles.side} ${styles.panel}`}
      aria-labelledby={listId(form)}
      aria-busy={!isKnown || checklist.isChecking}
    >
      <h2 id={listId(form)} tabIndex={-1}>
        {say.title}
      </h2>
      <p role="status">{checklist === 'failed' ? say.failed : summaryOf(known, language)}</p>
      {isKnown ? (
        <>
          <ul>
            {checklist.items.map((item) => (
              <Item key={item.check} item={item} language={language} />
            ))}
          </ul>
          <p className={panelStyles.note}>{say.blocks}</p>
          <PagePreviews
            collection={collectionSlug}
            values={checklist.values}
            preview={checklist.preview}
            language={language}
          />
        </>
      ) : null}
    </section>
  );
}

const looks = { done: '', advice: panelStyles.dashed, error: panelStyles.wrong };

function Item({ item: { check, state, findings }, language }: { item: CheckedItem; language: 'fr' | 'en' }) {
  const say = checklistLabels[language];
  return (
    <li className={styles.item} data-check={check} data-state={state}>
      <span className={styles.name}>
        <span className={`${panelStyles.badge} ${looks[state]}`}>{say.states[state]}</span>{' '}
        {checkNames[check][language]}
      </span>
      {findings.length > 0 ? (
        <ul>
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may have the same sentence twice
            <li key={`${finding.path} ${finding.message} ${index}`}>
              <FindingEntry finding={finding} newTab={say.newTab} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** What was found, as the way to where it is mended. */
function FindingEntry({ finding: { href, message, path, within }, newTab }: { finding: Finding; newTab: string }) {
  if (href) {
    return (
      <a className={styles.finding} href={href} target="_blank" rel="noopener">
        {message}
        <span className={panelStyles.hidden}>{` (${newTab})`}</span>
      </a>
    );
  }
  if (path === '') return <span className={styles.finding}>{message}</span>;
  const jump = ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form');
    if (form) void jumpToField(form, path, within);
  };
  return (
    <Button buttonStyle="none" className={styles.finding} onClick={jump}>
      {message}
    </Button>
  );
}
