import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

const describeInEnglish = (id: number) => trial.edit('PATCH', `/media/${id}?locale=en`, { alt: 'An orange field' });
const article = (slug: string) => ({ ...trial.article(slug), _status: 'draft' });
const english = (slug: string) => ({ title: slug, slug });
const imageBlock = (image: number) => ({ body: [{ blockType: 'image', image }] });
const draft = (id: number, locale: string, data: object) =>
  trial.edit('PATCH', `/news/${id}?locale=${locale}&draft=true`, { ...data, _status: 'draft' });
const errorsOf = (response: { text: string }) =>
  JSON.parse(response.text).errors[0].data.errors as { path: string; message: string }[];

describe('an image that is described in French only', () => {
  it('is published in an article that exists in French only', async () => {
    const image = await trial.upload('essai-seul');
    const id = await trial.create('news', article('essai-image-seule'));
    const seo = { shareImage: image };
    expect((await trial.publish('news', id, { image, seo, ...imageBlock(image) })).status).toBe(200);
  });

  it('is refused where the article has a translation, until it is described', async () => {
    const image = await trial.upload('essai-traduction');
    const id = await trial.create('news', article('essai-image-deux'));
    expect((await trial.publish('news', id, english('essai-picture-two'), 'en')).status).toBe(200);
    expect((await draft(id, 'fr', { image })).status).toBe(200);
    const refused = await trial.publish('news', id, { image, seo: { shareImage: image } });
    expect(refused.status).toBe(400);
    expect(errorsOf(refused).map(({ path }) => path)).toEqual(['image', 'seo.shareImage']);
    expect(errorsOf(refused)[0]?.message).toMatch(/« essai-traduction\.png ».* texte alternatif en anglais/);

    expect((await describeInEnglish(image)).status).toBe(200);
    expect((await trial.publish('news', id, { image })).status).toBe(200);
  });

  it('is accepted in the French body, and refused in the English one', async () => {
    const image = await trial.upload('essai-corps');
    const id = await trial.create('news', article('essai-image-corps'));
    expect((await trial.publish('news', id, english('essai-picture-body'), 'en')).status).toBe(200);
    expect((await trial.publish('news', id, imageBlock(image))).status).toBe(200);
    const refused = await trial.publish('news', id, imageBlock(image), 'en');
    expect(refused.status).toBe(400);
    expect(errorsOf(refused).map(({ path }) => path)).toEqual(['body.0.image']);

    // A draft may wait for its description; its publication in French names it as well.
    expect((await draft(id, 'en', imageBlock(image))).status).toBe(200);
    const inFrench = await trial.publish('news', id, {});
    expect(errorsOf(inFrench).map(({ path }) => path)).toEqual(['body']);
    const frenchOnly = await trial.edit('PATCH', `/news/${id}?locale=fr&depth=0&publishSpecificLocale=fr`, {
      _status: 'published',
    });
    expect(frenchOnly.status).toBe(200);
  });

  it.each([
    ['an empty parameter', (id: number) => `/${id}?publishSpecificLocale=`],
    [
      'a parameter that several documents do not have',
      (id: number) => `?where[id][equals]=${id}&publishSpecificLocale=fr`,
    ],
  ])('is refused in the draft of the other language, which is published too, with %s', async (what, target) => {
    const image = await trial.upload(`essai-parametre-${what.length}`);
    const id = await trial.create('news', article(`essai-image-parametre-${what.length}`));
    expect((await trial.publish('news', id, english(`essai-picture-parameter-${what.length}`), 'en')).status).toBe(200);
    expect((await draft(id, 'en', imageBlock(image))).status).toBe(200);
    const response = await trial.edit('PATCH', `/news${target(id)}&locale=fr&depth=0`, { _status: 'published' });
    expect([response.status, response.text]).toEqual([400, expect.stringContaining('texte alternatif en anglais')]);
  });

  it('is refused with the slug that creates the translation', async () => {
    const image = await trial.upload('essai-traduite');
    const id = await trial.create('news', { ...article('essai-image-traduite'), image, _status: 'published' });
    expect((await trial.publish('news', id, english('essai-picture-translated'), 'en')).status).toBe(400);
    await describeInEnglish(image);
    expect((await trial.publish('news', id, english('essai-picture-translated'), 'en')).status).toBe(200);
  });

  it('is refused on the home page, which exists in both languages', async () => {
    const image = await trial.upload('essai-accueil');
    const schools = JSON.parse((await trial.edit('GET', '/schools?locale=fr&depth=0')).text);
    const { id, home } = schools.docs[0];
    const refused = await trial.publish('schools', id, { home: { ...home, image } });
    expect(errorsOf(refused).map(({ path }) => path)).toEqual(['home.image']);
  });
});
