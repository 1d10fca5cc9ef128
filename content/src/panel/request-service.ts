'use client';

interface ServiceRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** of the sentences */
  language: string;
  /** sent as JSON */
  body?: object;
  signal?: AbortSignal;
}

/**
 * Requests an endpoint of this service, from a component in the browser.
 * @returns the body of the response, or else the sentence with which the service refused, if it gave one
 */
export async function requestService<T = unknown>(
  url: string,
  { language, body, ...init }: ServiceRequest,
): Promise<{ body: T | null; refusal?: string }> {
  const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' };
  const sent = body && { body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, ...sent, headers }).catch(() => null);
  const received = (await response?.json().catch(() => null)) as { errors?: { message: string }[] } | null | undefined;
  if (response?.ok && received) return { body: received as T };
  return { body: null, refusal: received?.errors?.[0]?.message };
}
