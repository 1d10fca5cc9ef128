import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import configuration from '../../payload.config.ts';

const config = await configuration;
let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

const english = { 'accept-language': 'en' };

describe('a query that cannot be answered is refused with 400, in the language of the request', () => {
  it.each([
    ['news?page=99999999999999999999', 'paramètre « page »'],
    ['news?limit=-1&page=2', 'paramètre « limit »'],
    ['news?limit=abc', 'paramètre « limit »'],
    ['news/versions?page=-1', 'paramètre « page »'],
    ['news?where[title][equals][x]=1', 'where[title][equals]'],
    ['news?where[title][near]=1,2,3', 'where[title][near]'],
    ['news?where[title][all]=x', 'where[title][all]'],
    ['news?where={"title":{"like":null}}', 'where[title][like]'],
    ['news?where={', '« where »'],
    ['news?data={', '« data »'],
    ['news?where=[]', '« where »'],
    ['news?where=null', '« where »'],
    ['news/count?where[updatedAt][equals]=bois', 'where[updatedAt][equals]'],
    ['news/versions?where[version.publishDate][not_equals]=bois', 'where[version.publishDate][not_equals]'],
    ['news?where[nofield][equals]=1', 'Aucun filtre n’est possible par « nofield »'],
  ])('%s', async (path, sentence) => {
    const french = await trial.edit('GET', `/${path}`, undefined, { 'accept-language': 'fr' });
    const said = { status: 400, text: expect.stringContaining(sentence.replaceAll(/(?<=«) | (?=»)/g, '\u00a0')) };
    expect(french).toMatchObject({ ...said, body: { source: 'content', statusCode: 400 } });
    const other = await trial.edit('GET', `/${path}`, undefined, english);
    expect(other.status).toBe(400);
    expect(other.text).toMatch(/The (filter|parameter|following path)/);
  });

  it('news, asked for with a body that is no JSON', async () => {
    const headers = { 'accept-language': 'fr', 'x-http-method-override': 'GET' };
    const french = await trial.edit('POST', '/news', '{', headers);
    expect(french).toMatchObject({ status: 400, text: expect.stringContaining('JSON valable') });
    expect(french.body).toMatchObject({ source: 'content', statusCode: 400 });
    const whole = await trial.edit('POST', '/news', '{"depth":0}', headers);
    expect(whole.status).toBe(200);
  });

  it.each(['equals', 'not_equals', 'contains', 'not_like', 'in', 'greater_than'])(
    'dates compared by %s with what is none',
    async (operator) => {
      for (const { slug, flattenedFields } of config.collections) {
        for (const { name, type } of flattenedFields) {
          // Payload's table of migrations is no part of the API.
          if (type !== 'date' || slug === 'payload-migrations') continue;
          const { status } = await trial.edit('GET', `/${slug}?limit=1&where[${name}][${operator}]=bois`);
          expect([slug, name, status]).toEqual([slug, name, 400]);
        }
      }
    },
  );

  it('a save and a deletion of several documents, too', async () => {
    const where = 'where[updatedAt][equals]=bois';
    expect((await trial.edit('PATCH', `/news?draft=true&${where}`, { title: 'x' })).status).toBe(400);
    expect((await trial.edit('DELETE', `/news?${where}`)).status).toBe(400);
  });
});

const kinds: Partial<Record<FlattenedField['type'], string[]>> = {
  date: ['greater_than', 'less_than_equal'],
  number: ['greater_than', 'less_than_equal'],
  text: ['like', 'not_like', 'contains'],
  textarea: ['like', 'not_like', 'contains'],
  email: ['contains'],
};

function valueFor(field: FlattenedField): string {
  if (field.type === 'date') return '2026-11-30';
  if (field.type === 'checkbox') return 'true';
  if (field.type === 'select' || field.type === 'radio') {
    const [first] = field.options;
    return typeof first === 'object' ? first.value : (first ?? '');
  }
  return '1';
}

/** A filter by all that the panel offers for a field. */
function everyFilter(field: FlattenedField): URLSearchParams {
  const isContent = ['json', 'richText', 'blocks', 'array', 'group', 'point', 'join'].includes(field.type);
  const operators = ['exists', ...(isContent ? [] : ['equals', 'not_equals', 'in', ...(kinds[field.type] ?? [])])];
  const conditions = operators.map((operator, index) => [
    `where[or][${index}][and][0][${field.name}][${operator}]`,
    operator === 'exists' ? 'true' : valueFor(field),
  ]);
  return new URLSearchParams([...conditions, ['limit', '1'], ['depth', '0'], ['locale', 'fr']]);
}

