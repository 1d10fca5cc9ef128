'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { PublicationState } from './schedule-endpoints.ts';

/** The publication state of the form's document; fetched again after each save and when the window gets the focus. */
export function usePublicationState(): { state: PublicationState | null; refresh: () => Promise<void> } {
  const { id, collectionSlug, isTrashed, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const [state, setState] = useState<PublicationState | null>(null);
  const url = `${config.routes.api}/${collectionSlug}/${id}/schedule`;
  const refresh = useCallback(async () => {
    // A document in the trash is neither online nor scheduled.
    if (isTrashed) return;
    const response = await fetch(url).catch(() => null);
    const read = response?.ok ? ((await response.json().catch(() => null)) as PublicationState | null) : null;
    if (read) setState(read);
  }, [url, isTrashed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is fetched again after each save of the document
  useEffect(() => {
    void refresh();
    const aborting = new AbortController();
    window.addEventListener('focus', () => void refresh(), { signal: aborting.signal });
    return () => aborting.abort();
  }, [refresh, lastUpdateTime, versionCount]);
  return { state, refresh };
}
