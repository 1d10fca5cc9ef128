import { expect, it } from 'vitest';
import { cachedCopy } from '../../features/pwa/cached-copies.ts';
import { listCachedPages } from './cached-pages.ts';

const copyOf = (title: string, moment: string) =>
  cachedCopy(
    new Response(title && `<title>${title}</title>`, { headers: { 'content-type': 'text/html' } }),
    new Date(moment),
  );

it('lists cached pages by their titles, newest first, and knows their language', async () => {
  const copies = [
    { url: 'https://e.example/campus', response: await copyOf('Les campus · École', '2026-11-20T08:00:00Z') },
    { url: 'https://e.example/en/news?page=2', response: await copyOf('News · p. 2 · École', '2026-11-20T09:00:00Z') },
    { url: 'https://e.example/sans-titre', response: await copyOf('', '2026-11-19T09:00:00Z') },
    { url: 'https://e.example/foreign', response: new Response('<title>x</title>') },
  ];
  expect(listCachedPages(copies)).toEqual([
    { path: '/en/news?page=2', title: 'News · p. 2', locale: 'en', savedOn: '2026-11-20T09:00:00.000Z' },
    { path: '/campus', title: 'Les campus', locale: 'fr', savedOn: '2026-11-20T08:00:00.000Z' },
    { path: '/sans-titre', title: '/sans-titre', locale: 'fr', savedOn: '2026-11-19T09:00:00.000Z' },
  ]);
});
