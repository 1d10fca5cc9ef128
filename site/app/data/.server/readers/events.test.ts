import { expect, it } from 'vitest';
import { isOver } from './events.ts';

const dateStart = '2026-11-20T17:00:00.000Z';

it.each([
  ['ends in the night, on that day', '2026-11-21T00:30:00.000Z', '2026-11-20T22:59:00.000Z', false],
  ['ends in the night, on the day after', '2026-11-21T00:30:00.000Z', '2026-11-20T23:00:00.000Z', true],
  ['ends at midnight, on the day after', '2026-11-20T23:00:00.000Z', '2026-11-21T15:00:00.000Z', true],
  ['runs for two days, on the second', '2026-11-21T17:00:00.000Z', '2026-11-21T18:00:00.000Z', false],
  ['runs for two days, after them', '2026-11-21T17:00:00.000Z', '2026-11-21T23:00:00.000Z', true],
  ['has no end, on its day', null, '2026-11-20T22:59:00.000Z', false],
  ['has no end, on the day after', null, '2026-11-20T23:00:00.000Z', true],
])('whether an event is over that %s', (_name, dateEnd, now, expected) => {
  expect(isOver({ dateStart, dateEnd }, new Date(now))).toBe(expected);
});
