'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { createKnownValues } from '../../panel/known-values.ts';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import type { DocumentTranslation, SourceText } from './translation-endpoints.ts';

/** What is known of the open document's translation, by URL: several documents are open at once where one is in a drawer. */
const known = createKnownValues<DocumentTranslation>();

function useUrl(): string {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  return `${config.routes.api}/${collectionSlug}/${id}/translation`;
}

/** The translation of the open document, as the panel beside the form has read it: every field shows its part. */
export function useKnownTranslation(): DocumentTranslation | null {
  return known.useValue(useUrl());
}

/** Reads the translation of the open document, again after each save and each confirmation, and when the window gets the focus. */
export function useTranslationOfDocument(): {
  translation: DocumentTranslation | null;
  hasFailed: boolean;
  /** @returns the message of a refusal, or `null` */
  confirm: (text: SourceText) => Promise<string | null>;
} {
  const url = useUrl();
  const { lastUpdateTime, versionCount } = useDocumentInfo();
  const language = usePanelLanguage();
  const {
    data: translation,
    hasFailed,
    refresh,
  } = useServiceData<DocumentTranslation>(url, { after: [lastUpdateTime, versionCount] });

  useEffect(() => known.set(url, translation), [url, translation]);
  useEffect(() => () => known.set(url, null), [url]);

  return {
    translation,
    hasFailed,
    async confirm({ idPath, hash }) {
      const body = { texts: [{ idPath, hash }] };
      const confirmed = await requestService(url, { method: 'POST', language, body });
      // After a refusal too: it may be of a French text that has changed.
      await refresh();
      return confirmed.body ? null : confirmed.refusal;
    },
  };
}
