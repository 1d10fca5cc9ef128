import { expect, it } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createLog } from '../log.ts';
import { appManifests } from './app-manifest.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const log = createLog({ write: () => undefined });

it('a manifest that cannot be made has the headers of every answer', async () => {
  const away = () => Promise.reject(new ContentUnavailable('/schools', 'no connection'));
  const manifests = appManifests({
    contextForRequest: () => ({ content: { get: away } }) as unknown as SiteContext,
    settings,
    log,
  });
  const answer = await manifests.request('/manifest.en.webmanifest');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
