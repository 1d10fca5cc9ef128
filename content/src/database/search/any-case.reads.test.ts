import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let article: number;
const title = "L’École à l’Œuvre : ÉTÉ d'Automne 100 %";

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  article = await trial.create('news', { ...trial.article('essai-majuscules'), title });
});
afterAll(() => trial.clear());

/** Whether the article is among those that a condition finds. */
async function finds(condition: string, value: string): Promise<boolean> {
  const query = new URLSearchParams({ locale: 'fr', depth: '0', limit: '100', [`where[title][${condition}]`]: value });
  const { docs } = await trial.read<{ docs: { id: number }[] }>(`/news?${query}`);
  return docs.some(({ id }) => id === article);
}

it.each([
  'école',
  'École',
  'ÉCOLE',
  "l'école",
  'L’ÉCOLE',
  'été',
  'Été',
  'œuvre à',
  'd’automne',
  '100 %',
  'automne école',
])('a search for “%s” finds the title', async (words) => {
  expect(await finds('like', words)).toBe(true);
});

it.each(['écoles', 'ecole', 'étè', "l'automne", 'été école2'])('a search for “%s” does not', async (words) => {
  expect(await finds('like', words)).toBe(false);
});

it('a text that contains another one, with its spaces, is found as well', async () => {
  expect(await finds('contains', "l'école à l'œuvre")).toBe(true);
  expect(await finds('contains', 'école œuvre')).toBe(false);
});
