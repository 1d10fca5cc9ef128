import { classifyOrigin, nextOrigin } from './classify-origin.ts';
import type { Origin } from './origin.ts';
import { addOrigin, expiredOriginCookies, originCookies, readOriginCookies } from './origin-cookies.ts';
import { visitStart } from './visit-start.ts';

/** Of the browser only: where this visitor came from, by what they agreed to (section 9, "Origin tracking"). */

/**
 * What may be added to a link to the CRM that the visitor follows now: nothing after a refusal, whatever the cookies say.
 *
 * Where nothing is stored it is the origin of the open page, from memory: with `after-choice` before the choice, and in a page that is
 * open for longer than the cookies last. An origin never holds a click id, only the coarse labels.
 * @param options.agreed the visitor's choice about the origin; null: none yet
 * @returns null: nothing is to be added
 */
export function readOriginNow(options: {
  trackingConsent: 'at-once' | 'after-choice';
  agreed: boolean | null;
}): Origin | null {
  if (options.agreed === false) return null;
  const isStored = options.trackingConsent === 'at-once' || options.agreed;
  return (isStored ? readOriginCookies(document.cookie) : null) ?? originOfVisit();
}

/** Applies the choice about the origin: writes the four cookies at the moment of agreeing, else removes them. */
export function settleOrigin(agreed: boolean): void {
  const secure = location.protocol === 'https:';
  const origin = nextOrigin(readOriginCookies(document.cookie), originOfVisit());
  const cookies = agreed ? origin && originCookies(origin, { secure }) : expiredOriginCookies({ secure });
  for (const cookie of cookies ?? []) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = cookie;
  }
}

/** Adds the origin to the forms that the browser posts: before the choice no cookie tells it to the server. */
export function tellForms(read: () => Origin | null, signal: AbortSignal): void {
  const tell = ({ target, formData }: FormDataEvent) => {
    const origin = target instanceof HTMLFormElement && target.method === 'post' ? read() : null;
    if (origin) addOrigin(formData, origin);
  };
  document.addEventListener('formdata', tell, { signal });
}

function originOfVisit(): Origin | null {
  const start = visitStart();
  if (!start) return null;
  const { host } = location;
  return classifyOrigin({
    url: new URL(start.url),
    referrer: start.referrer,
    siteHosts: [host, host.replace(/^www\./, '')],
  });
}
