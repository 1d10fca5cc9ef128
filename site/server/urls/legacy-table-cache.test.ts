import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentChange } from '../../app/data/.server/content-cache/notifications.ts';
import type { ContentClient } from '../../app/data/.server/content-service/content-client.ts';
import { createLegacyTable } from './legacy-table-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tableOf(rows: { from: string; to: string }[] | null) {
  const state = { rows, requests: 0 };
  const listeners: ((what: ContentChange) => void)[] = [];
  const table = createLegacyTable({
    now: () => new Date(),
    log: { warn: vi.fn() },
    contentCache: {
      forRequest: (reads) =>
        ({
          async get(path: string) {
            reads.keys.add(path);
            state.requests += 1;
            if (!state.rows) throw new Error('no connection');
            return { docs: state.rows, totalDocs: state.rows.length };
          },
        }) as unknown as ContentClient,
      revalidate: async () => undefined,
      onChange: (listener) => listeners.push(listener),
    },
  });
  const change = (...keys: string[]) => {
    for (const listener of listeners) listener({ keys: new Set(keys), gone: false });
  };
  return { state, table, change };
}

it('is read at once, after a change of its rows, and every half minute', async () => {
  const { state, table, change } = tableOf([{ from: '/a', to: '/b' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.lookUp('/a')).toBe('/b');
  state.rows = [{ from: '/a', to: '/c' }];
  change('/news');
  await vi.advanceTimersByTimeAsync(0);
  expect(table.lookUp('/a')).toBe('/b');
  change('/redirects', '/news');
  await vi.advanceTimersByTimeAsync(0);
  expect(table.lookUp('/a')).toBe('/c');
  expect(state.requests).toBe(2);
  state.rows = [];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(table.lookUp('/a')).toBeNull();
  expect(state.requests).toBe(3);
});

it('is fetched again soon while nothing is known, and stays through an outage', async () => {
  const { state, table } = tableOf(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.lookUp('/a')).toBeUndefined();
  state.rows = [{ from: '/a', to: '/b' }];
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.lookUp('/a')).toBe('/b');
  state.rows = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.lookUp('/a')).toBe('/b');
});

it('leaves rows out that would follow a visitor to a host of their choice', async () => {
  const { table } = tableOf([
    { from: '/x/*', to: 'https://ecole.example*' },
    { from: '/y/*', to: '//*' },
    { from: '/z', to: 'javascript:alert(1)' },
    { from: '/ok/*', to: 'https://ecole.example/*' },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(['/x/.evil.example', '/y/evil.example', '/z'].map(table.lookUp)).toEqual([null, null, null]);
  expect(table.lookUp('/ok/a')).toBe('https://ecole.example/a');
});
