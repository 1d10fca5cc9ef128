import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { savedOn, savedTitle } from '../../features/pwa/cached-copies.ts';

export interface CachedPage {
  /** path and query */
  path: string;
  title: string;
  locale: Locale;
  /** ISO */
  savedOn: string;
}

/** A title without the name of the site, which would stand behind every line. */
function withoutSiteName(title: string): string {
  const parts = title.split(' · ');
  return parts.length > 1 ? parts.slice(0, -1).join(' · ') : title;
}

/** The cached documents, newest first. */
export function listCachedPages(copies: readonly { url: string; response: Response }[]): CachedPage[] {
  return copies
    .flatMap(({ url, response }): CachedPage[] => {
      const since = savedOn(response);
      if (!since) return [];
      const { pathname, search } = new URL(url);
      const title = withoutSiteName(savedTitle(response)) || pathname;
      return [{ path: pathname + search, title, locale: localeOf(pathname), savedOn: since }];
    })
    .sort((one, other) => other.savedOn.localeCompare(one.savedOn));
}
