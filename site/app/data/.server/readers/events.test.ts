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

it('lists what the content service finds not over, an evening of last night too', async () => {
  const evening = {
    id: 1,
    title: 'Nocturne',
    slug: 'nocturne',
    kind: 'open-day',
    dateStart,
    dateEnd: '2026-11-21T00:30:00Z',
  };
  const asked: unknown[] = [];
  const get = async (_path: string, { where }: { where: unknown }, schema: z.ZodType) => {
    asked.push(where);
    return schema.parse({ docs: [evening] });
  };
  const context = { content: { get }, now: () => new Date('2026-11-21T09:00:00Z') } as unknown as ReaderContext;
  expect((await readEvents(context, 'fr')).map(({ slug }) => slug)).toEqual(['nocturne']);
  const today = '2026-11-20T23:00:00.000Z';
  const notOver = {
    or: [
      { and: [{ dateEnd: { exists: true } }, { dateEnd: { greater_than_equal: today } }] },
      { dateStart: { greater_than_equal: today } },
    ],
  };
  expect(asked).toEqual([{ and: [notOver, expect.objectContaining({ slug: { exists: true } })] }]);
});
