import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { waitForContent } from './wait-for-content.ts';

let stop: AbortController;
const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(() => {
  stop = new AbortController();
  vi.clearAllMocks();
});
afterEach(() => stop.abort());

const partsOf = (logIn: () => Promise<void>, post: () => Promise<object>) => ({
  transport: { logIn },
  content: { post: post as never },
  log,
  signal: stop.signal,
});
const unavailable = (path: string) => Promise.reject(new ContentUnavailable(path, 'status 500'));

it('does not wait for labels that cannot be sent: they are sent later', async () => {
  let isBroken = true;
  const post = vi.fn(async () => (isBroken ? unavailable('/taxonomy/update') : { version: '', fr: {}, en: {} }));
  await waitForContent(partsOf(async () => undefined, post));
  expect(log.info.mock.calls).toEqual([['content service connected']]);
  await vi.waitFor(() => expect(post.mock.calls.length).toBeGreaterThan(1), { timeout: 3000 });
  isBroken = false;
  const before = post.mock.calls.length;
  await vi.waitFor(() => expect(post.mock.calls.length).toBe(before + 1), { timeout: 5000 });
  expect(log.warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('500') }, 'the labels could not be sent to the content service'],
  ]);
});

it('waits until the content service lets it log in, and says so once', async () => {
  let attempts = 0;
  const logIn = async () => {
    attempts += 1;
    if (attempts < 3) await unavailable('/login');
  };
  const post = vi.fn(async () => ({ version: '', fr: {}, en: {} }));
  await waitForContent(partsOf(logIn, post));
  expect([attempts, post.mock.calls.length, log.warn.mock.calls.length]).toEqual([3, 1, 1]);
});
