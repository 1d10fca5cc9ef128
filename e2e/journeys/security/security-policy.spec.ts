import path from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { afterHydration, hydrated } from '../../browser/hydration.ts';
import { watchPolicy } from '../../browser/policy-watch.ts';
import { cacheReport } from '../../environment/cache-report.ts';
import { startContentProxy } from '../../environment/proxies/content-proxy.ts';
import { screensInTurn } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';

/** Every template, from each source of its response; offline is tested in `offline.spec.ts`. */

const ports = { fr: { site: 4230, proxy: 4231 }, en: { site: 4232, proxy: 4233 } } as const;
const aDayLater = '2026-11-21T09:00:00+01:00';

/** The status of the page's last document response, also where the browser took the body from its own cache. */
async function watchDocument(page: Page): Promise<{ session: CDPSession; status: () => number | undefined }> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, number>();
  let document = '';
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    if (type === 'Document' && requestId === loaderId) document = requestId;
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode));
  await session.send('Network.enable');
  return { session, status: () => statuses.get(document) };
}

/** Tags with a style attribute or an inline handler. */
const tagsOfTheirOwn = (html: string) =>
  (html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []).filter((tag) =>
    /\s(style|on[a-z]+)=/i.test(tag),
  );

for (const locale of ['fr', 'en'] as const) {
  test(`templates in ${locale} keep their policy: rendered, cached, revalidated, and stale in an outage`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    const { site: port, proxy: proxyPort } = ports[locale];
    const origin = `http://localhost:${port}`;
    const environment = sharedEnvironment();
    const proxy = await startContentProxy(environment.contentUrl, proxyPort);
    const settings = {
      PORT: String(port),
      CONTENT_URL: proxy.url,
      CACHE_DIR: path.join(environment.dataDir, `cache-of-policy-${locale}`),
    };
    const samples = screensInTurn.filter((sample) => sample.locale === locale);
    const broken = await watchPolicy(page);
    const { session, status } = await watchDocument(page);
    const ignoreCache = (cacheDisabled: boolean) => session.send('Network.setCacheDisabled', { cacheDisabled });

    let site = await startSite(environment, settings);
    try {
      for (const { path: url } of samples) {
        const { counts: before } = await cacheReport(port);
        let html = '';
        // A busy machine may be slow with an uncached page.
        await expect(async () => {
          const response = await page.goto(origin + url);
          expect(response?.status(), url).toBe(200);
          html = (await response?.text()) ?? '';
        }).toPass({ timeout: 60_000 });
        await afterHydration(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        // The home page was requested when the site started.
        if (url !== '/') expect((await cacheReport(port)).counts.misses, url).toBeGreaterThan(before.misses);
        expect(html.length, url).toBeGreaterThan(10_000);
        expect(tagsOfTheirOwn(html), url).toEqual([]);
        const scripts = await page
          .locator('script[src]')
          .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
        expect(scripts.filter((src) => !src?.startsWith('/assets/'))).toEqual([]);

        // A page that was rendered without a part, because its content was late, is rendered again.
        await expect(async () => {
          await page.reload();
          await hydrated(page);
          expect(status(), `${url} revalidated`).toBe(304);
        }).toPass({ timeout: 60_000 });

        await ignoreCache(true);
        const { hits } = (await cacheReport(port)).counts;
        await page.reload();
        await hydrated(page);
        expect(status(), `${url} cached`).toBe(200);
        expect((await cacheReport(port)).counts.hits, url).toBeGreaterThan(hits);
        await ignoreCache(false);
      }
      expect(broken).toEqual([]);

      // Everything is marked stale, and the content service is down: stale pages are served.
      await site.stop();
      let refused = 0;
      proxy.respondInstead(({ url = '' }) => {
        if (url.startsWith('/api/login')) return null;
        if (url.startsWith('/api/changes')) return { status: 200, body: { last: 0, reset: true, changes: [] } };
        refused += 1;
        return { status: 503, body: {} };
      });
      site = await startSite(environment, { ...settings, NOW: aDayLater });
      await ignoreCache(true);
      for (const { path: url, title } of samples) {
        await page.goto(origin + url);
        await afterHydration(page);
        expect(status(), url).toBe(200);
        await expect(page).toHaveTitle(title);
      }
      expect(refused).toBeGreaterThan(0);
      expect(broken).toEqual([]);
    } finally {
      await site.stop();
      await proxy.stop();
    }
  });
}
