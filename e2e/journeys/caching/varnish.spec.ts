import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { logIn } from '../../environment/editor.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import { askDirectly } from '../../environment/proxies/shared-cache.ts';
import { startVarnish } from '../../environment/proxies/varnish.ts';
import { isInstalled } from '../../environment/servers/system-programs.ts';
import { startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

/** Varnish with the configuration of `deploy/varnish` in front of a site (section 10, "Shared caching"). */
const ports = { visitors: 4283, purges: 4284, site: 4282, mirror: 4285 };
const throughVarnish = `http://localhost:${ports.visitors}`;
const known = { cookie: 'origine-tracking=direct; _ga=1', 'accept-language': 'fr', 'accept-encoding': 'gzip, br' };

/** Of a response that Varnish had: `X-Varnish` names the request that it was stored by, too. */
const isHit = (headers: Record<string, string>) => / /.test(headers['x-varnish'] ?? '');

test('@long Varnish serves pages, purges what changed, and stores nothing of one visitor', async () => {
  test.skip(!isInstalled('varnishd'), 'varnish is not installed');
  test.setTimeout(120_000);
  const { environment, end } = await startOwnEnvironment(4280);
  const site = await startSite(environment, {
    PORT: String(ports.site),
    CACHE_DIR: `${environment.dataDir}/cache-behind-varnish`,
    SITE_URL: throughVarnish,
    SHARED_CACHING: 'on',
    PURGE_URL: `http://127.0.0.1:${ports.purges}/`,
    TRUSTED_PROXIES: '1',
  });
  const mirror = createServer((request, response) => response.end(`mirror of ${request.url}`));
  await new Promise<void>((resolve) => mirror.listen(ports.mirror, '127.0.0.1', resolve));
  const stopVarnish = await startVarnish(ports);
  const get = (path: string, headers: Record<string, string> = known) => askDirectly(throughVarnish + path, headers);
  try {
    await untilReads(`http://localhost:${ports.site}/formations`);

    await test.step('a page is served from its memory, in brotli, without its keys', async () => {
      const first = await get('/formations');
      expect(first.status).toBe(200);
      await expect.poll(async () => isHit((await get('/formations')).headers)).toBe(true);
      const again = await get('/formations');
      expect(again.headers['content-encoding']).toBe('br');
      expect(again.headers['surrogate-key'] ?? again.headers['cache-tag']).toBeUndefined();
      expect(again.body).toBe((await askDirectly(`http://localhost:${ports.site}/formations`, known)).body);
      const tag = again.headers.etag ?? '';
      expect((await get('/formations', { ...known, 'if-none-match': tag })).status).toBe(304);
      const plain = await get('/formations', { ...known, 'accept-encoding': 'identity' });
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, again.body]);
    });

    await test.step('visits whose origin the site sets are passed on', async () => {
      for (const headers of [
        { 'accept-language': 'fr' },
        { ...known, referer: 'https://www.google.fr/' },
        { ...known, cookie: 'consent=v1.none' },
        { ...known, cookie: `${known.cookie}; preview=x` },
      ])
        expect(isHit((await get('/formations', headers)).headers), JSON.stringify(headers)).toBe(false);
      expect((await get('/formations', { referer: 'https://www.google.fr/' })).cookies.join()).toContain(
        'origine-tracking=',
      );
      expect(isHit((await get('/formations?utm_content=affiche')).headers)).toBe(false);
      expect(isHit((await get('/formations', { ...known, referer: `${throughVarnish}/` })).headers)).toBe(true);
    });

    await test.step('nothing of one visitor is stored', async () => {
      for (const path of [
        '/',
        '/ma-selection?pairs=design-mode.lyon',
        '/recherche-sur-le-site?q=mode',
        '/nulle-part',
      ]) {
        await get(path);
        expect(isHit((await get(path)).headers), path).toBe(false);
      }
    });

    await test.step('a publication is there at once, and other pages stay', async () => {
      const path = '/actualites/fraiseuse-numerique-atelier-bois-paris';
      const other = '/formations';
      for (const each of [path, other]) await expect.poll(async () => isHit((await get(each)).headers)).toBe(true);
      const { find, change } = await logIn(environment.contentUrl, sampleAccounts.editor);
      const article = await find('news', 'slug', 'fraiseuse-numerique-atelier-bois-paris');
      await change('news', article.id, { title: 'Une fraiseuse derrière Varnish', _status: 'published' });
      await expect
        .poll(async () => (await get(path)).body.includes('Une fraiseuse derrière Varnish'), { timeout: 4000 })
        .toBe(true);
      expect(isHit((await get(other)).headers)).toBe(true);
    });

    await test.step('visitors cannot purge', async () => {
      const keys = { 'surrogate-key': '.' };
      expect((await askDirectly(`${throughVarnish}/`, keys, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
      const purges = `http://localhost:${ports.purges}/`;
      expect((await askDirectly(purges, keys, { method: 'POST' })).status).toBe(400);
      expect(isHit((await get('/formations')).headers)).toBe(true);
    });

    await test.step('without a site what it has is served, and else the mirror', async () => {
      await site.stop();
      expect(isHit((await get('/formations')).headers)).toBe(true);
      expect((await get('/campus')).body).toBe('mirror of /campus');
      const endpoint = await get('/api/shell?locale=en');
      expect([endpoint.status, endpoint.headers['retry-after']]).toEqual([503, '30']);
      mirror.close();
      mirror.closeAllConnections();
      expect((await get('/campus')).status).toBe(503);
    });
  } finally {
    await stopVarnish();
    mirror.close();
    await site.stop();
    await end();
  }
});