// Two requests for each field of all collections: before a release.
it.runIf(process.env.TESTS === 'long')(
  'every filter that the panel offers is answered, for every field',
  async () => {
    const answered: string[] = [];
    for (const { slug, flattenedFields } of config.collections) {
      if ((await trial.edit('GET', `/${slug}?limit=1&depth=0&locale=fr`)).status !== 200) continue;
      for (const field of flattenedFields) {
        // Those of Payload's own collections alone, which the panel has no lists of.
        if (field.type === 'relationship' && Array.isArray(field.relationTo)) continue;
        for (const draft of ['', '&draft=true']) {
          const { status, text } = await trial.edit('GET', `/${slug}?${everyFilter(field)}${draft}`);
          // What the account may not read, and what is not stored.
          if (status === 400) expect(text).toMatch(/Aucun filtre n’est possible|cannot be queried/);
          else expect([slug, field.name, status, text]).toEqual([slug, field.name, 200, text]);
          if (status === 200) answered.push(`${slug}: ${field.name}`);
        }
      }
    }
    expect(answered).toEqual(expect.arrayContaining(['portfolios: materials', 'courses: careers', 'news: _status']));
  },
  60_000,
);

const operators = [
  ...[
    'equals',
    'not_equals',
    'exists',
    'in',
    'not_in',
    'greater_than',
    'less_than_equal',
    'like',
    'not_like',
    'contains',
    'near',
  ],
];
const values = ['1', '1.5', '99999999999', '-1', 'lyon', "l'a%_", '1,lyon', '3,null', 'null', '', 'true', '2026-11-30'];

/** The paths below a field, as a filter names them. */
function pathsBelow(field: FlattenedField): string[] {
  if (field.type === 'blocks') return [`${field.name}.blockType`, `${field.name}.title`];
  if (field.type === 'relationship' || field.type === 'upload') return [`${field.name}.id`, `${field.name}.updatedAt`];
  return 'flattenedFields' in field ? field.flattenedFields.map(({ name }) => `${field.name}.${name}`) : [];
}

/** A path for each way in which fields are stored and compared, in the first collection that has one. */
function pathsOfKinds(slugs: string[]): [collection: string, path: string][] {
  const paths = new Map<string, [string, string]>();
  for (const { slug, flattenedFields } of config.collections) {
    if (!slugs.includes(slug)) continue;
    for (const field of flattenedFields) {
      const kind = [field.type, 'hasMany' in field && field.hasMany, 'localized' in field && field.localized];
      for (const [index, path] of [field.name, ...pathsBelow(field)].entries()) {
        const key = JSON.stringify([...kind, index]);
        if (!paths.has(key)) paths.set(key, [slug, path]);
      }
    }
  }
  return [['news', 'id'], ...paths.values()];
}

// Several thousand requests: before a release.
it.runIf(process.env.TESTS === 'long')(
  'whatever is asked is answered, or refused with the name of the parameter, of the path or of the value',
  async () => {
    const wrong: string[] = [];
    const ask = async (path: string) => {
      const { status, text } = await trial.edit('GET', `/${path}&limit=1&depth=0&locale=fr`, undefined, english);
      const isNamed = /The (filter|following path)|is not allowed as a JSON query value/.test(text);
      if (status !== 200 && !(status === 400 && isNamed)) wrong.push(`${status} ${path} ${text.slice(0, 200)}`);
    };
    const readable: string[] = [];
    for (const { slug } of config.collections)
      if ((await trial.edit('GET', `/${slug}?limit=1&depth=0&locale=fr`)).status === 200) readable.push(slug);
    const asked = pathsOfKinds(readable);
    expect(asked.length).toBeGreaterThan(20);
    for (const [slug, path] of asked) {
      const urls = operators.flatMap((operator) =>
        values.map((value) => `${slug}?where[${path}][${operator}]=${encodeURIComponent(value)}`),
      );
      await Promise.all(urls.map(ask));
    }
    expect(wrong).toEqual([]);
  },
  600_000,
);

it.each([
  'where[nofield][equals]=1',
  'where[or][0][and][0][publishDate][equals]=notadate',
  'page=99999999999999999999',
])('a list of the panel with ?%s is shown without it, with a sentence', async (query) => {
  const headers = { ...(await personHeaders(inject('contentUrl'), 'editor')), 'accept-language': 'fr' };
  const response = await fetch(`${inject('contentUrl')}/admin/collections/news?limit=10&${query}`, { headers });
  const { pathname, searchParams } = new URL(response.url);
  expect([response.status, pathname, [...searchParams]]).toEqual([
    ...[200, '/admin/collections/news'],
    [
      ['limit', '10'],
      ['leftOut', query.split(/[[=]/)[0]],
    ],
  ]);
  expect(await response.text()).toContain('la liste s’affiche sans');
});

describe('what Payload says in English alone is said in French, too', () => {
  it.each([
    ['DELETE', '/news', undefined, 'quels documents supprimer'],
    ['POST', '/users/forgot-password', {}, 'adresse de courriel'],
    ['POST', '/news?draft=true', '{', 'JSON'],
  ] as const)('%s %s', async (method, path, body, sentence) => {
    const french = await trial.edit(method, path, body, { 'accept-language': 'fr' });
    expect(french).toMatchObject({ status: 400, text: expect.stringContaining(sentence) });
    expect(french.text).not.toMatch(/Missing|Invalid/);
    expect((await trial.edit(method, path, body, english)).text).toMatch(/Missing|Invalid/);
  });
});
