import { expect, it } from 'vitest';
import { blockReads } from '../screens/lists.ts';
import type { SiteContext } from '../site-context.ts';
import { readCampuses, readCampusPlaces } from './campuses.ts';
import { readCourses } from './courses.ts';
import { readSubPages } from './pages.ts';

const docs = ['Zinc', 'Œuvre', 'Été', 'Abri', 'Bois'].map((title, id) => ({ id, title, slug: `s${id}`, image: null }));

/** Responds as the content service does, at most as many documents as are asked for. */
const get = async (_path: string, { limit }: { limit: number }) => ({ docs: docs.slice(0, limit || docs.length) });
const context = { content: { get } } as unknown as SiteContext;

it.each([
  ['courses', () => readCourses(context, 'fr')],
  ['campuses', () => readCampuses(context, 'fr')],
  ['the places of campuses', () => readCampusPlaces(context, 'fr')],
  ['sub-pages', () => readSubPages(context, 'fr', 1)],
])('%s are in the order of their titles, letters with accents among the others', async (_, read) => {
  expect((await read()).map(({ title }) => title)).toEqual(['Abri', 'Bois', 'Été', 'Œuvre', 'Zinc']);
});

it('a list of some campuses on a page has the first ones of all', async () => {
  const { items } = await blockReads(context, 'fr').list('campuses', 3);
  expect(items.map(({ title }) => title)).toEqual(['Abri', 'Bois', 'Été']);
});
