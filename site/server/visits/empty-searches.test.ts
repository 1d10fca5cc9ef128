import { beforeEach, describe, expect, it } from 'vitest';
import type { SiteSearch } from '../../app/data/.server/search/site-search.ts';
import { countEmptySearches } from './empty-searches.ts';

let noted: [event: string, subject: string, count: number][];
let now: Date;
let isRefused: boolean;
let search: SiteSearch;

beforeEach(() => {
  [noted, isRefused] = [[], false];
  now = new Date('2026-11-20T09:00:00+01:00');
  const found = (question: string) => ({ pages: [], total: question === 'mode' ? 1 : 0, counts: {}, nearest: [] });
  search = countEmptySearches(
    { find: (_locale, question) => (question === 'unread' ? null : found(question)), suggest: () => [] },
    {
      sums: { note: (event, subject = '', count = 1) => void noted.push([event, subject, count]) },
      now: () => now,
      mayCount: () => !isRefused,
    },
  );
});

const ask = (question: string, times = 1) => {
  for (let at = 0; at < times; at += 1) search.find('fr', question, null, now);
};
const words = () => noted.filter(([event]) => event === 'search-word').map(([, word, count]) => [word, count]);
const total = () => noted.filter(([event]) => event === 'search-empty').length;

it('counts searches without a result, and no others', () => {
  ask('mode');
  ask('unread');
  search.find('fr', 'astronomie', 'course', now);
  expect(total()).toBe(0);
  ask('astronomie');
  expect(total()).toBe(1);
});

it('counts nothing of a visitor who does not want it, not even towards the fifth time', () => {
  isRefused = true;
  ask('astronomie', 9);
  expect(noted).toEqual([]);
  isRefused = false;
  ask('astronomie', 4);
  expect([total(), words()]).toEqual([4, []]);
});

it('keeps words from the fifth time on, however they were written', () => {
  ask('Astronomie', 2);
  ask('  astronomie ', 2);
  expect(words()).toEqual([]);
  ask('ASTRONOMIE', 2);
  expect(words()).toEqual([
    ['astronomie', 5],
    ['astronomie', 1],
  ]);
});

it('begins anew every day', () => {
  ask('astronomie', 4);
  now = new Date('2026-11-21T00:00:00+01:00');
  ask('astronomie', 4);
  expect(words()).toEqual([]);
});

describe('never keeps what may be of a person', () => {
  it.each([
    'camille@ecole.example',
    'Camille %40 ecole.example',
    'camille arobase ecole',
    '06 12 34 56 78',
    '+33612345678',
    `${'x'.repeat(70)} 0612345678`,
    '٠٦١٢٣٤٥٦٧٨',
  ])('%s', (question) => {
    ask(question, 9);
    expect(total()).toBe(9);
    expect(words()).toEqual([]);
  });

  it('and cuts the rest', () => {
    ask('é'.repeat(80), 5);
    ask(`x${'🎨'.repeat(80)}`, 5);
    expect(words()).toEqual([
      ['é'.repeat(60), 5],
      [`x${'🎨'.repeat(59)}`, 5],
    ]);
  });
});

it('stays bounded under a flood', () => {
  ask('astronomie', 4);
  for (let at = 0; at < 20_000; at += 1)
    ask(`made up ${at}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''));
  ask('astronomie');
  // It was evicted with the oldest of them.
  expect(words()).toEqual([]);
});
