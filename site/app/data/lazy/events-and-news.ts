import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { get, onLayoutRefresh } from '../api-client/api-client.ts';
import type { ArticleSummary, EventSummary } from '../model.ts';

/** The lists of this visit, by language and path. Loaded once, cached until a layout refresh (section 4, "Caches"). */
const lists = new Map<string, Promise<unknown[]>>();
onLayoutRefresh(() => lists.clear());

function load<T>(path: string, locale: Locale): Promise<T[]> {
  const key = `${locale}${path}`;
  const known = lists.get(key);
  if (known) return known as Promise<T[]>;
  const list = get<T[]>(path, locale).catch((error: unknown) => {
    // Another component may request it again. Only logged, not shown (section 8): on the browser's own timeline.
    if (lists.get(key) === list) lists.delete(key);
    performance.mark(`left out: ${path}`, { detail: String(error) });
    return [];
  });
  lists.set(key, list);
  return list;
}

/** The events that are not over, the next one first, at most 10 (section 7, `GET /events`); none where that fails. */
export function loadEvents(locale: Locale): Promise<EventSummary[]> {
  return load('/events', locale);
}

/**
 * The latest news, at most 10 (section 7, `GET /{namespace}-news`); none where that fails.
 * @param namespace the school's
 */
export function loadNews(namespace: string, locale: Locale): Promise<ArticleSummary[]> {
  return load(`/${namespace}-news`, locale);
}
