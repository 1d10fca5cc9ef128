import type { Locale } from '../routing/locale.ts';
import type { Screen } from '../routing/route-table.ts';
import type { ScreenData, ScreenInput, ShellData } from './screen-data.ts';

/** A call that failed, as the catalogue of section 8 wants it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly source: string;
  readonly statusCode: number;
  readonly errorText: string;

  constructor(source: string, statusCode: number, errorText: string) {
    super(`${source}: ${statusCode} ${errorText}`);
    this.source = source;
    this.statusCode = statusCode;
    this.errorText = errorText;
  }
}

/** Answers of this visit, by address: a page already seen is shown at once (section 4, "Caches"). */
const answers = new Map<string, Promise<unknown>>();

/**
 * Reads a path of the site's own `/api` in a language.
 * @returns the answer, kept for the time of the visit
 * @throws ApiError with the status of the answer; 504 where there was none in time, 503 where nobody answered
 */
export function get<T>(path: string, locale: Locale, query: Record<string, string | undefined> = {}): Promise<T> {
  const parameters = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  const address = `/api${path}?${parameters}`;
  const known = answers.get(address);
  if (known) return known as Promise<T>;
  const answer = ask<T>(address);
  answers.set(address, answer);
  // A failure is not kept: the next visit of the page asks again.
  answer.catch(() => answers.delete(address));
  return answer;
}

async function ask<T>(address: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw timedOut ? new ApiError('site', 504, 'Response time exceeded') : new ApiError('site', 503, 'No connection');
  }
  if (response.ok) return response.json() as Promise<T>;
  const body = (await response.json().catch(() => null)) as { source?: string; errorText?: string } | null;
  throw new ApiError(body?.source ?? 'site', response.status, body?.errorText ?? response.statusText);
}

/** What a screen shows, in one call. */
export function getScreen<S extends Screen>(screen: S, locale: Locale, input: ScreenInput): Promise<ScreenData[S]> {
  return get(`/screens/${screen}`, locale, input);
}

/** What surrounds the screens of a language. */
export function getShell(locale: Locale): Promise<ShellData> {
  return get('/shell', locale);
}
