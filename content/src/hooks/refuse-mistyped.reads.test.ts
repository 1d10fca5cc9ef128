import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

const contentUrl = inject('contentUrl');
let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(contentUrl);
});
afterAll(() => trial.clear());

type Response = Awaited<ReturnType<typeof trial.edit>>;

const parse = ({ text }: Response) => JSON.parse(text);
const pathsOf = (response: Response) =>
  parse(response).errors[0].data.errors.map(({ path }: { path: string }) => path) as string[];

/** Everything that a collection has, with the times of its last changes. */
const stored = async (collection: string) =>
  parse(await trial.edit('GET', `/${collection}?locale=all&depth=0&draft=true&limit=500`)).docs;

const firstId = async (collection: string) => (await stored(collection))[0].id as number;

it.each<[string, object]>([
  ['courses', { curriculum: ['x'] }],
  ['courses', { rhythms: { a: 1 } }],
  ['campuses', { access: [1] }],
  ['campuses', { latitude: 'x' }],
  ['campuses', { email: {} }],
  ['offerings', { startDates: [1] }],
  ['offerings', { startDates: ['2027-01-01'] }],
  ['offerings', { course: {} }],
  ['menus', { body: [5] }],
  ['schools', { social: [5] }],
  ['pages', { parent: [1] }],
  ['events', { dateStart: {}, description: ['d'] }],
  ['portfolios', { images: [{}], materials: [{}] }],
  ['labels', { text: { a: 1 } }],
  ['media', { alt: 5 }],
  ['media', { rightsUntil: '2026-02-31' }],
  ['media', { rightsUntil: '99999-01-01' }],
  ['events', { dateStart: '2026-11-31T18:00:00.000Z' }],
  ['users', { name: { a: 1 } }],
  ['redirects', { from: 5, to: 6 }],
])('%s stay as they are where %j is to be published', async (collection, data) => {
  const before = await stored(collection);
  const save = (language: string) =>
    trial.edit(...(['PATCH', `/${collection}/${before[0].id}?locale=fr`, { ...data, _status: 'published' }] as const), {
      'accept-language': language,
    });
  const response = await save('fr');
  expect(response.status, response.text).toBe(400);
  expect(parse(response)).toMatchObject({ source: 'content', statusCode: 400 });
  expect(pathsOf(response).sort()).toEqual(Object.keys(data).sort());
  for (const { message } of parse(response).errors[0].data.errors)
    expect(message).toBe('Cette valeur ne convient pas.');
  expect((await save('en')).text).toContain('This field has an invalid input.');
  expect(await stored(collection)).toEqual(before);
});

describe('a new article', () => {
  it.each<[string, unknown]>([
    ...(['title', 'slug', 'summary', 'image', 'publishDate', 'school'] as const).flatMap(
      (name): [string, unknown][] => [
        [name, { a: 1 }],
        [name, ['a']],
      ],
    ),
    ['body', [1]],
    ['body', [{ blockType: 'nope' }]],
    ['_status', ['published']],
  ])('is refused with %s: %j', async (name, value) => {
    const before = await stored('news');
    const data = { ...trial.article('essai-type'), [name]: value };
    const response = await trial.edit('POST', '/news?locale=fr', data);
    expect(response.status, response.text).toBe(400);
    expect(pathsOf(response)).toEqual([name]);
    expect(await stored('news')).toEqual(before);
  });

  it.each(['null', '"x"', '5', '[]', '[{"title":"x"}]'])('is refused where the body is %s', async (body) => {
    const id = await firstId('news');
    const before = await stored('news');
    for (const [method, path] of [
      ['POST', '/news?locale=fr'],
      ['PATCH', `/news/${id}?locale=fr`],
      ['PATCH', `/news?locale=fr&where[id][equals]=${id}`],
    ] as const) {
      const response = await trial.edit(method, path, body);
      expect([path, response.status, response.text]).toEqual([
        path,
        400,
        expect.stringContaining('n’est pas un document'),
      ]);
      expect((await trial.send(method, path, body)).status).toBe(401);
    }
    expect(await stored('news')).toEqual(before);
  });
});

describe('a rich text that the editor cannot show', () => {
  const evil = [{ type: 'evil' }];
  it.each<[unknown]>([
    [{ root: 5 }],
    [{ root: { type: 'root', children: 'x' } }],
    [{ root: { type: 'root', children: [null] } }],
    [{ root: { type: 'root', children: [] } }],
    [{ root: { type: 'root', children: evil } }],
    [{ root: { type: 'root', children: [{ type: 'paragraph', children: evil }] } }],
  ])('is refused by its field, in drafts too: %j', async (text) => {
    const id = await firstId('news');
    const before = await stored('news');
    const data = { body: [{ blockType: 'rich-text', text }] };
    for (const [query, _status] of [
      ['&draft=true', 'draft'],
      ['', 'published'],
    ]) {
      const response = await trial.edit('PATCH', `/news/${id}?locale=fr${query}`, { ...data, _status });
      expect([response.status, response.text]).toEqual([400, expect.stringContaining('Cette valeur ne convient pas.')]);
      expect(pathsOf(response)).toEqual(['body.0.text']);
    }
    expect(await stored('news')).toEqual(before);
  });
});

it('says of several documents at once that none takes the value', async () => {
  const before = await stored('news');
  const response = await trial.edit('PATCH', '/news?locale=fr&where[id][exists]=true', { title: 5 });
  expect([response.status, parse(response).errors[0].message]).toEqual([400, 'Cette valeur ne convient pas.']);
  expect(await stored('news')).toEqual(before);
});

it('takes what a form sends of nothing: no rows as their number, no text, no relation', async () => {
  const id = await trial.create('news', { ...trial.article('essai-vide'), _status: 'draft' });
  const empty = { body: 0, summary: null, image: '' };
  const response = await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, empty);
  expect(response.status, response.text).toBe(200);
});

it('refuses a picture whose alternative text is none', async () => {
  await expect(trial.upload('essai-type', { alt: 5 })).rejects.toThrow('Cette valeur ne convient pas.');
  await expect(trial.upload('essai-type', { alt: { fr: 1 } })).rejects.toThrow('Cette valeur ne convient pas.');
});
