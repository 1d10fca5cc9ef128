import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type WarmUpParts, warmUp } from './warm-up.ts';

/** Warms five pages, with the given parts. @returns the paths that were rendered, in order, and what was logged */
async function run(parts: Partial<WarmUpParts> = {}) {
  const paths: string[] = [];
  const logged: unknown[] = [];
  await warmUp({
    paths: () => ['/en/courses/glass', '/en/news', '/formations/verre', '/en', '/'],
    visitsOf: () => 0,
    warm: async (path) => void paths.push(path),
    isFull: () => false,
    longest: 1000,
    log: { info: (fields: object) => logged.push(fields) },
    signal: new AbortController().signal,
    ...parts,
  });
  return { paths, logged };
}

it('renders every page, those nearest to the home page first', async () => {
  const { paths, logged } = await run();
  expect(paths).toEqual(['/en', '/', '/en/news', '/en/courses/glass', '/formations/verre']);
  expect(logged).toEqual([{ warmed: 5, of: 5, ms: expect.any(Number) }]);
});

it('renders first what had the most visits before', async () => {
  const { paths } = await run({ visitsOf: (path) => ({ '/formations/verre': 3, '/en/news': 1 })[path] ?? 0 });
  expect(paths).toEqual(['/formations/verre', '/en/news', '/en', '/', '/en/courses/glass']);
});

it('leaves out a page that fails', async () => {
  const { logged } = await run({
    warm: async (path) => {
      if (path === '/') throw new Error('away');
    },
  });
  expect(logged).toMatchObject([{ warmed: 4, of: 5 }]);
});

it('stops where its time is over, the cache is full, or the process ends', async () => {
  const begun: string[] = [];
  let ended = 0;
  const slow = async (path: string) => {
    begun.push(path);
    await pause(300);
    ended += 1;
  };
  await run({ warm: slow, longest: 100 });
  expect(ended).toBe(0);
  await vi.waitFor(() => expect(ended).toBe(2));
  expect(begun).toEqual(['/en', '/']);
  expect((await run({ isFull: () => true })).paths).toEqual([]);
  expect((await run({ signal: AbortSignal.abort() })).paths).toEqual([]);
  expect((await run({ longest: 0 })).logged).toEqual([]);
});
