import type { IncomingMessage } from 'node:http';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale, isLocale, type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../../app/config/settings.server.ts';
import { languageCookie, rememberedLanguage } from '../../../app/features/shell/language-cookie.ts';
import { plainHeaders } from '../../headers/response-headers.ts';
import type { EarlyResponse } from '../../limits/early-response.ts';
import { prefersEnglish } from './preferred-language.ts';

export interface Visit {
  method: string;
  path: string;
  /** without its question mark, as it was sent */
  query: string;
  /** the `Cookie` header; empty: none */
  cookies: string;
  /** the `Accept-Language` header */
  acceptLanguage: string | null;
  /** the path of the site's own page whose link was followed */
  from: string | null;
}

/** A parameter `lang` of a query as it was sent; names of parameters are case-sensitive. */
const languageChoice = /^(l|%6[Cc])(a|%61)(n|%6[Ee])(g|%67)(=|$)/;

export interface LanguageRedirect {
  /** 303 where a choice was stored, 302 where a preference is followed */
  status: 302 | 303;
  location: string;
  /** the choice to store */
  chosen: Locale | null;
}

/**
 * Where a visit of the French home is led because of its language (section 4, "Language of a visit" and section 2,
 * "Language switch"): everywhere else the prefix decides.
 *
 * `?lang=` is a choice on the switch without JavaScript. `/en` needs no parameter: its prefix decides, and the stored choice
 * stays, since requesting a URL is no choice. Whoever comes from a French page is reading French, though nothing is stored: the switch
 * of another page than the home has no parameter, and without JavaScript an English browser could never come from there to `/`.
 * @returns `null` where the visit stays
 */
export function languageOfVisit({
  method,
  path,
  query,
  cookies,
  acceptLanguage,
  from,
}: Visit): LanguageRedirect | null {
  const home = pathTo('home', defaultLocale);
  if (path !== home || (method !== 'GET' && method !== 'HEAD')) return null;
  const chosen = new URLSearchParams(query).get('lang');
  const rest = query
    .split('&')
    .filter((pair) => pair && !languageChoice.test(pair))
    .join('&');
  const urlOf = (locale: Locale) => pathTo('home', locale) + (rest && `?${rest}`);
  if (isLocale(chosen)) return { status: 303, location: urlOf(chosen), chosen };
  const remembered = rememberedLanguage(cookies);
  const readsFrench = from !== null && localeOf(from) === defaultLocale;
  const isEnglish = remembered ? remembered === 'en' : !readsFrench && prefersEnglish(acceptLanguage);
  return isEnglish ? { status: 302, location: urlOf('en'), chosen: null } : null;
}

/** The parts of a request that decide its language. */
export function languageVisitOf(
  { method = 'GET', url = '', headers }: IncomingMessage,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): Visit {
  const [path = '', ...query] = url.split('?');
  const { cookie: cookies = '', 'accept-language': acceptLanguage = null, referer } = headers;
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  const from = page?.origin === siteUrl ? page.pathname : null;
  return { method, path, query: query.join('?'), cookies, acceptLanguage, from };
}

/** The caching headers of `/`: only the visitor's browser may store the page (`private`), and nobody the redirect (`no-store`). */
const personal: EarlyResponse['headers'] = [
  ['cache-control', 'private, no-store'],
  ['vary', 'Accept-Language, Cookie'],
];

/** The redirect of a visit to its language. */
export function languageResponse(
  { status, location, chosen }: LanguageRedirect,
  settings: Pick<Settings, 'siteUrl'>,
): EarlyResponse {
  const cookie: EarlyResponse['headers'] = chosen ? [['set-cookie', languageCookie(chosen)]] : [];
  return { status, headers: [['location', location], ...personal, ...cookie, ...plainHeaders(settings)], body: '' };
}
