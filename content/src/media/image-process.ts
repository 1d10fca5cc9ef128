import { constants, setPriority } from 'node:os';
import type { ImageJob, ImageJobResult } from './image-worker.ts';

/**
 * Entry: the process that makes variants before anybody asks (`image-worker.ts`). Its priority is lowered before anything else
 * is loaded, so that every thread of it has the lower one.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { default: sharp } = await import('sharp');
const { makeVariant, writeWhole } = await import('./make-variant.ts');

// One core at most, and no memory for pictures that will not come again.
sharp.concurrency(1);
sharp.cache(false);

let original = Buffer.alloc(0);

async function work(job: ImageJob): Promise<ImageJobResult> {
  try {
    if (job.original) original = Buffer.from(job.original);
    await writeWhole(job.file, await makeVariant(original, job.variant, job.isDrawing));
    return { error: null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: ImageJob) => void work(job).then((result) => process.send?.(result)));
// The content service is gone, or has nothing to do: what is half made is begun anew when it is asked for.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches this process too: the content service decides when it ends.
process.on('SIGINT', () => undefined);
