'use client';

import { useRowLabel } from '@payloadcms/ui';
import panelStyles from '../../panel/panel.module.css';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { nameOfRow } from './name-of-row.ts';

/** What a row is called where it has no name, in the panel's languages: "Carte". */
export interface RowKind {
  kind: { fr: string; en: string };
}

/** The number and the name of a row. */
function useRow() {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  return { number: String(rowNumber + 1).padStart(2, '0'), name: nameOfRow(data) };
}

/** The head of a row of a list: its number, and its content or else its kind. */
export function RowName({ kind }: RowKind) {
  const { number, name } = useRow();
  const language = usePanelLanguage();
  return (
    <span>
      {number} {name || kind[language]}
    </span>
  );
}

/** The head of a section of a page: its number, its kind, and its content. */
export function SectionName({ kind }: RowKind) {
  const { number, name } = useRow();
  const language = usePanelLanguage();
  return (
    <span>
      {number} <span className={panelStyles.badge}>{kind[language]}</span> {name}
    </span>
  );
}
