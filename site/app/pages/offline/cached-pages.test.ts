import { expect, it } from 'vitest';
import { cachedCopy } from '../../features/pwa/cached-copies.ts';
import { listKeptPages } from './cached-pages.ts';

const copyOf = (title: string, moment: string) =>
  cachedCopy(
    new Response(title && `<title>${title}</title>`, { headers: { 'content-type': 'text/html' } }),
    new Date(moment),
  );

it('lists kept pages by their titles, newest first, and knows their language', async () => {
  const copies = [
    { url: 'https://e.example/campus', answer: await copyOf('Les campus · École', '2026-11-20T08:00:00Z') },
    { url: 'https://e.example/en/news?page=2', answer: await copyOf('News · p. 2 · École', '2026-11-20T09:00:00Z') },
    { url: 'https://e.example/sans-titre', answer: await copyOf('', '2026-11-19T09:00:00Z') },
    { url: 'https://e.example/foreign', answer: new Response('<title>x</title>') },
  ];
  expect(listKeptPages(copies)).toEqual([
    { address: '/en/news?page=2', title: 'News · p. 2', locale: 'en', savedOn: '2026-11-20T09:00:00.000Z' },
    { address: '/campus', title: 'Les campus', locale: 'fr', savedOn: '2026-11-20T08:00:00.000Z' },
    { address: '/sans-titre', title: '/sans-titre', locale: 'fr', savedOn: '2026-11-19T09:00:00.000Z' },
  ]);
});
