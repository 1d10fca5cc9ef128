import { expect, test } from 'vitest';
import { readDate } from './moments.ts';

test.each([
  ['winter', '2026-11-20T10:00:00Z', 'today+0 18:30', '2026-11-20T17:30:00.000Z'],
  ['summer', '2026-07-01T10:00:00Z', 'today+2 18:30', '2026-07-03T16:30:00.000Z'],
  ['from winter into summer', '2027-03-27T12:00:00Z', 'today+1 10:00', '2027-03-28T08:00:00.000Z'],
  ['from summer into winter', '2026-10-24T12:00:00Z', 'today+1 10:00', '2026-10-25T09:00:00.000Z'],
  ['before the change of that night', '2026-10-24T12:00:00Z', 'today+1 00:30', '2026-10-24T22:30:00.000Z'],
  [
    'late in the evening, when Paris is a day ahead of UTC',
    '2026-11-20T23:30:00Z',
    'today+0 09:00',
    '2026-11-21T08:00:00.000Z',
  ],
  ['the past', '2026-11-20T10:00:00Z', 'today-60 18:00', '2026-09-21T16:00:00.000Z'],
])('the hour in Paris: %s', (_case, now, text, expected) => {
  expect(readDate(text, false, new Date(now))).toBe(expected);
});

const today = new Date('2026-11-20T10:00:00Z');

test.each([
  ['a moment', '2027-09-06T18:00:00+02:00', false, '2027-09-06T16:00:00.000Z'],
  ['a day', '2028-02-29', true, '2028-02-29T12:00:00.000Z'],
  ['a moment of a day', '2027-09-06T16:00:00.000Z', true, '2027-09-06T16:00:00.000Z'],
  ['a day alone, of which the hour is asked', '2027-09-06', false, null],
  ['a day that does not exist', '2027-02-30', true, null],
  ['a moment of a day that does not exist', '2027-02-30T10:00:00Z', false, null],
  ['a moment without an offset, another one on each machine', '2027-09-06T16:00:00', false, null],
])('%s', (_case, text, isDay, expected) => {
  expect(readDate(text, isDay, today)).toBe(expected);
});
