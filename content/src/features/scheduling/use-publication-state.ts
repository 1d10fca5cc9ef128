'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useServiceData } from '../../panel/use-service-data.ts';
import type { PublicationState } from './schedule-endpoints.ts';

/** The publication state of the form's document; fetched again after each save and when the window gets the focus. */
export function usePublicationState(): { state: PublicationState | null; refresh: () => Promise<void> } {
  const { id, collectionSlug, isTrashed, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const url = `${config.routes.api}/${collectionSlug}/${id}/schedule`;
  // A document in the trash is neither online nor scheduled.
  const { data, refresh } = useServiceData<PublicationState>(isTrashed ? null : url, {
    after: [lastUpdateTime, versionCount],
  });
  return { state: data, refresh };
}
