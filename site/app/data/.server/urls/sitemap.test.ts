import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { ReaderContext } from '../reader-context.ts';
import { readSitemap } from './sitemap.ts';

const documents = {
  '/schools': [{ id: 1, updatedAt: '2026-11-20', home: { seo: { preventIndexing: false } } }],
  '/courses': [{ id: 3, slug: { fr: 'mode', en: 'fashion' }, updatedAt: '2026-11-01' }],
  '/offerings': [{ id: 4, course: 3, campus: 9, updatedAt: '2026-11-10' }],
  '/portfolios': [{ id: 5, course: 3, slug: { fr: 'manteau' }, updatedAt: '2026-11-05' }],
};

/** The sitemap of a school with some documents, as URLs of both languages and dates. */
async function sitemapOf(changed: Partial<Record<string, object[]>> = {}) {
  const given: Partial<Record<string, object[]>> = { ...documents, ...changed };
  const get = async (path: string, _: unknown, schema: z.ZodType) => schema.parse({ docs: given[path] ?? [] });
  const entries = await readSitemap({ content: { get } } as unknown as ReaderContext);
  const of = (path: string) => entries.find(({ alternates }) => Object.values(alternates).includes(path));
  return of;
}

it('has home with the date of its own text, and leaves it out where an editor keeps it out of search engines', async () => {
  expect((await sitemapOf())('/')).toMatchObject({ alternates: { en: '/en' }, changed: '2026-11-20' });
  const schools = [{ id: 1, updatedAt: '2026-11-20', home: { seo: { preventIndexing: true } } }];
  const of = await sitemapOf({ '/schools': schools });
  expect([of('/'), of('/en')]).toEqual([undefined, undefined]);
});

it('dates a course by its fees too', async () => {
  const of = await sitemapOf();
  for (const path of ['/formations/mode', '/formations', '/trouver-ma-formation'])
    expect(of(path)?.changed, path).toBe('2026-11-10');
});

it('has the works of a course in the languages in which there are any', async () => {
  const of = await sitemapOf();
  expect(of('/portfolios/mode')?.alternates).toEqual({ fr: '/portfolios/mode' });
  expect((await sitemapOf({ '/portfolios': [] }))('/portfolios/mode')).toBeUndefined();
});
