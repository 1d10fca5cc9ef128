/** The search engines of section 9. */
export const searchEngines = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'] as const;
export type SearchEngine = (typeof searchEngines)[number];

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
export function searchEngineOf(hostname: string): SearchEngine | null {
  const name = engineHost.exec(hostname)?.[1];
  return searchEngines.find((engine) => engine === name) ?? null;
}

/** Android sends the package of an app in the place of a host. These two are search boxes; other apps are referrals. */
const searchApps = new Map<string, SearchEngine>([
  ['com.google.android.googlequicksearchbox', 'google'],
  ['com.microsoft.bing', 'bing'],
]);

/** The search engine whose Android app this package is. */
export function searchEngineOfApp(packageName: string): SearchEngine | null {
  return searchApps.get(packageName) ?? null;
}
