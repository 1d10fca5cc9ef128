import type { IncomingMessage } from 'node:http';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { memoize } from '../../cache/memoize.ts';
import { isHost } from '../limits/request-line.ts';
import type { PageRequest } from '../page-cache/send.ts';
import { previewCookie } from '../preview/preview-cookie.ts';
import { languageOfVisit } from '../urls/language/language-of-visit.ts';

/** The size of the caches for header values that clients send, and the longest value that is cached. */
const memoized = { max: 200, longest: 100 };

/**
 * Recognizes the requests that need no redirect and no refusal if their URL is the key of a cached page: GET, on the site's own
 * host, in the language that the visitor prefers, without a preview session. For these the cached page can be sent without
 * the other checks, which would all pass and take longer than sending the page.
 * @returns a function that gives what the response depends on, or null where the request must take all the steps
 */
export function createFastPath({
  siteUrl,
}: Pick<Settings, 'siteUrl'>): (request: IncomingMessage) => PageRequest | null {
  const own = siteUrl.slice(siteUrl.indexOf('//') + 2);
  // Where the public host does not begin with `www.`, any valid host is accepted (section 2, "www").
  const isOwnHost = own.startsWith('www.') ? (host: string) => host === own : memoize(isHost, memoized);
  const home = pathTo('home', defaultLocale);
  const staysFrench = memoize(
    (acceptLanguage) =>
      languageOfVisit({ method: 'GET', path: home, query: '', cookies: '', acceptLanguage, from: null }) === null,
    memoized,
  );

  return ({ method, url, rawHeaders }) => {
    if (method !== 'GET' || url === undefined) return null;
    const headers = readHeaders(rawHeaders);
    if (headers?.host === undefined || !isOwnHost(headers.host)) return null;
    if (headers.cookie?.includes(`${previewCookie}=`)) return null;
    if (url === home) {
      if (headers.cookie?.includes('i18n_redirected')) return null;
      const wanted = headers['accept-language'];
      if (wanted !== undefined && !staysFrench(wanted)) return null;
    }
    return { method, url, headers };
  };
}

const names = ['host', 'cookie', 'referer', 'if-none-match', 'accept-encoding', 'accept-language'] as const;
type Name = (typeof names)[number];
const byLength = new Map<number, readonly Name[]>(
  names.map(({ length }) => [length, names.filter((name) => name.length === length)]),
);

/**
 * The headers that a cached response depends on, read in one pass over `rawHeaders`.
 * @param raw names and values alternating
 * @returns null where one of them is repeated, or the request has a body
 */
export function readHeaders(raw: readonly string[]): Partial<Record<Name, string>> | null {
  const found: Partial<Record<Name, string>> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const written = raw[at] ?? '';
    const candidates = byLength.get(written.length);
    if (!candidates) {
      if (written.length >= 14 && /^(content-length|transfer-encoding)$/i.test(written)) return null;
      continue;
    }
    const lower = written.toLowerCase();
    const name = candidates.find((candidate) => candidate === lower);
    if (!name) continue;
    if (found[name] !== undefined) return null;
    found[name] = raw[at + 1] ?? '';
  }
  return found;
}
