import type { IncomingMessage } from 'node:http';
import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { memoize } from '../../cache/memoize.ts';
import { languageOfVisit } from '../language/language-of-visit.ts';
import type { Asked } from '../page-cache/send.ts';
import { previewCookie } from '../preview/preview-cookie.ts';

/** What is known of what clients write into a header. */
const known = { max: 200, longest: 100 };

/**
 * Tells the visits for which nothing but the page is to be decided: the address is asked for as it is written, on the one host
 * that is ours, in the language that the visitor wants, and not by an editor in a preview. Who finds the cached page for
 * such a visit may send it: all that the edge asks before would say "go on", and asking costs more than the page itself.
 * @returns a function that gives what the answer depends on, or null: then the request goes the long way
 */
export function createFastPath({ siteUrl }: Pick<Settings, 'siteUrl'>): (request: IncomingMessage) => Asked | null {
  const own = siteUrl.slice(siteUrl.indexOf('//') + 2);
  // Without `www.` any one host is answered (section 2, "www"), if it is written as hosts are.
  const isOwnHost = own.startsWith('www.') ? (host: string) => host === own : memoize(isHost, known);
  const home = pathTo('home', defaultLocale);
  const staysFrench = memoize(
    (acceptLanguage) => languageOfVisit({ method: 'GET', path: home, query: '', cookies: '', acceptLanguage }) === null,
    known,
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

function isHost(host: string): boolean {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);
}

const names = ['host', 'cookie', 'referer', 'if-none-match', 'accept-encoding', 'accept-language'] as const;
type Name = (typeof names)[number];
const byLength = new Map<number, readonly Name[]>(
  names.map(({ length }) => [length, names.filter((name) => name.length === length)]),
);

/**
 * The headers that a cached response depends on, read in one pass over what the parser left.
 * @param raw names and values in turn
 * @returns null where one of them is there twice, or a body is on its way
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
