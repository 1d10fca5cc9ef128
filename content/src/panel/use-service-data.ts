'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { requestService } from './request-service.ts';
import { usePanelLanguage } from './use-panel-language.ts';

interface ServiceDataOptions {
  /** posted as JSON; the same object until it is to be requested again */
  body?: object | null;
  /** what a save changes, here or in a drawer: where one of them is another, the data is requested again */
  after?: readonly unknown[];
  /** of the window: each of them requests the data again */
  events?: readonly string[];
}

/**
 * What an endpoint of this service says: requested at once, and again when the window gets the focus.
 * @param url `null` where there is nothing to request
 * @returns the last response that was one; whether the newest request got none, and whether it still waits; `refresh` requests again
 */
export function useServiceData<T>(
  url: string | null,
  { body, after = [], events = [] }: ServiceDataOptions = {},
): { data: T | null; hasFailed: boolean; isReading: boolean; refresh: () => Promise<void> } {
  const language = usePanelLanguage();
  /** the last response, and what was requested: of another document it says nothing */
  const [read, setRead] = useState<{ url: string; data: T } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(true);

  /** of the newest request: an older one that arrives later must not replace its response */
  const newest = useRef(new AbortController());

  const refresh = useCallback(async () => {
    newest.current.abort();
    newest.current = new AbortController();
    const { signal } = newest.current;
    if (url === null) return setRead(null);
    setReading(true);
    const request = body ? { method: 'POST' as const, body } : {};
    const response = await requestService<T>(url, { ...request, language, signal });
    if (signal.aborted) return;
    if (response.body) setRead({ url, data: response.body });
    setFailed(!response.body);
    setReading(false);
  }, [url, body, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callers name what saves change
  useEffect(() => {
    const listening = new AbortController();
    const read = () => void refresh();
    read();
    for (const event of ['focus', ...events]) window.addEventListener(event, read, { signal: listening.signal });
    return () => {
      listening.abort();
      newest.current.abort();
    };
  }, [refresh, ...after]);

  return { data: read?.url === url ? read.data : null, hasFailed, isReading, refresh };
}
