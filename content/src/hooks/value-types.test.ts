import { type Field, flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import { mistypedFields } from './value-types.ts';

const text = (name: string) => ({ name, type: 'text' }) as const;
const fields = flattenAllFields({
  fields: [
    { type: 'row', fields: [text('title')] },
    { type: 'tabs', tabs: [{ label: 'More', fields: [{ name: 'summary', type: 'textarea', localized: true }] }] },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'kind', type: 'select', options: ['a'] },
    { name: 'kinds', type: 'select', hasMany: true, options: ['a'] },
    { name: 'year', type: 'number' },
    { name: 'online', type: 'checkbox' },
    { name: 'start', type: 'date' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
    { name: 'target', type: 'relationship', relationTo: ['news', 'pages'] },
    { name: 'seo', type: 'group', fields: [text('description')] },
    { name: 'steps', type: 'array', fields: [{ name: 'id', type: 'text' }, text('title')] },
    { name: 'body', type: 'blocks', blocks: [{ slug: 'quote', fields: [text('author')] }] },
    { name: 'content', type: 'richText' },
    { name: 'any', type: 'json' },
  ] as Field[],
});

it.each<[string, unknown[], unknown[]]>([
  ['title', ['', 'a'], [5, true, ['a'], { a: 1 }]],
  ['summary', ['a'], [{ fr: 'a' }, []]],
  ['tags', [[], ['a']], ['a', [1], [null], [{}], {}]],
  ['kind', ['a', 'unknown'], [['a'], 1]],
  ['kinds', [[], ['a']], ['a', { a: 1 }, [['a']]]],
  ['year', [0, -1.5, ''], ['x', '5', Number.NaN, [5], {}, true]],
  ['online', [true, false], ['true', 1, {}, []]],
  [
    'start',
    ['2026-12-01', new Date(0), '', '2028-02-29', '0001-01-01', '2026-12-31T23:30:00.000+02:00', '2026-2-3'],
    [5, {}, ['2026-12-01'], '2026-02-31', '2027-02-29T10:00:00.000Z', '2026-2-31', '2026-13-45', '2026-01-00'],
  ],
  ['start', ['9999-12-31', 'demain'], ['99999-01-01', '+010000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z']],
  ['image', [1, '1', '', 'none', { id: 1 }], [[1], {}, true, { id: {} }, { value: 1 }]],
  ['images', [[], [1, '2', { id: 3 }], ''], [1, [{}], [null], [[1]], { id: 1 }]],
  [
    'target',
    [
      { relationTo: 'news', value: 1 },
      { relationTo: 'pages', value: { id: 1 } },
    ],
    [
      1,
      { relationTo: 'users', value: 1 },
      { relationTo: 'news' },
      { relationTo: ['news'], value: 1 },
      [{ relationTo: 'news', value: 1 }],
    ],
  ],
  ['seo', [{}, { description: 'a', unknown: 1 }], ['a', 5, []]],
  ['steps', [[], 0, '0', [{}, { title: 'a', id: 5 }], [null, { title: 'a' }]], [1, 'x', {}, ['x'], [1], [[]], [null]]],
  ['body', [[], 0, [{ blockType: 'quote' }]], [2, [5], [{}], [{ blockType: 'nope' }], [{ blockType: 5 }], {}]],
  [
    'content',
    [{ root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }],
    ['a', 5, [], { root: 5 }, { root: { type: 'root', children: [{ type: 'evil' }] } }],
  ],
  ['any', ['a', 5, [], {}], []],
])('of the field %s', (name, right, wrong) => {
  const pathsOf = (value: unknown) => mistypedFields(fields, { [name]: value }).map(({ path }) => path);
  for (const value of [...right, null, undefined]) expect([value, pathsOf(value)]).toEqual([value, []]);
  for (const value of wrong) expect([value, pathsOf(value)]).toEqual([value, [name]]);
});

it('names each field, in groups and rows too, with its label', () => {
  const data = {
    ...{ title: 5, seo: { description: 5 }, steps: [{}, { title: [] }, { id: {} }] },
    body: [null, { blockType: 'quote', author: {} }],
  };
  expect(mistypedFields(fields, data)).toEqual([
    { path: 'title', label: 'title' },
    { path: 'seo.description', label: 'description' },
    { path: 'steps.1.title', label: 'title' },
    { path: 'steps.2.id', label: 'id' },
    { path: 'body.1.author', label: 'author' },
  ]);
});
