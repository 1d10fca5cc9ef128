import { ContentUnavailable } from '../errors.ts';
import type { ReadsOfRequest } from '../reads-of-request.ts';
import { type Key, pathOf } from './cache-key.ts';

/**
 * Waits for a read of a request until the timeout of all its reads together, which begins with the first one. A response that
 * comes later is cached all the same.
 * @throws ContentUnavailable where it comes too late
 */
export function waitForRead<T>(
  reads: Pick<ReadsOfRequest, 'deadline' | 'timeout'>,
  key: Key,
  awaited: Promise<T>,
): Promise<T> {
  reads.deadline ??= performance.now() + reads.timeout;
  const left = Math.max(0, reads.deadline - performance.now());
  return new Promise((resolve, reject) => {
    const late = () => reject(new ContentUnavailable(pathOf(key), 'no response in time', true));
    const timer = setTimeout(late, left);
    awaited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
