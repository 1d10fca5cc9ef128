import { type ChildProcess, fork } from 'node:child_process';
import type { Variant } from '@vitrine/contract/media-sizes.ts';

/** A job of the process. */
export interface ImageJob {
  variant: Variant;
  isDrawing: boolean;
  /** the bytes of the source file; absent where they are those of the previous job */
  source?: Uint8Array;
}

/** The variant, or why its generation failed. */
export type ImageJobResult = { bytes: Uint8Array } | { error: string };

/** Generates variants one after another, in a process of its own. */
export interface ImageWorker {
  /**
   * Generates one. To be called again only when the previous call has settled.
   * @param key identifies the source file
   * @param open reads the source file, where the process does not have it yet
   * @throws where the generation fails
   */
  make(key: string, open: () => Promise<Buffer>, job: Omit<ImageJob, 'source'>): Promise<Buffer>;
  /** Ends the process until there is something to do again. */
  rest(): void;
}

/** Milliseconds after which a job fails: legitimate pictures take less, also on a slow and busy machine. */
const longestJob = 120_000;

/**
 * Generates variants in a process of its own at the lowest priority: an AVIF takes about a second of a core, and a library has
 * thousands. A broken or hostile picture cannot crash the service, and the process has none of its secrets.
 * @param program the file that is run; a parameter, because the bundler would follow a literal path
 */
export function createImageWorker(program: string): ImageWorker {
  let child: ChildProcess | null = null;
  let held = '';

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Errors are reported by the job during which they occur. Neither the process nor its channel keeps the service alive.
    started.on('error', () => undefined);
    started.unref();
    started.channel?.unref();
    held = '';
    return started;
  }

  function end(signal?: NodeJS.Signals): void {
    if (signal) child?.kill(signal);
    else if (child?.connected) child.disconnect();
    child = null;
  }

  function exchange(worker: ChildProcess, job: ImageJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => settle(new Error('it took too long'), 'SIGKILL'), longestJob).unref();
      const onMessage = (result: ImageJobResult) =>
        settle('error' in result ? new Error(result.error) : Buffer.from(result.bytes));
      const onEnd = () => settle(new Error('the process that makes images ended'), 'SIGKILL');
      function settle(result: Error | Buffer, signal?: NodeJS.Signals): void {
        clearTimeout(late);
        worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        if (signal) end(signal);
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
      worker.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
      worker.send(job, (error) => error && onEnd());
    });
  }

  return {
    async make(key, open, job) {
      const source = held === key && child?.connected ? null : await open();
      child = child?.connected ? child : start();
      // Unknown until the job has succeeded: after a failed job the next one must send its source file.
      held = '';
      const bytes = await exchange(child, source ? { ...job, source } : job);
      held = key;
      return bytes;
    },
    rest: () => end(),
  };
}
