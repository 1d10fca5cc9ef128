'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import type { ReviewState } from './review-endpoints.ts';

/** The button and the notice are in different places of a form: each tells the other of a change. */
const changed = 'review-changed';

/**
 * The newest review of the form's document; fetched again after each save and when the window gets the focus.
 * @returns `send`: posts to its endpoint; returns a sentence where the service refuses
 */
export function useReview(failed: string) {
  const { id, collectionSlug, isTrashed, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const [review, setReview] = useState<ReviewState | null>(null);
  const url = `${config.routes.api}/${collectionSlug}/${id}/review`;
  const isStored = Boolean(id) && !isTrashed;

  const refresh = useCallback(async () => {
    const response = isStored ? await requestService<{ review: ReviewState | null }>(url, { language }) : null;
    if (response?.body) setReview(response.body.review);
  }, [url, language, isStored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the review is fetched again after each save of the document
  useEffect(() => {
    void refresh();
    const aborting = new AbortController();
    const { signal } = aborting;
    for (const event of ['focus', changed]) window.addEventListener(event, () => void refresh(), { signal });
    return () => aborting.abort();
  }, [refresh, lastUpdateTime, versionCount]);

  async function send(path: '' | '/end', body: object): Promise<string | null> {
    const response = await requestService(url + path, { method: 'POST', language, body });
    window.dispatchEvent(new Event(changed));
    return response.body ? null : (response.refusal ?? failed);
  }

  return { review: isStored ? review : null, isStored, send };
}
