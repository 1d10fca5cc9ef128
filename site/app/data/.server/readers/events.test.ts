import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { ReaderContext } from '../reader-context.ts';
import { isOver, readEvents } from './events.ts';

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

it.each([
  ['evenings of last night, which come first', 2, 12, ['e3', 'e4', 'e5'], [3, 5]],
  ['more of them than are asked for', 4, 12, ['e5', 'e6', 'e7'], [3, 6, 7]],
  ['no others', 4, 4, [], [3, 6]],
  ['none', 0, 12, ['e1', 'e2', 'e3'], [3]],
])('as many events as are asked for, where there are %s', async (_name, evenings, count, expected, limits) => {
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, title: `${index + 1}`, slug: `e${index + 1}`, kind: 'open-day' },
    ...(index < evenings
      ? { dateStart: '2026-11-19T18:00:00.000Z', dateEnd: '2026-11-19T23:30:00.000Z' }
      : { dateStart: `2026-12-${10 + index}T09:00:00.000Z` }),
  }));
  const asked: number[] = [];
  const get = async (_path: string, { limit }: { limit: number }, schema: z.ZodType) => {
    asked.push(limit);
    return schema.parse({ docs: all.slice(0, limit) });
  };
  const context = { content: { get }, now: () => new Date('2026-11-20T09:00:00.000Z') } as unknown as ReaderContext;
  expect((await readEvents(context, 'fr', { limit: 3 })).map(({ slug }) => slug)).toEqual(expected);
  expect(asked).toEqual(limits);
});
