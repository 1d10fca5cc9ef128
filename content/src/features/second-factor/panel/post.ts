'use client';

import type { PanelLanguage } from '../../../panel/panel-language.ts';
import { secondFactorLabels } from './labels.ts';

/** What an endpoint returned, or the sentence with which it refused. */
export type Posted<T> = { body: T; refused?: undefined } | { refused: string };

/** Sends data to an endpoint of this service. */
export async function post<T>(url: string, data: object, language: PanelLanguage): Promise<Posted<T>> {
  const { failed } = secondFactorLabels[language];
  try {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) });
    const body = (await response.json()) as T & { errorText?: string };
    return response.ok ? { body } : { refused: body.errorText ?? failed };
  } catch {
    return { refused: failed };
  }
}
