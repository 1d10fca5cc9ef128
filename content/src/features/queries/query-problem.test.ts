import { describe, expect, it } from 'vitest';
import { sampleConfig } from '../../../tests/sample-config.ts';
import type { problemOf, QueryProblem } from './query-problem.ts';
import { problemIn } from './refuse-query.ts';

function inCollection(slug: string, query: Parameters<typeof problemOf>[0]) {
  const collection = sampleConfig.collections.find((each) => each.slug === slug);
  if (!collection) throw new Error(slug);
  return problemIn(query, collection, sampleConfig);
}

describe('a filter that can be answered', () => {
  it.each<[collection: string, path: string, condition: object]>([
    ['news', 'title', { like: 'école', contains: 'a', not_like: 'b', in: 'a,b', equals: 'null' }],
    ['news', 'title.en', { exists: 'true' }],
    ['news', 'title', { exists: false, equals: null, not_equals: '' }],
    ['news', 'id', { in: ['1', 2], equals: '7', greater_than: 3, like: 'automne' }],
    [
      'news',
      'publishDate',
      { equals: '2026-11-30', less_than: new Date(), in: '2026-11-30,2026-12-01', exists: 'false' },
    ],
    ['news', '_status', { equals: 'published', in: ['draft'], not_in: 'draft, published' }],
    ['news', 'campus', { equals: 3, in: '3,4', not_in: [1, 2], like: '3', exists: 'true' }],
    ['news', 'campus.slug', { equals: 'lyon' }],
    ['news', 'campus__slug', { equals: 'lyon' }],
    ['news', 'deletedAt', { exists: true }],
    ['news', 'version.title', { like: 'école' }],
    ['news', 'version.publishDate', { greater_than: '2026-11-30' }],
    ['news', 'parent', { equals: '12' }],
    ['news', 'latest', { equals: 'true' }],
    ['courses', 'careers', { contains: ['a', 'b'] }],
    ['pages', 'body.blockType', { equals: 'text', like: 'te' }],
    ['pages', 'body', { exists: 'true' }],
    ['pages', 'parent', { exists: 'false' }],
    ['users', 'schools', { contains: 1, equals: [1, 2] }],
    ['users', 'schools', { contains: { name: { equals: 'x' } } }],
    ['payload-locked-documents', 'document', { equals: { relationTo: 'news', value: 1 } }],
    ['payload-locked-documents', 'document.value', { equals: 1 }],
    ['payload-locked-documents', 'document.relationTo', { equals: 'news' }],
  ])('%s by %s', (slug, path, condition) => {
    expect(inCollection(slug, { where: { or: [{ and: [{ [path]: condition }] }] } })).toBe(null);
  });
});

