'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { PublicationState } from './schedule-endpoints.ts';

/** What the service says of the document of the form; asked again after each save and when the editor comes back. */
export function usePublicationState(): { state: PublicationState | null; renew: () => Promise<void> } {
  const { id, collectionSlug, isTrashed, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const [state, setState] = useState<PublicationState | null>(null);
  const url = `${config.routes.api}/${collectionSlug}/${id}/schedule`;
  const renew = useCallback(async () => {
    // In the trash nothing is online or scheduled.
    if (isTrashed) return;
    const response = await fetch(url).catch(() => null);
    const read = response?.ok ? ((await response.json().catch(() => null)) as PublicationState | null) : null;
    if (read) setState(read);
  }, [url, isTrashed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save of the document is a reason to ask again
  useEffect(() => {
    void renew();
    const aborting = new AbortController();
    window.addEventListener('focus', () => void renew(), { signal: aborting.signal });
    return () => aborting.abort();
  }, [renew, lastUpdateTime, versionCount]);
  return { state, renew };
}
