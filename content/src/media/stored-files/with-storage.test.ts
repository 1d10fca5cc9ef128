import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { withStorage } from './with-storage.ts';

/** What an editor is told where files cannot be stored, and what the log has. */
async function failedWith(failure: Error) {
  const error = vi.fn();
  const req = { i18n: { language: 'en' }, payload: { logger: { error } } } as unknown as PayloadRequest;
  const told = await withStorage(req, () => Promise.reject(failure)).catch((refusal: unknown) => refusal);
  return { told, logged: error.mock.calls };
}

/** An error of the bucket's client. */
const ofBucket = (httpStatusCode?: number) =>
  Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode } });

it.each([
  ['a bucket that refuses', ofBucket(403), 503, 'refuses this request'],
  ['a bucket that has too much to do', ofBucket(429), 503, 'not responding'],
  ['a bucket that fails', ofBucket(500), 503, 'not responding'],
  ['a bucket that is away', ofBucket(), 503, 'not responding'],
  ['no way to it', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'not responding'],
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 507, 'full'],
])('%s: an editor is told what to do, and the log has the reason', async (_what, failure, status, sentence) => {
  const { told, logged } = await failedWith(failure);
  expect(told).toMatchObject({ status, message: expect.stringContaining(sentence) });
  expect(logged).toEqual([[{ err: failure }, expect.any(String)]]);
});

it('any other error is thrown as it is, and logged by whoever catches it', async () => {
  const failure = new Error('a bug');
  expect(await failedWith(failure)).toEqual({ told: failure, logged: [] });
});
