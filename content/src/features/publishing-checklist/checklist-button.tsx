'use client';

import { Button } from '@payloadcms/ui';
import panelStyles from '../../panel/panel.module.css';
import { colon } from '../../panel/panel-language.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import styles from './checklist.module.css';
import { checklistLabels } from './checklist-labels.ts';
import { bringIntoView } from './jump-to-field.ts';
import { listId, summaryOf, useFormName, useKnownChecklist } from './known-checklists.ts';

/** Beside the button that publishes: how many errors and how much advice there is. Leads to the list. */
export function ChecklistButton() {
  const form = useFormName();
  const checklist = useKnownChecklist();
  const language = usePanelLanguage();
  const say = checklistLabels[language];
  if (checklist === null) return null;

  function show() {
    const heading = document.getElementById(listId(form));
    heading?.focus({ preventScroll: true });
    if (heading) void bringIntoView(heading);
  }

  return (
    <Button buttonStyle="none" className={panelStyles.action} id="action-checklist" onClick={show}>
      {`${say.title}${colon(language)}`}
      <span className={styles.sum}>{summaryOf(checklist, language)}</span>
    </Button>
  );
}
