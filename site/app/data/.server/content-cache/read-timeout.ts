import { ContentUnavailable } from '../errors.ts';
import type { ReadsOfRequest } from '../reads-of-request.ts';
import { type Key, pathOf } from './cache-key.ts';

/**
 * Waits for a read of a request until the timeout of all its reads together, which begins with the first one. A response that
 * comes later is cached all the same.
 * @throws ContentUnavailable where it comes too late
 */
export async function waitForRead<T>(
  reads: Pick<ReadsOfRequest, 'deadline' | 'timeout'>,
  key: Key,
  awaited: Promise<T>,
): Promise<T> {
  reads.deadline ??= performance.now() + reads.timeout;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ContentUnavailable(pathOf(key), 'no response in time', true);
    timer = setTimeout(() => reject(error), Math.max(0, (reads.deadline ?? 0) - performance.now()));
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
