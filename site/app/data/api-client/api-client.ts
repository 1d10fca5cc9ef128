import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Screen, ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import type { HydratedScreen, StaticPageData } from '../page-markup.ts';
import type { ScreenData, ShellData } from '../screen-data.ts';
import { savedOnHeader } from './saved-on.ts';

/** What the browser is given of a screen. */
export type ScreenResponse<S extends Screen> = S extends HydratedScreen ? ScreenData[S] : StaticPageData;

/** A failed request, with what section 8 logs of it. */
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

type Query = Record<string, string | undefined>;

interface GetOptions {
  /** `null` instead of an error */
  orNull?: boolean;
  /** `low` for what nobody waits for */
  priority?: RequestPriority;
}

/** Number of cached responses: more than a visitor goes back to. */
const maxResponses = 60;

/** Responses of this visit, by URL, least recently used first (section 4, "Caches"). */
const responses = new Map<string, Promise<unknown>>();

/** When the worker stored a response that it gave in place of the network's (ISO), by its data. */
const copies = new WeakMap<object, string>();

/** When these data were stored, where they are a copy of the service worker's; `null` where they are fresh. */
export function copiedSince(data: object): string | null {
  return copies.get(data) ?? null;
}

const refreshListeners = new Set<() => void>();

/**
 * Reads a path of the site's own `/api` in a language (section 7, "GET {path} generic").
 * @returns the response, cached until a layout refresh: a visited page is shown at once
 * @throws ApiError with the status of the response; 504 for a timeout, 503 where the site was unreachable: `No JSON` where something else
 * responded in its place, else `No connection`
 */
export function get<T>(
  path: string,
  locale: Locale,
  query: Query | undefined,
  options: GetOptions & { orNull: true },
): Promise<T | null>;
export function get<T>(path: string, locale: Locale, query?: Query, options?: GetOptions): Promise<T>;
export function get<T>(path: string, locale: Locale, query: Query = {}, options: GetOptions = {}): Promise<T | null> {
  const { orNull, priority = 'auto' } = options;
  const url = urlOf(path, locale, query);
  const response = (responses.get(url) as Promise<T> | undefined) ?? fetchJson<T>(url, priority);
  store(url, response);
  // Neither a failure nor a copy is cached: the next visit of the page requests it again.
  const forget = () => responses.get(url) === response && responses.delete(url);
  return response.then(
    (data) => {
      if (copies.has(data as object)) forget();
      return data;
    },
    (error: unknown) => {
      forget();
      if (orNull) return null;
      throw error;
    },
  );
}

/** What a screen shows, in one request. */
export function getScreen<S extends Screen>(
  screen: S,
  locale: Locale,
  input: ScreenInput,
  options?: GetOptions,
): Promise<ScreenResponse<S>> {
  return get(screenPath(screen), locale, input, options);
}

/** Caches the data of a screen that was not requested here: that of the first page came with its HTML. */
export function storeScreen<S extends Screen>(
  screen: S,
  locale: Locale,
  input: ScreenInput,
  data: ScreenResponse<S>,
): void {
  const url = urlOf(screenPath(screen), locale, input);
  if (!responses.has(url)) store(url, Promise.resolve(data));
}

/** The data of the layout in a language. */
export function getShell(locale: Locale, options?: GetOptions): Promise<ShellData> {
  return get('/shell', locale, {}, options);
}

/**
 * A layout refresh (section 4, "Caches"), as when the connection is back: cached responses are not used any more. The
 * caller has the router load the present page again (`useRevalidator`).
 */
export function refreshLayout(): void {
  responses.clear();
  for (const listener of refreshListeners) listener();
}

/**
 * Notifies of layout refreshes.
 * @returns a function that ends it
 */
export function onLayoutRefresh(listener: () => void): () => void {
  refreshListeners.add(listener);
  return () => refreshListeners.delete(listener);
}

const screenPath = (screen: Screen) => `/screens/${screen}`;

function urlOf(path: string, locale: Locale, query: Query): string {
  const parameters = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  return `/api${path}?${parameters}`;
}

function store(url: string, response: Promise<unknown>): void {
  responses.delete(url);
  responses.set(url, response);
  for (const oldest of responses.keys()) {
    if (responses.size <= maxResponses) return;
    responses.delete(oldest);
  }
}

async function fetchJson<T>(url: string, priority: RequestPriority): Promise<T> {
  let status = 0;
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, { priority, headers, signal: AbortSignal.timeout(15_000) });
    status = response.status;
    const body = await response.json();
    const since = response.headers.get(savedOnHeader);
    if (response.ok && since) copies.set(body, since);
    if (response.ok) return body;
    throw new ApiError(
      body?.source ?? 'site',
      body?.statusCode ?? response.status,
      body?.errorText ?? response.statusText,
    );
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The end of its time alone: a `TimeoutError`, before Chrome 124 an `AbortError`.
    if (error instanceof DOMException) throw new ApiError('site', 504, 'Response time exceeded');
    // A body that is not JSON comes from a proxy or a mirror; 204 is the worker's, where the network failed.
    throw new ApiError('site', 503, error instanceof SyntaxError && status !== 204 ? 'No JSON' : 'No connection');
  }
}
