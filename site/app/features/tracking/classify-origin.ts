import { parsedUrl } from '@vitrine/contract/links/parsed-url.ts';
import { cleanValue, givenValue, type Origin } from './origin.ts';

/** The search engines of section 9. */
const searchEngines = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'] as const;
type SearchEngine = (typeof searchEngines)[number];

/**
 * The countries where the engines' names stand before `co.xx` or `com.xx`. A list of their own: where `co` is a domain
 * like any other (`co.fr`), anybody may own `google.co.fr`. The browser is spared the whole public suffix list.
 */
const underCo = 'ao|bw|ck|cr|id|il|in|jp|ke|kr|ls|ma|mz|nz|th|tz|ug|uk|uz|ve|vi|za|zm|zw';
const underCom =
  'af|ag|ar|au|bd|bh|bn|bo|br|bz|cn|co|cu|cy|do|ec|eg|et|fj|gh|gi|gt|hk|jm|kh|kw|lb|ly|mm|mt|mx|my|na|ng|ni|np|om|' +
  'pa|pe|pg|ph|pk|pr|py|qa|sa|sb|sg|sl|sv|tj|tr|tw|ua|uy|vc|ve|vn';

/** An engine's name as a whole label, then a country or one of the old general endings, then nothing. */
const engineHost = new RegExp(
  `(?:^|\\.)(${searchEngines.join('|')})\\.(?:com|org|net|cat|[a-z]{2}|co\\.(?:${underCo})|com\\.(?:${underCom}))$`,
);

/**
 * The search engine that a host belongs to, recognised by its registrable name and never by a substring.
 * @param hostname in lower case, without port, such as `fr.search.yahoo.com`
 */
function searchEngineOf(hostname: string): SearchEngine | null {
  const name = engineHost.exec(hostname)?.[1];
  return searchEngines.find((engine) => engine === name) ?? null;
}

/** Android sends the package of an app in the place of a host. These two are search boxes; other apps are referrals. */
const searchApps = new Map<string, SearchEngine>([
  ['com.google.android.googlequicksearchbox', 'google'],
  ['com.microsoft.bing', 'bing'],
]);

interface Visit {
  /** the URL of the page that was requested */
  url: URL;
  /** the `Referer` header or `document.referrer`; null or empty: none */
  referrer: string | null;
  /** the site's own hosts, with the port where it is not the usual one */
  siteHosts: readonly string[];
}

const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid'];

/**
 * Where a visit comes from: the first rule of section 9, "Origin tracking", that matches. Never throws, whatever it is
 * given.
 * @returns null where there is no new origin: a step within the site. Only `utm_content` makes a new one of it; other
 *   campaign values and click ids do not say which rule would apply, and inner links may carry them along.
 */
export function classifyOrigin({ url, referrer, siteHosts }: Visit): Origin | null {
  const query = url.searchParams;
  const origineTracking = givenValue(query.get('utm_content'), null) ?? trackingOf(query, referrer, siteHosts);
  if (origineTracking === null) return null;
  return {
    origineTracking: cleanValue(origineTracking),
    utmMedium: givenValue(query.get('utm_medium'), 'none'),
    utmSource: givenValue(query.get('utm_source'), 'none'),
    utmCampaign: givenValue(query.get('utm_campaign'), 'none'),
  };
}

/**
 * What is to be stored after a visit. A `direct` visit never overwrites a known origin, whatever its campaign values;
 * a visit from elsewhere always counts as new, even from the same place, so that its two days begin with it.
 * @returns null: nothing to write
 */
export function nextOrigin(known: Origin | null, seen: Origin | null): Origin | null {
  return known !== null && seen?.origineTracking === 'direct' ? null : seen;
}

function trackingOf(query: URLSearchParams, referrer: string | null, siteHosts: readonly string[]): string | null {
  const source = sourceOf(referrer);
  if (!source) return 'direct';
  if (siteHosts.some((host) => host.toLowerCase() === source.host)) return null;
  if (!source.engine) return `REFERRAL_${source.host}`;
  const paid = clickIds.some((name) => givenValue(query.get(name), null) !== null);
  return `${paid ? 'SEARCH' : 'ORGANIC'}_${source.engine}`;
}

interface Source {
  /** in lower case, with the port where it is not the usual one; of an Android app its package */
  host: string;
  engine: SearchEngine | null;
}

/** The place that a referrer names. What is malformed, or neither of the web nor of an Android app, counts as none. */
function sourceOf(referrer: string | null): Source | null {
  const url = parsedUrl(referrer ?? '');
  // A host may be written with a final dot, and means the same.
  const hostname = url?.hostname.toLowerCase().replace(/\.$/, '');
  if (!url || !hostname) return null;
  if (url.protocol === 'android-app:') {
    return /^[\w.-]+$/.test(hostname) ? { host: hostname, engine: searchApps.get(hostname) ?? null } : null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return { host: url.port ? `${hostname}:${url.port}` : hostname, engine: searchEngineOf(hostname) };
}
