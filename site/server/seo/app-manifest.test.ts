import { expect, it } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import { appManifests } from './app-manifest.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };

it('a manifest that cannot be rendered has the headers of every response', async () => {
  const away = () => Promise.reject(new ContentUnavailable('/schools', 'no connection'));
  const manifests = appManifests({
    contextForRequest: () => ({ content: { get: away } }) as unknown as SiteContext,
    settings,
  });
  manifests.onError((error, { req }) => toResponse(errorResponse(error, req.path, settings)));
  const response = await manifests.request('/manifest.en.webmanifest');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
