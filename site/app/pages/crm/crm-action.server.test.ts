import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../data/.server/errors.ts';
import { newReads } from '../../data/.server/reads-of-request.ts';
import { type SiteContext, siteContext } from '../../data/.server/site-context.ts';
import { crmAction, originOfForm } from './crm-action.server.ts';

/** Sends the form to a site whose content service fails. */
function send(failure: Error) {
  const context = new RouterContextProvider();
  const site = {
    content: { get: () => Promise.reject(failure) },
    now: () => new Date(),
    reads: newReads(),
    settings: { crmHosts: [], trackingConsent: 'at-once' },
    logLeftOut: vi.fn(),
    logUnavailable: vi.fn(),
  };
  context.set(siteContext, site as unknown as SiteContext);
  const body = new URLSearchParams({ course: 'design-objet', campus: 'paris' });
  const request = new Request('https://www.ecole.example/en/crm/contact', { method: 'POST', body });
  return crmAction()({ request, params: { action: 'contact' }, context });
}

it.each([
  ['out of reach', false, 503],
  ['that says nothing in time', true, 504],
])('a content service %s is an outage of its own status', async (_what, timedOut, status) => {
  await expect(send(new ContentUnavailable('/crm-links', 'no response', timedOut))).rejects.toMatchObject({
    init: { status },
  });
});

const known = 'origine-tracking=SEARCH_google; utm_source=salon';
const empty = new FormData();
const told = new FormData();
told.set('origine-tracking', 'ORGANIC_google');

it.each(['', 'consent=v1.all; ', 'consent=v1.origin; ', 'consent=v1.none.tags; ', 'consent=broken; '])(
  'a form adds the origin that is known (%j)',
  (choice) => {
    expect(originOfForm(choice + known, told)).toMatchObject({ origineTracking: 'SEARCH_google', utmSource: 'salon' });
    expect(originOfForm(choice, told)).toMatchObject({ origineTracking: 'ORGANIC_google', utmSource: 'none' });
    expect(originOfForm(choice, empty)).toBeNull();
  },
);

it.each(['consent=v1.none', 'consent=v1.tags', 'consent=v1.none.origin'])(
  'and nothing after a refusal (%s)',
  (choice) => {
    expect(originOfForm(`${choice}; ${known}`, told)).toBeNull();
    expect(originOfForm(`${known}; ${choice}`, told)).toBeNull();
  },
);
