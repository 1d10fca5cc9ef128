'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { createKnownValues } from '../../panel/known-values.ts';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import type { DocumentTranslation } from './translation-endpoints.ts';

/** What is known of the open document's translation. The panel beside the form reads it once; every field shows its part. */
type Known = DocumentTranslation | 'loading' | 'failed';

/** By URL: several documents are open at once where one is in a drawer. */
const known = createKnownValues<Known>();

function useUrl(): string {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  return id ? `${config.routes.api}/${collectionSlug}/${id}/translation` : '';
}

/** The translation of the open document, as the panel has read it. */
export function useKnownTranslation(): Known | null {
  return known.useValue(useUrl());
}

/** Reads the translation of the open document, and again after each save. */
export function useTranslationOfDocument(): {
  translation: Known | null;
  /** @returns the message of a refusal, or `null` */
  confirm: (texts: { idPath: string; hash: string }[]) => Promise<string | null>;
} {
  const url = useUrl();
  const { lastUpdateTime, versionCount } = useDocumentInfo();
  const language = usePanelLanguage();
  const translation = useKnownTranslation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the last two
  useEffect(() => {
    if (!url) return;
    const aborting = new AbortController();
    if (!known.has(url)) known.set(url, 'loading');
    void requestService<DocumentTranslation>(url, { language, signal: aborting.signal }).then(({ body }) => {
      if (!aborting.signal.aborted) known.set(url, body ?? 'failed');
    });
    return () => aborting.abort();
  }, [url, language, lastUpdateTime, versionCount]);

  useEffect(() => () => known.set(url, null), [url]);

  return {
    translation,
    async confirm(texts) {
      const request = { method: 'POST', language, body: { texts } } as const;
      const { body, refusal } = await requestService<DocumentTranslation>(url, request);
      if (body && known.has(url)) known.set(url, body);
      return body ? null : refusal;
    },
  };
}
