import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
const stamp = Date.now().toString(36);

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

/** Both texts of a picture, and what the panel says of its translation. */
async function texts(id: number) {
  const { text } = await trial.edit('GET', `/media/${id}?locale=all&depth=0`);
  const { alt, otherAlt, translation } = JSON.parse(text);
  return { alt, otherAlt, translation };
}

describe('the form of a new picture', () => {
  it.each([
    ['fr', { alt: 'Une chaise', otherAlt: ' A chair ' }],
    ['en', { alt: 'A chair', otherAlt: 'Une chaise' }],
  ])('takes both texts, written from %s', async (locale, values) => {
    const id = await trial.upload(`essai-chaise-${locale}-${stamp}`, values, locale);
    expect(await texts(id)).toEqual({ alt: { fr: 'Une chaise', en: 'A chair' }, translation: 'complete' });
  });

  it('leaves the other language empty where nothing is written there', async () => {
    const id = await trial.upload(`essai-table-${stamp}`, { alt: 'Une table', otherAlt: ' ' });
    expect(await texts(id)).toEqual({ alt: { fr: 'Une table' }, translation: 'missing' });
  });

  it.each(['alt', 'otherAlt'])('refuses a text that is too long, and stores no picture: %s', async (field) => {
    const name = `essai-longue-${field}-${stamp}`;
    const upload = trial.upload(name, { alt: 'Une table', [field]: 'a'.repeat(251) });
    await expect(upload).rejects.toThrow(`"path":"${field}"`);
    const { body } = await trial.edit('GET', `/media?where[filename][contains]=${name}&limit=1`);
    expect(body.totalDocs).toBe(0);
  });
});

describe('the form of a picture that exists', () => {
  it('never changes the other language', async () => {
    const id = await trial.upload(`essai-lampe-${stamp}`, { alt: 'Une lampe', otherAlt: 'A lamp' });
    const saved = await trial.edit('PATCH', `/media/${id}?locale=fr`, { alt: 'Deux lampes', otherAlt: 'Two lamps' });
    expect(saved.status, saved.text).toBe(200);
    expect((await texts(id)).alt).toEqual({ fr: 'Deux lampes', en: 'A lamp' });
  });
});
