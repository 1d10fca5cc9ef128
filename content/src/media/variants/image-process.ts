import { constants, setPriority } from 'node:os';
import type { ImageJob, ImageJobResult } from './image-worker.ts';

/**
 * Entry of the process that pre-generates variants (`image-worker.ts`). The priority is lowered before anything else is loaded,
 * so that all threads inherit it.
 */
setPriority(constants.priority.PRIORITY_LOW);
const { default: sharp } = await import('sharp');
const { makeVariant } = await import('./make-variant.ts');

// One thread, and no cache: each picture is processed once.
sharp.concurrency(1);
sharp.cache(false);

let source = Buffer.alloc(0);

async function work(job: ImageJob): Promise<ImageJobResult> {
  try {
    if (job.source) source = Buffer.from(job.source);
    return { bytes: await makeVariant(source, job.variant, job.isDrawing) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: ImageJob) => void work(job).then((result) => process.send?.(result)));
// The content service has ended, or has nothing to do. An unfinished variant is generated again when it is requested.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches this process too, but the content service decides when it ends.
process.on('SIGINT', () => undefined);
