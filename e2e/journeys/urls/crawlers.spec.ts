import { expect, test } from '@playwright/test';

interface Entry {
  url: string;
  changed: string | undefined;
  alternates: Record<string, string>;
}

/** The URLs of a sitemap. */
function readSitemap(text: string): Entry[] {
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    alternates: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [language, href]),
    ),
  }));
}

/** Canonical URL, alternates and robots of a page's head. */
function headOf(html: string) {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(`${name}="(.*?)"`, 'i').exec(tag)?.[1] ?? '';
  return {
    canonical: attribute(links.find((tag) => tag.includes('rel="canonical"')) ?? '', 'href'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.includes('rel="alternate"') && /hreflang/i.test(tag))
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    indexable: !/<meta name="robots" content="noindex/.test(html),
  };
}

test('robots.txt names the sitemap, and disallows /api and the preview and login routes', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/api/', '/login', '/logout', '/callback']) expect(text).toContain(`Disallow: ${path}`);
});

test('every URL of the sitemap is a page whose head has the same URLs', async ({ request }) => {
  test.slow();
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const { etag = '' } = response.headers();
  const again = await request.get('/sitemap.xml', { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const entries = readSitemap(await response.text());
  expect(entries.length).toBeGreaterThan(150);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  for (const { url, alternates, changed } of entries) {
    // Without cookies and Accept-Language, as a crawler.
    const page = await request.get(url, { maxRedirects: 0 });
    expect(page.status(), url).toBe(200);
    const html = await page.text();
    expect(html, url).not.toMatch(/ class="[^"]*\b(undefined|null|false)\b/);
    const head = headOf(html);
    expect(head.canonical, url).toBe(url);
    expect(head.indexable, url).toBe(true);
    expect(head.alternates, url).toEqual(alternates);
    if (!url.includes('/crm')) expect(Date.parse(changed ?? ''), url).toBeGreaterThan(0);
  }
});
