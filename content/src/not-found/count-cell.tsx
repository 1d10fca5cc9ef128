'use client';

import { useTranslation } from '@payloadcms/ui';
import { notFoundLabels } from './not-found-labels.ts';

/** In the list: « Introuvable, n fois ». */
export function CountCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  return <span>{notFoundLabels[i18n.language === 'en' ? 'en' : 'fr'].times(Number(cellData ?? 0))}</span>;
}
