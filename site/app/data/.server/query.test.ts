import { expect, it } from 'vitest';
import { queryString, select } from './query.ts';

it('writes nested conditions with brackets, and leaves out what is absent', () => {
  const query = {
    locale: 'fr',
    where: { and: [{ slug: { equals: 'a b&c' } }, { campus: undefined }] },
    page: null,
    ...{ select: select('title') },
  };
  const parameters = new URLSearchParams(queryString(query));
  expect([...parameters]).toEqual([
    ['locale', 'fr'],
    ['where[and][0][slug][equals]', 'a b&c'],
    ['select[title]', 'true'],
  ]);
});

it('is empty without parameters', () => {
  expect(queryString({})).toBe('');
});
