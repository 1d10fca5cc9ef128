import { expect, test } from 'vitest';
import { sitemapText } from './sitemap-text.ts';

test('every URL stands once, with its translations and its last change', () => {
  const text = sitemapText(
    [
      { alternates: { fr: '/campus', en: '/en/campuses' }, changed: '2026-11-20T08:00:00.000Z' },
      { alternates: { en: '/en/news/only-here' } },
    ],
    'https://www.ecole.test',
  );
  expect(text.match(/<url>/g)).toHaveLength(3);
  expect(text).toContain('<loc>https://www.ecole.test/campus</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>');
  expect(text.match(/hreflang="en" href="https:\/\/www.ecole.test\/en\/campuses"/g)).toHaveLength(2);
  expect(text.match(/hreflang="x-default" href="https:\/\/www.ecole.test\/campus"/g)).toHaveLength(2);
  expect(text).toContain('<loc>https://www.ecole.test/en/news/only-here</loc><xhtml:link');
});

test('what a URL contains cannot break out of the file', () => {
  expect(sitemapText([{ alternates: { fr: '/a&b<c>"d' } }], 'https://x.test')).toContain(
    '<loc>https://x.test/a&#38;b&#60;c&#62;&#34;d</loc>',
  );
});
