import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotFoundLog, type NotFoundCount } from './not-found-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const sent: NotFoundCount[][] = [];
  const state = { down: false };
  const warn = vi.fn();
  const unknown = createNotFoundLog({
    send: async (paths) => {
      if (state.down) throw new Error('no connection');
      sent.push(paths);
    },
    log: { warn },
  });
  return { sent, state, warn, unknown };
}

it('reports every half minute what was not found, the most frequent first', async () => {
  const { sent, unknown } = counting();
  for (const path of ['/a', '/b', '/b']) unknown.note(path);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([
    [
      { path: '/b', count: 2 },
      { path: '/a', count: 1 },
    ],
  ]);
});

it('keeps what could not be reported, and says so once', async () => {
  const { sent, state, warn, unknown } = counting();
  state.down = true;
  unknown.note('/a');
  await unknown.report();
  unknown.note('/a');
  await unknown.report();
  expect(warn).toHaveBeenCalledTimes(1);
  state.down = false;
  await unknown.report();
  expect(sent).toEqual([[{ path: '/a', count: 2 }]]);
});

it('counts no path more often than a report may say', async () => {
  const { sent, state, unknown } = counting();
  state.down = true;
  for (let at = 0; at < 1_000_002; at += 1) unknown.note('/wp-login.php');
  await unknown.report();
  unknown.note('/wp-login.php');
  state.down = false;
  await unknown.report();
  expect(sent).toEqual([[{ path: '/wp-login.php', count: 1_000_000 }]]);
});

it('stays bounded, and keeps what is requested often', async () => {
  const { sent, unknown } = counting();
  for (let at = 0; at < 20_000; at += 1) {
    unknown.note(`/made-up/${at}`);
    if (at % 10 === 0) unknown.note('/often');
  }
  unknown.note(`/${'x'.repeat(300)}`);
  await unknown.report();
  expect(sent[0]).toHaveLength(500);
  expect(sent[0]?.[0]).toEqual({ path: '/often', count: 2000 });
  for (let reports = 0; reports < 10; reports += 1) await unknown.report();
  expect(sent.flat().length).toBeLessThanOrEqual(2000);
});
