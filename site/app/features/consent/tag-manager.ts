import { isOfOneVisitor } from '@vitrine/contract/routes/of-one-visitor.ts';
import { consentCookieName } from './consent-choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** reports an event to the tag manager; there only where the visitor agreed and it was loaded */
    tellTags?: (event: object) => void;
  }
}

/** The purposes of Google's Consent Mode, version 2. */
const consentModes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

let lastPage: string | null = null;

/**
 * Reports the page that is shown to the tag manager, and loads it the first time. To be called only for a visitor who
 * agreed: nothing is requested from a third party before (section 1, "Tag manager"), nor where the URL has answers of the visitor.
 *
 * The tag manager counts the page that it is loaded on by itself; those reached by client navigation are reported to it.
 * @param id the container, such as `GTM-ABC123`
 * @param page path and query of the page
 */
export function showPageToTags(id: string, page: string): void {
  if (page === lastPage || isOfOneVisitor(page)) return;
  if (lastPage === null) load(id);
  else tell({ event: 'page_view', page_location: location.href, page_path: page, page_title: document.title });
  lastPage = page;
}

/** What a withdrawal leaves: the site's own. Those of the origin are removed by the choice about it. */
const ownCookies = [
  consentCookieName,
  'i18n_redirected',
  ...['origine-tracking', 'utm_medium', 'utm_source', 'utm_campaign'],
];

/**
 * Withdraws the consent where tags run in this document: it may have been refused in another tab. An extension may have a `dataLayer`
 * of its own, for which no page is reloaded.
 */
export function withdrawFromLoaded(): void {
  if (lastPage !== null) withdrawTags();
}

/** Withdraws the consent: denies everything to tags that still run, and reloads the page without them. */
export function withdrawTags(): void {
  setConsent('update', 'denied');
  removeTheirCookies();
  location.reload();
}

function load(id: string): void {
  setConsent('default', 'denied');
  setConsent('update', 'granted');
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' });
  // Tags add the URL of the page to each event: none is told on a page whose URL has answers of the visitor.
  window.tellTags = (event) => {
    if (!isOfOneVisitor(location.pathname + location.search)) tell(event);
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function setConsent(moment: 'default' | 'update', value: 'granted' | 'denied'): void {
  command('consent', moment, Object.fromEntries(consentModes.map((mode) => [mode, value])));
}

/** Commands are recognised by being the very object of a function's arguments; an array would not do. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  tell(arguments);
}

function tell(message: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(message);
}

/** Tags set cookies on the host or on any domain above it; which one a cookie belongs to can't be read. */
function removeTheirCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim() ?? '';
    if (name === '' || ownCookies.includes(name)) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
