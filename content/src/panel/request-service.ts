'use client';

import { fieldErrorsOf } from '../hooks/field-errors.ts';
import { colon, type PanelLanguage } from './panel-language.ts';

interface ServiceRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** of the sentences */
  language: PanelLanguage;
  /** sent as JSON */
  body?: object;
  signal?: AbortSignal;
}

const noResponse: Record<PanelLanguage, string> = {
  fr: 'Le service ne répond pas\u00a0: réessayez dans un instant.',
  en: 'The service is not responding: please try again in a moment.',
};

/** The body of a response, or else a sentence: the one with which the service refused, if it gave one. */
export interface ServiceResponse<T> {
  body: T | null;
  refusal: string;
}

/** A response of the service that refuses. */
interface Refused {
  errors?: { message?: string }[];
}

/** Why a request is refused: the fields because of which it is, where there are any, each with its sentence. */
export function refusalIn(refused: Refused | null | undefined, language: PanelLanguage): string | undefined {
  const [error] = refused?.errors ?? [];
  const ofFields = fieldErrorsOf(error).flatMap(({ label, path, message }) =>
    message ? `${typeof label === 'string' && label ? label : path}${colon(language)}${message}` : [],
  );
  return ofFields.join(' ') || error?.message;
}

/** Requests an endpoint of this service, from a component in the browser. */
export async function requestService<T = unknown>(
  url: string,
  { language, body, ...init }: ServiceRequest,
): Promise<ServiceResponse<T>> {
  const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' };
  const sent = body && { body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, ...sent, headers }).catch(() => null);
  const received = (await response?.json().catch(() => null)) as Refused | null | undefined;
  if (response?.ok && received) return { body: received as T, refusal: '' };
  return { body: null, refusal: refusalIn(received, language) ?? noResponse[language] };
}