describe('a filter that cannot', () => {
  it.each<[reason: QueryProblem['reason'], collection: string, path: string, operator: string, value: unknown]>([
    ['field', 'news', 'nofield', 'equals', '1'],
    ['field', 'news', 'title.nofield', 'equals', '1'],
    ['field', 'news', 'campus.nofield', 'equals', '1'],
    ['field', 'payload-locked-documents', 'document.value.title', 'equals', 'x'],
    ['operator', 'news', 'title', 'near', '1,2,3'],
    ['operator', 'news', 'title', 'all', 'x'],
    ['operator', 'news', 'title', 'constructor', 'x'],
    ['operator', 'news', 'publishDate', 'contains', '2026-11-30'],
    ['operator', 'news', 'campus', 'contains', '1'],
    ['operator', 'news', '_status', 'like', 'dra'],
    ['date', 'news', 'updatedAt', 'equals', 'bois'],
    ['date', 'news', 'updatedAt', 'equals', '2026-02-31'],
    ['date', 'news', 'version.updatedAt', 'in', '2026-11-30,bois'],
    ['date', 'news', 'updatedAt', 'equals', ['2026-11-30']],
    ['number', 'news', 'id', 'equals', 'abc'],
    ['number', 'news', 'id', 'in', '1,abc'],
    ['number', 'news', 'id', 'in', ''],
    ['reference', 'news', 'campus.id', 'equals', 'abc'],
    ['reference', 'news', 'campus.id', 'like', 'lyon'],
    ['reference', 'news', 'campus', 'equals', 'lyon'],
    ['reference', 'news', 'campus', 'not_in', ['1', 'lyon']],
    ['reference', 'payload-locked-documents', 'document', 'equals', { relationTo: 'nothing', value: 1 }],
    ['reference', 'payload-locked-documents', 'document', 'equals', '1'],
    ['operator', 'payload-locked-documents', 'document', 'not_equals', { relationTo: 'news', value: 1 }],
    ['operator', 'payload-locked-documents', 'document', 'exists', 'true'],
    ['boolean', 'news', 'title', 'exists', 'perhaps'],
    ['reference', 'news', 'campus', 'like', 'lyon'],
    ['reference', 'news', 'campus', 'in', '3,null'],
    ['reference', 'news', 'campus', 'equals', '99999999999'],
    ['number', 'news', 'id', 'equals', '99999999999'],
    ['number', 'news', 'id', 'equals', '1.5'],
    ['choice', 'news', '_status', 'equals', 'gone'],
    ['choice', 'news', '_status', 'equals', ''],
    ['choice', 'news', '_status', 'in', 'draft,null'],
    ['choice', 'news', '_status', 'in', 'draft,gone'],
    ['operator', 'pages', 'body', 'like', 'x'],
    ['operator', 'pages', 'body.blockType', 'greater_than', 'a'],
    ['operator', 'pages', 'body.text', 'contains', 'a'],
    ['text', 'news', 'title', 'equals', { x: '1' }],
    ['text', 'news', 'title', 'in', [{ x: '1' }]],
    ['text', 'news', 'title', 'equals', ['a', 'b']],
    ['text', 'news', 'title', 'like', null],
    ['text', 'news', 'title', 'like', 1],
  ])('%s: %s by %s %s %j', (reason, slug, path, operator, value) => {
    const where = { and: [{ [path]: { [operator]: value } }] };
    const parameter = reason === 'field' ? `where[and][0][${path}]` : `where[and][0][${path}][${operator}]`;
    expect(inCollection(slug, { where })).toEqual({ reason, parameter });
  });

  it.each<[parameter: string, where: unknown]>([
    ['where', 'bois'],
    ['where', 5],
    ['where', null],
    ['where', []],
    ['where[title]', { title: 'bois' }],
    ['where[title]', { title: [{ equals: 'bois' }] }],
    ['where[and][1]', { and: [{}, 'bois'] }],
    ['where', { and: [], or: [] }],
    ['where', { and: [], AND: [] }],
    ['where[and][0]', { and: [{ or: [], 'campus.slug': { equals: 'lyon' } }] }],
  ])('is not written as a filter: %s of %j', (parameter, where) => {
    expect(inCollection('news', { where })).toEqual({ reason: 'form', parameter });
  });
});

it('checks what is asked of the documents to which a field refers', () => {
  const where = { schools: { contains: { name: { near: 'x' } } } };
  const parameter = 'where[schools][contains][name][near]';
  expect(inCollection('users', { where })).toEqual({ reason: 'operator', parameter });
});

it.each(['0', '1', 12, '2147483647', '', undefined])('a page and a limit may be %j', (number) => {
  expect(inCollection('news', { page: number, limit: number })).toBe(null);
});

it.each(['-1', -1, '1.5', 'abc', '2147483648', '99999999999999999999', ['1', '2'], null])(
  'nor may they be %j',
  (number) => {
    expect(inCollection('news', { page: number })).toEqual({ reason: 'whole', parameter: 'page' });
    expect(inCollection('news', { limit: number })).toEqual({ reason: 'whole', parameter: 'limit' });
  },
);
