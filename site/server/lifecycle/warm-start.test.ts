import { expect, it } from 'vitest';
import { warmStart } from './warm-start.ts';

/** A start whose content service is reached when it is let go. */
function start({ hasContent, pagesOnDisk }: { hasContent: boolean; pagesOnDisk: number }) {
  let isConnected = false;
  const state = { isReady: false, pages: 0, warmUps: 0, waits: [] as string[] };
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  void warmStart({
    warmUp: async () => {
      state.warmUps += 1;
      state.pages = isConnected ? 3 : pagesOnDisk;
    },
    hasContent: () => hasContent,
    hasPages: () => state.pages > 0,
    connected,
    onWait: (what) => state.waits.push(what),
  }).then(() => {
    state.isReady = true;
  });
  const connect = () => {
    isConnected = true;
    resolve();
  };
  return { state, connect };
}

const quiet = () => new Promise((resolve) => setImmediate(resolve));

it('is ready from the cache on disk while the content service is away', async () => {
  const { state } = start({ hasContent: true, pagesOnDisk: 2 });
  await quiet();
  expect(state).toMatchObject({ isReady: true, pages: 2, warmUps: 1 });
});

it.each([
  ['is empty', false, 0, 1],
  ['has only what another release asked', true, 1, 2],
])('waits for the content service where the disk %s', async (_what, hasContent, before, after) => {
  const { state, connect } = start({ hasContent, pagesOnDisk: 0 });
  await quiet();
  expect(state).toMatchObject({ isReady: false, warmUps: before });
  expect(state.waits.at(-1) ?? 'the content service').toContain('the content service');
  connect();
  await quiet();
  expect(state).toMatchObject({ isReady: true, pages: 3, warmUps: after });
});
