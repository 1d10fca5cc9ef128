import { type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backgroundPictures } from '../background-pictures.ts';
import { allVariants } from '../variant-files.ts';

const disk = vi.hoisted(() => ({ isFull: true, tries: 0, written: [] as string[] }));

vi.mock('../image-worker.ts', () => ({
  createImageWorker: () => ({ make: async () => Buffer.from('x'), rest: () => undefined }),
}));
vi.mock('../variant-files.ts', async (original) => ({
  ...(await original<object>()),
  readyVariants: async () => disk.written,
  async writeVariant(_hash: string, variant: Variant) {
    disk.tries += 1;
    if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    disk.written.push(variantName(variant));
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes pictures again once a full disk has room, however long that takes', async () => {
  const warn = vi.fn();
  const work = backgroundPictures({ logger: { warn } as unknown as Payload['logger'] });
  work.complete({ hash: 'a', filename: 'a.jpg', mimeType: 'image/jpeg' }, 'published');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disk.tries).toBeGreaterThan(3);
  expect(disk.written).toEqual([]);
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(disk.written).toHaveLength(allVariants.length);
  expect(warn).not.toHaveBeenCalled();
});
