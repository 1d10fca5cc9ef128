import { availableParallelism } from 'node:os';
import { variantName } from '@vitrine/contract/media-sizes.ts';
import { makeVariant } from '../media/make-variant.ts';
import { firstVariants, readyVariants, writeVariant } from '../media/variant-files.ts';

/** Generates the first variants of the seed's pictures, in parallel to the writing. */
export interface FirstPictures {
  /** @param hash of the picture's content */
  add(hash: string, drawing: Buffer): void;
  /** Waits for all of them. @throws where one failed */
  finished(): Promise<void>;
}

/**
 * Every picture of the sample has its first variants when the seed ends, so that the first visitor waits for none; the running
 * service generates the rest. Writing keeps only one core busy, so this takes little extra time. Those that an interrupted seed
 * left, or another one of the same pictures, are not made again.
 */
export function createFirstPictures(): FirstPictures {
  const waiting: { hash: string; drawing: Buffer }[] = [];
  const workers = new Set<Promise<void>>();
  const errors: unknown[] = [];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const ready = await readyVariants(next.hash);
      for (const variant of firstVariants) {
        if (ready.includes(variantName(variant))) continue;
        await writeVariant(next.hash, variant, await makeVariant(next.drawing, variant, true));
      }
    }
  }

  return {
    add(hash, drawing) {
      waiting.push({ hash, drawing });
      if (workers.size >= availableParallelism()) return;
      const worker = work()
        .catch((error: unknown) => void errors.push(error))
        .finally(() => workers.delete(worker));
      workers.add(worker);
    },
    async finished() {
      while (workers.size > 0) await Promise.all(workers);
      if (errors.length > 0) throw errors[0];
    },
  };
}
