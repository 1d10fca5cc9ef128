import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeletedFiles } from './deleted-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hashes = Array.from({ length: 40 }, (_, index) => `hash-${index}`);

/** A media cache with files of forty documents, and the library of the content service. */
function filesOnDisk() {
  const onDisk = new Set(hashes);
  const state = { library: [...hashes] };
  const warn = vi.fn();
  const gone = createDeletedFiles({
    content: {
      get: async (_path, _query, schema) => schema.parse({ docs: state.library.map((hash) => ({ hash })) }),
    },
    cache: { hashes: async () => [...onDisk], remove: async (hash) => void onDisk.delete(hash) },
    log: { warn },
  });
  return { onDisk, state, warn, gone };
}

const media = { collection: 'media' } as const;

it('removes what left the library', async () => {
  const { onDisk, state, gone } = filesOnDisk();
  state.library = hashes.slice(3);
  gone.follow([media]);
  await vi.advanceTimersByTimeAsync(0);
  expect([...onDisk]).toEqual(hashes.slice(3));
});

it('removes as much as changed, be it all', async () => {
  const { onDisk, state, gone } = filesOnDisk();
  state.library = [];
  gone.follow(hashes.map(() => media));
  await vi.advanceTimersByTimeAsync(0);
  expect(onDisk.size).toBe(0);
});

it('keeps its files where the library is another one, for a day, and goes on with the right one', async () => {
  const { onDisk, state, warn, gone } = filesOnDisk();
  state.library = ['of-another-school'];
  gone.follow([]);
  await vi.advanceTimersByTimeAsync(23 * 3_600_000);
  expect([onDisk.size, gone.checks()]).toEqual([40, 0]);
  expect(warn.mock.calls[0]?.[0].reason).toContain('lacks most of the files on disk');
  state.library = hashes.slice(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([onDisk.size, gone.checks()]).toEqual([39, 1]);
});

it('believes it after a day', async () => {
  const { onDisk, state, gone } = filesOnDisk();
  state.library = [];
  gone.follow('everything');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000 + 600_000);
  expect(onDisk.size).toBe(0);
});
