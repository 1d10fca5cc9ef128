import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../app/config/settings.server.ts';
import type { ContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createLog } from '../observe/log.ts';
import { renderPage } from '../pages/render-page.ts';
import { previewPages } from './preview-pages.ts';

vi.mock('../pages/render-page.ts', () => ({ renderPage: vi.fn() }));
afterEach(() => vi.mocked(renderPage).mockReset());

const settings = readSettings({});

/** Renders a page in a preview, with a content service that responds as the test says. */
async function previewOf(target: string, request: ContentTransport['request'], shared = false) {
  const logUnavailable = vi.fn();
  const site = { reads: newReads(), siteUrl: settings.siteUrl, logUnavailable, settings: {} };
  const { render } = previewPages({
    settings,
    transport: { request },
    newContext: () => site as unknown as SiteContext,
    log: createLog(),
  });
  const page = await render(new Request(settings.siteUrl + target), { sealed: 'a-session', shared });
  return { page, html: await page.text(), logUnavailable };
}

test.each([
  ['out of reach', '/formations', false, 503, '30', 'Erreur interne au serveur'],
  ['that does not respond', '/en/courses?level=master', true, 504, '30', 'Response time exceeded'],
])('a content service %s is an outage for an editor too', async (_what, target, timedOut, status, retry, message) => {
  const away = () => Promise.reject(new ContentUnavailable('/schools', 'no response', timedOut));
  const { page, html, logUnavailable } = await previewOf(target, away);
  expect([page.status, page.headers.get('retry-after')]).toEqual([status, retry]);
  expect(html).toContain(message);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  // The panel shows the page in a frame, and the error page as well.
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${settings.contentPublicUrl}`);
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(logUnavailable).toHaveBeenCalledTimes(1);
  expect(renderPage).not.toHaveBeenCalled();
});

test('a preview that was ended leads to the page that everybody sees, with the headers of every response', async () => {
  const { page } = await previewOf('/formations?level=master', async () => ({ status: 403, body: '' }));
  expect([page.status, page.headers.get('location')]).toEqual([303, '/formations?level=master']);
  expect(page.headers.get('set-cookie')).toContain('preview=;');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page is rendered where the session is confirmed', async () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  vi.mocked(renderPage).mockResolvedValue(new Response('<h1>A draft</h1>', { headers: html }));
  const { page, html: shown } = await previewOf('/formations', async () => ({ status: 200, body: '{"docs":[]}' }));
  expect([page.status, shown]).toEqual([200, '<h1>A draft</h1>']);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  ['an editor has', false],
  ['a reader with a link has not', true],
])('%s the diagnostics of an error page', async (_who, shared) => {
  vi.mocked(renderPage).mockResolvedValue(new Response('', { headers: { 'content-type': 'text/html' } }));
  await previewOf('/error/debug?status=500', async () => ({ status: 200, body: '{"docs":[]}' }), shared);
  const [, context] = vi.mocked(renderPage).mock.calls[0] ?? [];
  expect(Boolean(context?.diagnostics)).toBe(!shared);
});
