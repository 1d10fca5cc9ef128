'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import type { DocumentTranslation } from './translation-endpoints.ts';

/** What is known of the open document's translation. The panel beside the form reads it once; every field shows its part. */
type Known = DocumentTranslation | 'loading' | 'failed' | null;

/** By URL: several documents are open at once where one is in a drawer. */
const known = new Map<string, Known>();
const listeners = new Set<() => void>();

/** @param translation `null` once the document is closed */
function publish(url: string, translation: Known): void {
  if (translation === null) known.delete(url);
  else known.set(url, translation);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function useUrl(): string {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  return id ? `${config.routes.api}/${collectionSlug}/${id}/translation` : '';
}

/** The translation of the open document, as the panel has read it. */
export function useKnownTranslation(): Known {
  const url = useUrl();
  return useSyncExternalStore(
    subscribe,
    () => known.get(url) ?? null,
    () => null,
  );
}

/** Reads the translation of the open document, and again after each save. */
export function useTranslationOfDocument(): {
  translation: Known;
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
    if (!known.has(url)) publish(url, 'loading');
    void requestService<DocumentTranslation>(url, { language, signal: aborting.signal }).then(({ body }) => {
      if (!aborting.signal.aborted) publish(url, body ?? 'failed');
    });
    return () => aborting.abort();
  }, [url, language, lastUpdateTime, versionCount]);

  useEffect(() => () => publish(url, null), [url]);

  return {
    translation,
    async confirm(texts) {
      const request = { method: 'POST', language, body: { texts } } as const;
      const { body, refusal } = await requestService<DocumentTranslation>(url, request);
      if (body && known.has(url)) publish(url, body);
      return body ? null : (refusal ?? '');
    },
  };
}
