import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

interface Article {
  title: string;
  _status: string;
  summary?: string | null;
}

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

/** The article as visitors read it, in all languages. */
const online = (id: number) =>
  trial.read<{ title: Record<string, string>; slug: Record<string, string> }>(
    `/news/${id}?locale=all&depth=0`,
    trial.service,
  );
const newest = (id: number, locale = 'fr') => trial.read<Article>(`/news/${id}?locale=${locale}&depth=0&draft=true`);
const save = async (path: string, data: object) => {
  const response = await trial.edit('PATCH', path, data);
  expect(response.status, response.text).toBe(200);
};
const saveDraft = (id: number, data: object, locale = 'fr') =>
  save(`/news/${id}?locale=${locale}&draft=true&depth=0`, { ...data, _status: 'draft' });

describe('a save that names no status', () => {
  const unsaid = [{ title: 'Changé' }, { title: 'Changé', _status: null }];
  const one = ['/news/ID?locale=fr&depth=0', '/news/ID?locale=fr&depth=0&draft=false&publishAllLocales=true'];
  const several = '/news?locale=fr&depth=0&where[id][equals]=ID';

  it.each(one)('keeps that of the document: it stays online with what was saved: %s', async (path) => {
    for (const [number, data] of unsaid.entries()) {
      const id = await trial.create('news', trial.article(`essai-sans-etat-${path.length}-${number}`));
      await save(path.replace('ID', String(id)), data);
      expect(await online(id)).toMatchObject({ title: { fr: 'Changé' } });
      expect(await newest(id)).toMatchObject({ title: 'Changé', _status: 'published' });
    }
  });

  it.each([...one, several])('is one of a draft where one waits: what is online stays as it is: %s', async (path) => {
    const slug = `essai-en-attente-${path.length}`;
    const id = await trial.create('news', trial.article(slug));
    await saveDraft(id, { summary: 'Un brouillon qui attend' });
    for (const data of unsaid) {
      await save(path.replace('ID', String(id)), data);
      expect(await online(id)).toMatchObject({ title: { fr: slug } });
      expect(await newest(id)).toMatchObject({ ...unsaid[0], _status: 'draft', summary: 'Un brouillon qui attend' });
    }
  });

  it('is one of drafts for several documents, of which some may have drafts', async () => {
    const id = await trial.create('news', trial.article('essai-plusieurs-sans-etat'));
    await save(several.replace('ID', String(id)), { title: 'Changé' });
    expect(await online(id)).toMatchObject({ title: { fr: 'essai-plusieurs-sans-etat' } });
    expect(await newest(id)).toMatchObject({ title: 'Changé', _status: 'draft' });
  });
});

describe('a publication', () => {
  it('of several documents without `draft` is that of their newest drafts', async () => {
    const id = await trial.create('news', trial.article('essai-groupe-sans'));
    await saveDraft(id, { title: 'Un brouillon qui attend' });
    await save(`/news?locale=fr&depth=0&where[id][equals]=${id}`, { _status: 'published' });
    expect(await online(id)).toMatchObject({ title: { fr: 'Un brouillon qui attend' } });
    await saveDraft(id, { summary: 'Un chapô qui attend' });
    await save(`/news?locale=fr&depth=0&where[id][equals]=${id}`, { title: 'Groupe', _status: 'published' });
    expect(await online(id)).toMatchObject({ title: { fr: 'Groupe' }, summary: { fr: 'Un chapô qui attend' } });
  });

  it('of one language is refused where it is none, or of no language: a draft of the other one would be lost', async () => {
    const id = await trial.create('news', trial.article('essai-langue-seule'));
    await saveDraft(id, { title: 'A draft' }, 'en');
    for (const [query, data] of [
      ['publishSpecificLocale=fr', { title: 'x' }],
      ['publishSpecificLocale=fr', { _status: 'draft' }],
      ['publishSpecificLocale=fr&draft=true', { title: 'x', _status: 'published' }],
      ['publishSpecificLocale=all', { _status: 'published' }],
    ] as const) {
      const refused = await trial.edit('PATCH', `/news/${id}?locale=fr&depth=0&${query}`, data);
      expect([query, refused.status, refused.text]).toEqual([query, 400, expect.stringContaining('une seule langue')]);
    }
    expect(await online(id)).toMatchObject({ title: { fr: 'essai-langue-seule' } });
    expect((await newest(id, 'en')).title).toBe('A draft');
  });

  it('of one language takes nothing offline in the other, however many drafts were saved since', async () => {
    const id = await trial.create('news', trial.article('essai-langue-vieille'));
    expect((await trial.publish('news', id, { title: 'Old', slug: 'essai-old' }, 'en')).status).toBe(200);
    for (let number = 1; number <= 26; number += 1) await saveDraft(id, { title: `Brouillon ${number}` });
    const path = `/news/${id}?locale=fr&publishSpecificLocale=fr&depth=0`;
    const refused = await trial.edit('PATCH', path, { _status: 'published' });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('toutes ses langues')]);
    expect(await online(id)).toMatchObject({ slug: { en: 'essai-old' } });
  });
});
