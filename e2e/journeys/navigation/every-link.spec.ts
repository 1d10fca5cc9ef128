import { expect, test } from '@playwright/test';

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Every internal link leads to an existing, complete page, in both languages. */
test('every inner link of every page leads to a page', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  const waiting = ['/', '/en'];
  const seen = new Set(waiting);
  const broken: string[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 4);
    await Promise.all(
      batch.map(async (path) => {
        const response = await request.get(path, { maxRedirects: 0 });
        const { searchParams } = new URL(path, baseURL);
        // The link to the French home stores the choice and redirects to the clean URL.
        if (searchParams.has('lang')) {
          if (response.status() !== 303 || response.headers().location !== '/')
            broken.push(`${path}: ${response.status()}`);
          return;
        }
        const expected = Number(searchParams.get('status') ?? 200);
        if (response.status() !== expected) {
          broken.push(`${path}: ${response.status()}`);
          return;
        }
        // A calendar is a file too, beside its page.
        if (response.headers()['content-type']?.startsWith('text/calendar')) return;
        const html = await response.text();
        const headings = html.match(/<h1[\s>]/g)?.length;
        if (headings !== 1) broken.push(`${path}: ${headings} h1`);
        const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
        const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
        if (repeated.length > 0) broken.push(`${path}: repeated ids ${repeated.join(', ')}`);
        if (/\sstyle="/.test(html)) broken.push(`${path}: a style attribute`);
        for (const [image] of html.matchAll(/<img\s[^>]*>/g)) {
          if (attribute(image, 'alt') === undefined || !attribute(image, 'width')) broken.push(`${path}: ${image}`);
        }
        for (const [anchor] of html.matchAll(/<a\s[^>]*>/g)) {
          const url = new URL(attribute(anchor, 'href') ?? '', new URL(path, baseURL));
          // The large pictures of the exhibition are files; its own journey opens them.
          if (url.origin !== new URL(baseURL ?? '').origin || url.pathname.startsWith('/media/')) continue;
          if (
            url.hash &&
            url.pathname === new URL(path, baseURL).pathname &&
            !ids.includes(decodeURIComponent(url.hash.slice(1)))
          ) {
            broken.push(`${path}: no ${url.hash}`);
          }
          const next = url.pathname + url.search;
          if (!seen.has(next)) {
            seen.add(next);
            waiting.push(next);
          }
        }
      }),
    );
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});
