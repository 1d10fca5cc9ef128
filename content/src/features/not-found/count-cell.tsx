'use client';

import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { notFoundLabels } from './not-found-labels.ts';

/** In the list: « Introuvable, n fois ». */
export function CountCell({ cellData }: { cellData?: unknown }) {
  return <span>{notFoundLabels[usePanelLanguage()].times(Number(cellData ?? 0))}</span>;
}
