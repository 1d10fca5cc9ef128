import { availableParallelism } from 'node:os';
import { variantName } from '@vitrine/contract/media-sizes.ts';
import pLimit from 'p-limit';
import { makeVariant } from '../media/make-variant.ts';
import { firstVariants, readyVariants, writeVariant } from '../media/variant-files.ts';

interface FirstPictures {
  /** @param hash of the picture's content */
  add: (hash: string, drawing: Buffer) => void;
  /** Waits for all of them. @throws where one failed */
  finished: () => Promise<unknown>;
}

/**
 * Every picture of the sample has its first variants when the seed ends, so that the first visitor waits for none; the running
 * service generates the rest. In parallel to the writing, which keeps only one core busy, so this takes little extra time. Those that an
 * interrupted seed left, or another one of the same pictures, are not made again.
 */
export function createFirstPictures(): FirstPictures {
  const inParallel = pLimit(availableParallelism());
  const made: Promise<void>[] = [];

  async function make(hash: string, drawing: Buffer): Promise<void> {
    const ready = await readyVariants(hash);
    for (const variant of firstVariants) {
      if (ready.includes(variantName(variant))) continue;
      await writeVariant(hash, variant, await makeVariant(drawing, variant, true));
    }
  }

  return {
    add(hash, drawing) {
      const making = inParallel(make, hash, drawing);
      // Its failure is that of `finished`.
      making.catch(() => undefined);
      made.push(making);
    },
    finished: () => Promise.all(made),
  };
}
