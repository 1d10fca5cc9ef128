import { expect, it } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createLog } from '../observe/log.ts';
import { appManifests } from './app-manifest.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const log = createLog({ write: () => undefined });

it('a manifest that cannot be rendered has the headers of every response', async () => {
  const away = () => Promise.reject(new ContentUnavailable('/schools', 'no connection'));
  const manifests = appManifests({
    contextForRequest: () => ({ content: { get: away } }) as unknown as SiteContext,
    settings,
    log,
  });
  const response = await manifests.request('/manifest.en.webmanifest');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
