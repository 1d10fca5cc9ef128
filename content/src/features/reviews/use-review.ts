'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { requestService, type ServiceResponse } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import type { ReviewState } from './review-endpoints.ts';

/** The button and the notice are in different places of a form: each tells the other of a change. */
const changed = 'review-changed';

/**
 * The newest review of the form's document; fetched again after each save and when the window gets the focus.
 * @returns `send`: posts to its endpoint
 */
export function useReview() {
  const { id, collectionSlug, isTrashed, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const url = `${config.routes.api}/${collectionSlug}/${id}/review`;
  const isStored = Boolean(id) && !isTrashed;

  const { data } = useServiceData<{ review: ReviewState | null }>(isStored ? url : null, {
    after: [lastUpdateTime, versionCount],
    events: [changed],
  });

  async function send(path: '' | '/end', body: object): Promise<ServiceResponse<unknown>> {
    const response = await requestService(url + path, { method: 'POST', language, body });
    window.dispatchEvent(new Event(changed));
    return response;
  }

  return { review: data?.review ?? null, isStored, send };
}
