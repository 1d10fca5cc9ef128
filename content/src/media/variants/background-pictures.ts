import path from 'node:path';
import type { Variant } from '@vitrine/contract/media-sizes.ts';
import type { Payload } from 'payload';
import { openSourceFile } from '../source-files/open-source-file.ts';
import { isTemporary } from '../stored-files/stored-files.ts';
import { createImageWorker } from './image-worker.ts';
import { createPreGeneration, type PreGeneration } from './pre-generation.ts';
import { allVariants, readyVariants, writeVariant } from './variant-files.ts';
import { isDrawing, type Picture } from './variants.ts';

/** A source file that is part of the build as it is (`next.config.ts`). */
const program = path.resolve('src/media/variants/image-process.ts');

let generation: PreGeneration | null = null;

async function missingOf({ hash }: Picture): Promise<readonly Variant[]> {
  const ready = new Set(await readyVariants(hash));
  return allVariants.filter(({ width, format }) => !ready.has(`${width}.${format}`));
}

/** The background generation of this service's image variants. */
export function backgroundPictures({ logger }: Pick<Payload, 'logger'>): PreGeneration {
  if (generation) return generation;
  const worker = createImageWorker(program);
  generation = createPreGeneration({
    missing: missingOf,
    make: async (picture, variant) => {
      const job = { variant, isDrawing: isDrawing(picture) };
      const bytes = await worker.make(picture.hash, () => openSourceFile(picture.filename), job);
      await writeVariant(picture.hash, variant, bytes);
    },
    isTemporary,
    onIdle: worker.rest,
    onPostponed: ({ filename }, error) =>
      logger.warn({ err: error, filename }, 'Pictures cannot be pre-generated at the moment'),
    onGivenUp: ({ filename }, error) => logger.warn({ err: error, filename }, 'A picture could not be pre-generated'),
  });
  return generation;
}
