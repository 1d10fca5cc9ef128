import { createHash } from 'node:crypto';
import { type APIResponse, expect, test } from '@playwright/test';
import { afterHydration } from '../../browser/hydration.ts';
import { watchPolicy } from '../../browser/policy-watch.ts';
import { rawRequest } from '../../environment/raw-request.ts';
import { screenSamples } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';
import { readPolicy } from '../../observatory/read-policy.ts';
import { observe, scoreOf } from '../../observatory/score.ts';

test('panels and client navigations keep to the policy of the first page', async ({ page }) => {
  const broken = await watchPolicy(page);
  await page.goto('/');
  await afterHydration(page);
  await page.locator('a[href="/crm/contact"]').first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main a[href^="/formations/"]').first().click();
  await expect(page).toHaveURL(/\/formations\//);
  expect(broken).toEqual([]);
});

test('a video plays where its page shows one', { tag: '@long' }, async ({ page, request }) => {
  const broken = await watchPolicy(page);
  await page.route(/youtube-nocookie|player\.vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>player' }),
  );
  const pages = [...new Set((await (await request.get('/sitemap.xml')).text()).match(/(?<=<loc>)[^<]+/g) ?? [])];
  for (const url of pages.filter((known) => /\/(international|recherche)(\/|$)/.test(known))) {
    const html = await (await request.get(url)).text();
    if (!/href="https:\/\/(www\.youtube\.com\/watch|vimeo\.com\/)/.test(html)) continue;
    await page.goto(url);
    await afterHydration(page);
    await page.locator('main a[href*="youtube.com/watch"], main a[href*="vimeo.com/"]').first().click();
    await expect(page.locator('main iframe')).toBeVisible();
    await expect(page.frameLocator('main iframe').getByText('player')).toBeVisible();
    expect(broken).toEqual([]);
    return;
  }
  throw new Error('no page of the sample shows a video');
});

const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? '';
const always = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'];

test('the policy has the hashes of the scripts of its own body: on a miss, a hit, HEAD and 304', async ({
  request,
}) => {
  const path = '/formations?campus=strasbourg';
  const miss = await request.get(path);
  const body = await miss.text();
  const scripts = [...body.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(2);
  expect(readPolicy(policyOf(miss)).get('script-src')).toEqual(expect.arrayContaining(hashes));
  const tag = miss.headers().etag ?? '';
  const others = [
    await request.get(path),
    await request.head(path),
    await request.get(path, { headers: { 'if-none-match': tag } }),
  ];
  expect(others.map((response) => response.status())).toEqual([200, 200, 304]);
  for (const response of others) {
    for (const name of [...always, 'permissions-policy', 'x-frame-options']) {
      expect(response.headers()[name], `${response.status()} ${name}`).toBe(miss.headers()[name]);
    }
  }
});

test('every kind of response has its headers', async ({ request, baseURL }) => {
  const home = await (await request.get('/')).text();
  const media = /\/media\/[0-9a-f]{24}\/[\w.-]+/.exec(home)?.[0] ?? '/media/none';
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '/assets/none';
  const kinds: [path: string, status: number, type: RegExp | null, sharing: string][] = [
    ['/nulle-part', 404, /^text\/html/, 'same-origin'],
    ['/%5c', 400, /^text\/html/, 'same-origin'],
    ['/error/debug?status=503', 503, /^text\/html/, 'same-origin'],
    ['/l-ecole', 301, null, 'same-origin'],
    ['/api/shell?locale=fr', 200, /^application\/json/, 'same-origin'],
    ['/api/nothing', 404, /^application\/json/, 'same-origin'],
    [script, 200, /^text\/javascript/, 'same-origin'],
    ['/assets/lost-AbC.js', 404, /^text\/plain/, 'same-origin'],
    ['/favicon.svg', 200, /^image\/svg/, 'same-origin'],
    [media, 200, /^image\//, 'cross-origin'],
    ['/media/none', 404, null, 'cross-origin'],
    ['/robots.txt', 200, /^text\/plain/, 'same-origin'],
    ['/sitemap.xml', 200, /xml/, 'same-origin'],
  ];
  for (const [path, status, type, sharing] of kinds) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status(), path).toBe(status);
    for (const name of always) expect(headers[name], `${path} ${name}`).toBeTruthy();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(policyOf(response)).toMatch(/^default-src 'none'/);
    expect(policyOf(response)).not.toContain('unsafe');
    if (type) expect(headers['content-type'], path).toMatch(type);
    expect(headers['cross-origin-resource-policy'], path).toBe(sharing);
    expect(headers['x-powered-by'] ?? headers.server, path).toBeUndefined();
  }
});

test('every template and every other page scores at least 130 in the twelve tests of the Observatory', async () => {
  const site = await startSite(sharedEnvironment(), {
    PORT: '4121',
    INTERNAL_PORT: '0',
    SITE_URL: 'https://localhost:4121',
    CONTENT_PUBLIC_URL: 'https://edition.ecole.test',
    CRM_HOSTS: 'crm.ecole.test',
  });
  const request = (path: string) =>
    rawRequest(4121, [`GET ${path} HTTP/1.1`, 'Host: localhost:4121', 'Connection: close']);
  try {
    await expect.poll(async () => (await request('/')).status, { timeout: 30_000 }).toBe(200);
    const others = ['/nulle-part', '/%5c', '/error/debug?status=503', '/formations?campus=strasbourg'];
    for (const path of [...screenSamples.map(({ path }) => path), ...others]) {
      const { status, headers, body } = await request(path);
      if (!others.includes(path)) expect(status, path).toBe(200);
      // The TLS proxy redirects http to https.
      const httpRoute = [`http://localhost${path}`, `https://localhost${path}`];
      const outcomes = observe({ headers, html: body, httpRoute });
      expect(outcomes).toHaveLength(12);
      expect(
        outcomes.filter(({ modifier }) => modifier < 0),
        path,
      ).toEqual([]);
      expect(scoreOf(outcomes), path).toBeGreaterThanOrEqual(130);
    }
  } finally {
    await site.kill();
  }
});
