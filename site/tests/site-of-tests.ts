import { inject } from 'vitest';
import { sharedSecret } from '../../e2e/environment/shared-secret.ts';
import { contentClientOf } from '../app/data/.server/content-service/content-client.ts';
import { type ContentAccess, createContentTransport } from '../app/data/.server/content-service/content-transport.ts';
import { newReads } from '../app/data/.server/reads-of-request.ts';
import { createSiteSearch } from '../app/data/.server/search/site-search.ts';
import type { SiteContext } from '../app/data/.server/site-context.ts';

/** The moment of the tests' content service. */
export const nowOfTests = new Date('2026-11-20T09:00:00+01:00');

/** The client of a service account, without a cache. */
export const createContentClient = (access: ContentAccess) => contentClientOf(createContentTransport(access));

/**
 * What a request to a site of the sample reads with in tests, from the running content service; nothing may be left out.
 * @param username of the site's account, by default that of the main school
 */
export const siteOfTests = (username = 'site@ecole-meridienne.example', secret = sharedSecret): SiteContext => ({
  content: createContentClient({ contentUrl: inject('contentUrl'), serviceAccount: { username, secret } }),
  now: () => nowOfTests,
  reads: newReads(),
  siteUrl: 'https://www.ecole-meridienne.example',
  search: createSiteSearch(),
  shareImagePath: ({ title }) => `/media/share/${encodeURIComponent(title)}.png`,
  settings: { crmHosts: ['localhost:3001'], trackingConsent: 'at-once' },
  logLeftOut: (what, error) => {
    throw new Error(`${what} was left out`, { cause: error });
  },
  logUnavailable: () => undefined,
  logFailed: () => undefined,
  countAction: () => undefined,
});
