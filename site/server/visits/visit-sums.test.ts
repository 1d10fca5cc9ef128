import type { VisitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { mostSubjects, otherSubjects } from '@vitrine/contract/visits/visit-events.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { createVisitSums } from './visit-sums.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z') }));
afterEach(() => void vi.useRealTimers());

function counting() {
  const sent: VisitCounts[] = [];
  const state = { down: false, refused: 0 };
  const warn = vi.fn();
  const sums = createVisitSums({
    send: async (message) => {
      sent.push(message);
      if (state.down) throw new Error('no connection');
      if (state.refused) throw new ContentUnavailable('/visit-counts', 'refused', false, state.refused);
    },
    now: () => new Date(),
    log: { warn },
  });
  const counts = () => sent.flatMap((message) => message.counts);
  return { sent, counts, state, warn, sums };
}

it('reports every ten seconds, by day in Paris', async () => {
  const { counts, sums } = counting();
  sums.note('not-found');
  sums.note('not-found');
  vi.setSystemTime(new Date('2026-11-20T23:00:00Z'));
  sums.note('not-found');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(counts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(counts()).toEqual([
    { day: '2026-11-20', event: 'not-found', subject: '', count: 2 },
    { day: '2026-11-21', event: 'not-found', subject: '', count: 1 },
  ]);
});

it('repeats a message that got no response as it was, and logs that once', async () => {
  const { sent, state, warn, sums } = counting();
  state.down = true;
  sums.note('not-found');
  await sums.report();
  sums.note('not-found');
  await sums.report();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(warn).toHaveBeenCalledTimes(1);
  state.down = false;
  await sums.report();
  expect(sent[2]).toEqual(sent[0]);
  expect(sent[3]?.counts).toEqual([{ day: '2026-11-20', event: 'not-found', subject: '', count: 1 }]);
  expect(sent[3]?.batch).not.toBe(sent[0]?.batch);
  await sums.report();
  expect(sent).toHaveLength(4);
});

it.each([400, 413])('drops a message that is refused with %i, says so, and goes on', async (status) => {
  const { sent, state, warn, sums } = counting();
  state.refused = status;
  sums.note('not-found');
  await sums.report();
  await sums.report();
  expect(sent).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  state.refused = 0;
  sums.note('not-found');
  await sums.report();
  expect(sent[1]?.counts).toEqual([{ day: '2026-11-20', event: 'not-found', subject: '', count: 1 }]);
});

it.each([401, 403, 500])('repeats one that got status %i, which says nothing of the message', async (status) => {
  const { sent, state, sums } = counting();
  state.refused = status;
  sums.note('not-found');
  await sums.report();
  await sums.report();
  expect(sent[1]).toEqual(sent[0]);
});

it('counts halves of surrogate pairs under one subject, as the database stores them', async () => {
  const { counts, sums } = counting();
  sums.note('search-word', 'mode \ud83c');
  sums.note('search-word', 'mode \ud83d');
  await sums.report();
  expect(counts()).toMatchObject([{ subject: 'mode \ufffd', count: 2 }]);
});

it('sends no message twice when two reports meet', async () => {
  const { sent, sums } = counting();
  sums.note('not-found');
  await Promise.all([sums.report(), sums.report()]);
  expect(sent).toHaveLength(1);
});

it('stays bounded under a flood and in an outage of weeks, and loses no count of a day', async () => {
  const { counts, state, sums } = counting();
  state.down = true;
  for (let day = 1; day <= 28; day += 1) {
    vi.setSystemTime(new Date(`2027-02-${String(day).padStart(2, '0')}T12:00:00Z`));
    for (let at = 0; at < 5000; at += 1) sums.note('search-word', `made up ${at}`);
    sums.note('search-word', 'x'.repeat(400));
  }
  state.down = false;
  await sums.report();
  const days = new Set(counts().map(({ day }) => day));
  expect(days.size).toBe(8);
  for (const day of days) {
    const ofDay = counts().filter((count) => count.day === day);
    expect(ofDay).toHaveLength(mostSubjects + 1);
    expect(ofDay.reduce((sum, { count }) => sum + count, 0)).toBe(5001);
    expect(ofDay.find(({ subject }) => subject === otherSubjects)?.count).toBe(4001);
  }
});
