import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../data/.server/errors.ts';
import { newReads } from '../../data/.server/reads-of-request.ts';
import { type SiteContext, siteContext } from '../../data/.server/site-context.ts';
import { crmAction } from './crm-action.server.ts';

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
  return crmAction(undefined, () => null)({ request, params: { action: 'contact' }, context });
}

it.each([
  ['out of reach', false, 503],
  ['that says nothing in time', true, 504],
])('a content service %s is an outage of its own status', async (_what, timedOut, status) => {
  await expect(send(new ContentUnavailable('/crm-links', 'no response', timedOut))).rejects.toMatchObject({
    init: { status },
  });
});
