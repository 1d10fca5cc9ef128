import { expect, it } from 'vitest';
import { fileNameOf } from './file-names.ts';
import {
  readableText,
  readPage,
  referencesOfManifest,
  referencesOfStyles,
  urlsOfSitemap,
  withoutScripting,
} from './references.ts';

it('a page names its files, and is written without its scripts', () => {
  const html =
    '<!DOCTYPE html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css">' +
    '<meta property="og:image" content="/media/share/x.png"><script>import("/assets/b.js")</script>' +
    '<script type="application/ld+json">[{"url":"/no","logo":"/media/2/1280.png"},{"a":{"image":"https://a.example/media/3/1280.jpg"}}]</script><style>@media (scripting: none){a{background:url(/assets/c.svg)}}</style>' +
    '</head><body><h1>Été &amp; automne</h1><a href="/crm?a=b&amp;c=d">x</a>' +
    '<picture><source srcSet="/media/1/160.avif 160w, /media/1/320.avif 320w"><img src="/media/1/320.webp"></picture>' +
    '<form action="/search"></form><form method="post" action="/callback"></form><script type="module" src="/assets/d.js"></script></body>';
  const { references, text } = readPage(html);
  expect(references).toEqual([
    '/assets/a.css',
    '/media/share/x.png',
    '/media/2/1280.png',
    'https://a.example/media/3/1280.jpg',
    '/assets/c.svg',
    '/crm?a=b&c=d',
    '/media/1/160.avif',
    '/media/1/320.avif',
    '/media/1/320.webp',
    '/search',
  ]);
  expect(text).toBe(
    html
      .replace('<link rel="modulepreload" href="/assets/a.js"/>', '')
      .replace('<script>import("/assets/b.js")</script>', '')
      .replace('(scripting: none)', 'all')
      .replace('<script type="module" src="/assets/d.js"></script>', ''),
  );
  expect(readableText(text)).toBe('Été & automne x');
});

it('style sheets and sitemaps are read too', () => {
  expect(
    referencesOfStyles(`a{src:url("/assets/a.woff2")}b{c:url( './d.svg' ) e url(data:image/png;base64,x)}`),
  ).toEqual(['/assets/a.woff2', './d.svg', 'data:image/png;base64,x']);
  expect(withoutScripting('@media (scripting:none){a{b:c}}')).toBe('@media all{a{b:c}}');
  expect(urlsOfSitemap('<urlset><url><loc>https://a.example/b?c=d&amp;e</loc></url></urlset>')).toEqual([
    'https://a.example/b?c=d&e',
  ]);
});

it('a manifest names its icons, its screenshots and the icons of its shortcuts', () => {
  const shortcuts = [{ name: 'Contact', url: '/crm', icons: [{ src: '/c.png' }] }, { name: 'Home' }];
  expect(
    referencesOfManifest(JSON.stringify({ icons: [{ src: '/a.png' }], screenshots: [{ src: '/b.webp' }], shortcuts })),
  ).toEqual(['/a.png', '/b.webp', '/c.png']);
  expect(referencesOfManifest('{}')).toEqual([]);
});

it.each([
  ['/', true, 'index.html'],
  ['/campus/lyon', true, 'campus/lyon/index.html'],
  ['/news?page=2', true, 'news/index@page=2.html'],
  ['/campus/%C3%A9', true, 'campus/é/index.html'],
  ['/agenda.ics', false, 'agenda.ics'],
  ['/agenda.ics?kind=x', false, 'agenda@kind=x.ics'],
  ['/agenda.ics?kind=/../x', false, null],
  ['/robots.txt?kind=x', false, null],
  ['/news?page=/../x', true, null],
  [`/news?${'a'.repeat(201)}`, true, null],
  ['/a/..%2f..%2fetc/passwd', false, null],
  ['/a%00', true, null],
  ['/a/%E9', true, null],
])('%s (a page: %s) is the file %s', (url, isPage, name) => {
  expect(fileNameOf(new URL(url, 'https://a.example'), isPage)).toBe(name);
});
