import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

const draft = (id: number, locale: string, data: object) =>
  trial.edit('PATCH', `/news/${id}?locale=${locale}&draft=true`, { ...data, _status: 'draft' });
const sentenceOf = ({ text }: { text: string }) => JSON.parse(text).errors[0].message as string;

/** An article that is valid in French, with a draft of its English text. */
async function articleWith(name: string, english: object, french: object = {}): Promise<number> {
  const id = await trial.create('news', { ...trial.article(`essai-${name}`), ...french, _status: 'draft' });
  const saved = await draft(id, 'en', english);
  expect(saved.status, saved.text).toBe(200);
  return id;
}

describe('a publication from the French form', () => {
  it.each([
    ['a block', 'bloc', { title: 'Trial', body: [{ blockType: 'call-to-action' }] }, 'Contenu › Section 1'],
    ['no title', 'sans-titre', {}, 'Titre'],
    ['a long title', 'long', { title: 'x'.repeat(300) }, 'Titre'],
  ])('is refused where the English text is not valid: %s', async (_what, name, text, field) => {
    const id = await articleWith(name, { slug: `essai-en-${name}`, ...text });
    const refused = await trial.publish('news', id, {});
    expect(refused.status).toBe(400);
    expect(sentenceOf(refused)).toContain('Le texte en anglais');
    expect(sentenceOf(refused)).toContain(field);
    expect((await trial.edit('GET', `/news/${id}?locale=fr&depth=0`)).body).toMatchObject({ _status: 'draft' });

    const valid = { title: 'Trial', body: [{ blockType: 'quote', text: 'A', author: 'B' }] };
    expect((await draft(id, 'en', valid)).status).toBe(200);
    expect((await trial.publish('news', id, {})).status).toBe(200);
  });

  it('is not hindered by an English text without a page, or where French alone is published', async () => {
    const unfinished = { title: '', body: [{ blockType: 'list' }] };
    const id = await articleWith('sans-page', { ...unfinished, slug: null });
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect((await draft(id, 'en', { slug: 'essai-en-sans-page' })).status).toBe(200);
    expect((await trial.publish('news', id, {})).status).toBe(400);
    const frenchOnly = `/news/${id}?locale=fr&depth=0&publishSpecificLocale=fr`;
    expect((await trial.edit('PATCH', frenchOnly, { _status: 'published' })).status).toBe(200);
  });
});

it('is refused from the English form for the French text, in the language of the panel', async () => {
  const id = await articleWith('francais', { title: 'Trial', slug: 'essai-en-francais' });
  expect((await draft(id, 'fr', { title: '' })).status).toBe(200);
  const sent = { _status: 'published' };
  const refused = await trial.edit('PATCH', `/news/${id}?locale=en`, sent, { 'accept-language': 'en' });
  expect(refused.status).toBe(400);
  expect(sentenceOf(refused)).toContain('The text in French would be published too, and is not valid: Title.');
});

describe('a publication from the English form of a document that exists in French alone', () => {
  const sent = { _status: 'published' };
  const publishEnglish = (path: string, language: string) =>
    trial.edit('PATCH', path, sent, { 'accept-language': language });

  it('is refused with the language to change to: alone, among several, and scheduled', async () => {
    const ids = [
      await trial.create('news', trial.article('essai-seul-un')),
      await trial.create('news', { ...trial.article('essai-seul-deux'), _status: 'draft' }),
    ];
    const [id] = ids;
    for (const [language, words, field] of [
      ['fr', '«\u00a0essai-seul-un\u00a0» n’existe qu’en français', 'passez en français'],
      ['en', '“essai-seul-un” exists in French alone', 'its text in English is not valid: Title.'],
    ] as const) {
      const refused = await publishEnglish(`/news/${id}?locale=en`, language);
      expect([refused.status, sentenceOf(refused)]).toEqual([400, expect.stringContaining(words)]);
      expect(sentenceOf(refused)).toContain(field);
      const several = await publishEnglish(`/news?locale=en&where[id][in]=${ids.join(',')}`, language);
      const { docs, errors } = JSON.parse(several.text) as { docs: object[]; errors: { message: string }[] };
      expect([several.status, docs, errors.length]).toEqual([400, [], 2]);
      expect(errors.map(({ message }) => message)).toContain(sentenceOf(refused));
    }
    const moment = { action: 'publish', day: '2026-12-12', time: '09:00' };
    const scheduled = await trial.edit('POST', `/news/${ids[1]}/schedule?locale=en`, moment);
    expect([scheduled.status, sentenceOf(scheduled)]).toEqual([400, expect.stringContaining('passez en français')]);
    expect((await trial.publish('news', ids[1] ?? 0, {})).status).toBe(200);
  });

  it('is done where its English text is valid, without a page or with one', async () => {
    const id = await trial.create('news', trial.article('essai-seul-valable'));
    expect((await trial.publish('news', id, { title: 'Trial' }, 'en')).status).toBe(200);
    expect((await trial.publish('news', id, { title: '' }, 'en')).status).toBe(400);
    expect((await trial.publish('news', id, { slug: 'essai-alone-valid' }, 'en')).status).toBe(200);
  });
});

it('is listed before it is tried, and cannot be scheduled', async () => {
  const id = await articleWith('plus-tard', { slug: 'essai-en-plus-tard' });
  const form = JSON.parse((await trial.edit('GET', `/news/${id}?locale=fr&draft=true&depth=0`)).text);
  const listed = await trial.edit('POST', `/news/${id}/publishing-checklist?locale=fr`, { values: form });
  const refused = await trial.publish('news', id, {});
  expect(JSON.parse(listed.text).findings).toContainEqual({
    ...{ check: 'fields', blocks: true, path: '' },
    message: sentenceOf(refused),
  });
  const moment = { action: 'publish', day: '2026-12-12', time: '09:00' };
  const scheduled = await trial.edit('POST', `/news/${id}/schedule?locale=fr`, moment);
  expect(scheduled.status).toBe(400);
  expect(sentenceOf(scheduled)).toBe(sentenceOf(refused));
});
