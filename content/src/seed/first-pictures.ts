import { availableParallelism } from 'node:os';
import { makeVariant, writeWhole } from '../media/make-variant.ts';
import { firstVariants, variantFile } from '../media/variant-files.ts';

/** Makes the first variants of what a seed uploads, beside the writing. */
export interface FirstPictures {
  /** @param hash of the drawing, as its document has it */
  add(hash: string, drawing: Buffer): void;
  /** Waits for all of them. @throws where one could not be made */
  finished(): Promise<void>;
}

/**
 * Every picture of the sample has its first variants when the seed ends, so that no visitor of a fresh start waits for one; the
 * rest is made by the running service. The writing keeps one core busy, so this costs little more than what it leaves idle.
 */
export function createFirstPictures(): FirstPictures {
  const waiting: { hash: string; drawing: Buffer }[] = [];
  const workers = new Set<Promise<void>>();
  const errors: unknown[] = [];

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (const variant of firstVariants) {
        await writeWhole(variantFile(next.hash, variant), await makeVariant(next.drawing, variant, true));
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
