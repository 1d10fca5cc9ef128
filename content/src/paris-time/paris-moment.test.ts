import { expect, it } from 'vitest';
import { dateInParis, formatInParis, momentInParis } from './paris-moment.ts';

const now = new Date('2026-11-20T08:00:00Z');

it.each([
  ['2026-12-12T08:00:00.000Z', '12\u00a0déc. à 9\u00a0h', '12\u00a0Dec at 09:00'],
  ['2026-12-12T08:05:00.000Z', '12\u00a0déc. à 9\u00a0h\u00a005', '12\u00a0Dec at 09:05'],
  ['2026-12-31T23:30:00.000Z', '1er\u00a0janv.\u00a02027 à 0\u00a0h\u00a030', '1\u00a0Jan\u00a02027 at 00:30'],
  ['2027-07-14T12:00:00.000Z', '14\u00a0juil.\u00a02027 à 14\u00a0h', '14\u00a0Jul\u00a02027 at 14:00'],
])('says %s as clocks in Paris show it', (at, french, english) => {
  expect(formatInParis(at, 'fr', now)).toBe(french);
  expect(formatInParis(at, 'en', now)).toBe(english);
});

it.each([
  ['2027-01-01', '1er janvier 2027', '1 January 2027'],
  ['2027-01-11', '11 janvier 2027', '11 January 2027'],
])('writes the day %s out', (day, french, english) => {
  expect(dateInParis(day, 'fr', { dateStyle: 'long' })).toBe(french);
  expect(dateInParis(day, 'en', { dateStyle: 'long' })).toBe(english);
});

it.each([
  ['2026-12-12', '09:05', '2026-12-12T08:05:00.000Z'],
  ['2026-07-14', '00:00', '2026-07-13T22:00:00.000Z'],
  ['2026-10-25', '23:59', '2026-10-25T22:59:00.000Z'],
  ['2026-02-30', '09:05', null],
  ['2026-12-12', '24:00', null],
  ['2026-12-12', '9h', null],
  ['demain', '09:00', null],
])('takes %s at %s in Paris for %s', (day, time, moment) => {
  expect(momentInParis(day, time)).toBe(moment);
});
