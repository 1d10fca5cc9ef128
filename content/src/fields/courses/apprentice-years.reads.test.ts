import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let path: string;
const courses = new Map<number, number>();
const facts = { family: 'object', level: 'bachelor', rhythms: ['apprenticeship'], languages: ['fr'] };

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  for (const duration of [10, 18, 36]) {
    const named = { title: 'Essai', slug: `essai-alternance-${duration}`, introduction: 'Essai.' };
    courses.set(duration, await trial.create('courses', { ...named, ...facts, duration }));
  }
  const created = await trial.edit('POST', '/offerings?locale=fr&draft=true&depth=0', {
    ...{ course: courses.get(36), rhythm: 'apprenticeship' },
  });
  expect(created.status, created.text).toBe(201);
  path = `/offerings/${created.body.doc?.id}`;
});
afterAll(async () => {
  await trial.edit('DELETE', path);
  await trial.clear();
});

/** Why so many years of a course of so many months are refused; `undefined` where the other fields alone are. */
async function refusal(apprenticeYears: unknown, duration: number, language = 'fr'): Promise<string | undefined> {
  const data = { ...{ course: courses.get(duration), rhythm: 'apprenticeship' }, apprenticeYears };
  const response = await trial.edit(
    ...(['PATCH', `${path}?locale=fr`, { ...data, _status: 'published' }] as const),
    ...[{ 'accept-language': language }],
  );
  expect(response.status, response.text).toBe(400);
  const { errors } = JSON.parse(response.text).errors[0].data as { errors: { path: string; message: string }[] };
  expect(errors.map((error) => error.path)).toContain('fees');
  return errors.find((error) => error.path === 'apprenticeYears')?.message;
}

it.each([
  [1, 36],
  [3, 36],
  [2, 18],
  [1, 10],
  [null, 36],
])('%j years can be an apprenticeship in a course of %d months', async (years, duration) => {
  expect(await refusal(years, duration)).toBeUndefined();
});

it.each([
  [4, 36, 'Indiquez au plus le nombre d’années de la formation\u00a0: 3.'],
  [3, 18, 'Indiquez au plus le nombre d’années de la formation\u00a0: 2.'],
  [2, 10, 'Indiquez au plus le nombre d’années de la formation\u00a0: 1.'],
  [0, 36, 'Indiquez un nombre entier de 1 à 6.'],
  [1.5, 36, 'Indiquez un nombre entier de 1 à 6.'],
])('%d years are refused in a course of %d months', async (years, duration, sentence) => {
  expect(await refusal(years, duration)).toBe(sentence);
});

it('says in English how many years a course has', async () => {
  expect(await refusal(4, 36, 'en')).toBe('Enter no more than the years of the course: 3.');
});

it('keeps the years of an apprenticeship, and none in another rhythm', async () => {
  const saved = async (data: object) => {
    const response = await trial.edit('PATCH', `${path}?locale=fr&draft=true&depth=0`, data);
    expect(response.status, response.text).toBe(200);
    return JSON.parse(response.text).doc.apprenticeYears;
  };
  expect(await saved({ apprenticeYears: 1 })).toBe(1);
  expect(await saved({ places: 12 })).toBe(1);
  expect(await saved({ rhythm: 'initial' })).toBeNull();
  expect(await saved({ apprenticeYears: 2 })).toBeNull();
});
