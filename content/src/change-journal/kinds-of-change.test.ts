import { describe, expect, it } from 'vitest';
import { kindsOfChange } from './kinds-of-change.ts';
import { stateOf } from './published-state.ts';

const published = stateOf({
  id: 1,
  _status: 'published',
  updatedAt: '2026-11-20T08:00:00.000Z',
  slug: { fr: 'ecole', en: 'school' },
  parent: null,
  school: { id: 4 },
});
const draft = { ...published, isPublished: false };
const saved = { savedAt: '2026-11-20T08:00:01.000Z' };

describe('kindsOfChange', () => {
  it.each([
    ['a first draft', null, draft, []],
    ['another draft of what was never published', draft, draft, []],
    ['a draft of what is published', published, published, []],
    ['publishing at once', null, published, ['published']],
    ['publishing a draft', draft, { ...published, ...saved }, ['published']],
    ['changing what is published', published, { ...published, ...saved }, ['published']],
    ['unpublishing', published, { ...draft, ...saved }, ['removed']],
    ['deleting what was published', published, null, ['removed']],
    ['deleting a draft', draft, null, []],
    [
      'another slug in either language',
      published,
      { ...published, ...saved, slug: { fr: 'ecole', en: 'the-school' } },
      ['removed', 'published'],
    ],
    ['a translation that ends', published, { ...published, ...saved, slug: { fr: 'ecole' } }, ['removed', 'published']],
    ['another rubrique', published, { ...published, ...saved, parent: 2 }, ['removed', 'published']],
    ['another school', published, { ...published, ...saved, school: 5 }, ['removed', 'published']],
  ] as const)('%s', (_, before, after, kinds) => {
    expect(kindsOfChange(before, after)).toEqual(kinds);
  });

  it('counts a document without drafts as published', () => {
    const link = stateOf({ id: 2, updatedAt: 'a' });
    expect(kindsOfChange(null, link)).toEqual(['published']);
    expect(kindsOfChange(link, null)).toEqual(['removed']);
  });
});
