import { expect, it } from 'vitest';
import { listedIn } from './agenda.ts';

it.each([
  ['begins in it', '2026-12-04T18:00:00Z', null, '2026-12'],
  ['begins later', '2027-01-09T09:00:00Z', '2027-01-10T17:00:00Z', '2027-01'],
  ['began before it and runs', '2026-11-20T09:00:00Z', '2026-12-05T17:00:00Z', '2026-12'],
  ['began and will end outside it', '2026-11-20T09:00:00Z', '2027-01-05T17:00:00Z', '2026-12'],
  ['is an evening that ended in the night of its first day', '2026-11-30T19:00:00Z', '2026-12-01T00:30:00Z', '2026-11'],
])('where December is the present month, the month of an event that %s', (_name, dateStart, dateEnd, month) => {
  expect(listedIn({ dateStart, dateEnd }, '2026-12')).toBe(month);
});
