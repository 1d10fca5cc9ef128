'use client';

import { useTranslation } from '@payloadcms/ui';
import { notFoundWords } from './not-found-words.ts';

/** In the list: « Introuvable, n fois ». */
export function CountCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  return <span>{notFoundWords[i18n.language === 'en' ? 'en' : 'fr'].times(Number(cellData ?? 0))}</span>;
}
