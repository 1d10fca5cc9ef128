import type { Settings } from '../../app/config/settings.server.ts';
import { beside, type ExtraHeaders, noExtraHeaders, type PageRequest } from '../page-cache/send.ts';
import { originSetCookies } from './origin-cookies.ts';

/**
 * The origin cookies (section 9) that are sent with a cached page. The frequent cases are recognized without
 * parsing: a first visit without referrer, a navigation within the site, a visitor who has the cookies. All others are left
 * to `originSetCookies`, with the same results.
 */
export function createVisitCookies(
  settings: Pick<Settings, 'trackingConsent' | 'siteUrl'>,
): (request: PageRequest) => ExtraHeaders {
  const ownPages = `${settings.siteUrl}/`;
  const atOnce = settings.trackingConsent === 'at-once';
  const toNobody = { url: new URL(ownPages), referrer: null, cookies: '' };
  const direct = beside(setCookies(originSetCookies(toNobody, settings)), { constant: true });

  return ({ headers, url: target = '/' }) => {
    const { cookie, referer } = headers;
    const mayHaveChosen = cookie?.includes('consent') ?? false;
    if (!atOnce && !mayHaveChosen) return noExtraHeaders;
    if (!mayHaveChosen && !mayHaveCampaign(target)) {
      if (referer === undefined) {
        if (cookie === undefined) return direct;
        if (hasPlainOrigin(cookie)) return noExtraHeaders;
      } else if (referer.startsWith(ownPages)) return noExtraHeaders;
    }
    const url = urlOf(target, headers.host, settings.siteUrl);
    return beside(setCookies(originSetCookies({ url, referrer: referer ?? null, cookies: cookie ?? '' }, settings)));
  };
}

function setCookies(values: string[]): string[] {
  return values.flatMap((value) => ['set-cookie', value]);
}

/** Whether a query may contain a campaign parameter, in any encoding. */
function mayHaveCampaign(target: string): boolean {
  const mark = target.indexOf('?');
  return mark !== -1 && (target.includes('utm', mark) || target.includes('%', mark));
}

const name = 'origine-tracking';

/** Whether the first cookie of that name certainly has an origin: its value begins with a letter or a digit. */
function hasPlainOrigin(cookie: string): boolean {
  const at = cookie.indexOf(name);
  if (at === -1 || cookie.charCodeAt(at + name.length) !== 61) return false;
  if (at > 0 && cookie[at - 1] !== ' ' && cookie[at - 1] !== ';') return false;
  // A value of another cookie may end in the name: its own pair begins before, at a semicolon or at the start.
  if (at > 0 && cookie.slice(0, at).trimEnd().at(-1) !== ';') return false;
  return /^[a-z0-9]/i.test(cookie.slice(at + name.length + 1, at + name.length + 2));
}

function urlOf(target: string, host: string | undefined, siteUrl: string): URL {
  const url = `${siteUrl.slice(0, siteUrl.indexOf('//'))}//${host}${target}`;
  return URL.canParse(url) ? new URL(url) : new URL(siteUrl);
}
