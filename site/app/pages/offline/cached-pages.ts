import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { savedOn, savedTitle } from '../../features/pwa/cached-copies.ts';

export interface KeptPage {
  /** path and query */
  address: string;
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

/** The kept documents, newest first. */
export function listKeptPages(copies: readonly { url: string; answer: Response }[]): KeptPage[] {
  return copies
    .flatMap(({ url, answer }): KeptPage[] => {
      const since = savedOn(answer);
      if (!since) return [];
      const { pathname, search } = new URL(url);
      const title = withoutSiteName(savedTitle(answer)) || pathname;
      return [{ address: pathname + search, title, locale: localeOf(pathname), savedOn: since }];
    })
    .sort((one, other) => other.savedOn.localeCompare(one.savedOn));
}
