'use client';

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { DocumentTranslation } from './translation-endpoints.ts';

/** What is known of the open document's translation. The panel beside the form reads it once; every field shows its part. */
type Known = DocumentTranslation | 'loading' | 'failed' | null;

let known: { url: string; translation: Known } = { url: '', translation: null };
const listeners = new Set<() => void>();

function publish(url: string, translation: Known): void {
  known = { url, translation };
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
    () => (known.url === url ? known.translation : null),
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
  const { i18n } = useTranslation();
  const translation = useKnownTranslation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the last two
  useEffect(() => {
    if (!url) return;
    const aborting = new AbortController();
    if (known.url !== url) publish(url, 'loading');
    void ask(url, { signal: aborting.signal, headers: { 'Accept-Language': i18n.language } }).then(({ body }) => {
      if (!aborting.signal.aborted) publish(url, body ?? 'failed');
    });
    return () => aborting.abort();
  }, [url, i18n.language, lastUpdateTime, versionCount]);

  return {
    translation,
    async confirm(texts) {
      const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' };
      const { body, refusal } = await ask(url, { method: 'POST', headers, body: JSON.stringify({ texts }) });
      if (body) publish(url, body);
      return body ? null : (refusal ?? '');
    },
  };
}

async function ask(url: string, init: RequestInit): Promise<{ body?: DocumentTranslation; refusal?: string }> {
  const response = await fetch(url, init).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && body) return { body: body as DocumentTranslation };
  const refusal = (body as { errors?: { message: string }[] } | null)?.errors?.[0]?.message;
  return refusal ? { refusal } : {};
}
