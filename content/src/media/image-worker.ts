import { type ChildProcess, fork } from 'node:child_process';
import type { Variant } from '@vitrine/contract/media-sizes.ts';

/** A job of the process. */
export interface ImageJob {
  variant: Variant;
  isDrawing: boolean;
  /** where it is written */
  file: string;
  /** the bytes of the original; absent where they are those of the job before */
  original?: Uint8Array;
}

export interface ImageJobResult {
  /** why it was not made, or `null` */
  error: string | null;
}

/** Makes variants one after another, without a share in what the service itself needs. */
export interface ImageWorker {
  /**
   * Makes one. To be called again only when the one before is settled.
   * @param key names the original
   * @param open gives the bytes of the original, where the process does not have them yet
   * @throws where it could not be made
   */
  make(key: string, open: () => Promise<Buffer>, job: Omit<ImageJob, 'original'>): Promise<void>;
  /** Ends the process until there is something to do again. */
  rest(): void;
}

/** ms: no picture that is worth showing takes longer, also on a slow and busy machine. */
const longestJob = 120_000;

/**
 * Variants in a process of their own, at the lowest priority: one of the best format takes a second of a core, and a library
 * has thousands. It also keeps a broken or hostile picture from ending the service, and knows nothing of its secrets.
 * @param program the file that is run; not named here, where the bundler would take it for a part of the service
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
    // What goes wrong is said by the job that it happens to; neither the process nor the line to it keeps the service alive.
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

  function exchange(worker: ChildProcess, job: ImageJob): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => settle(new Error('it took too long'), 'SIGKILL'), longestJob).unref();
      const onMessage = ({ error }: ImageJobResult) => settle(error === null ? null : new Error(error));
      const onEnd = () => settle(new Error('the process that makes images ended'), 'SIGKILL');
      function settle(error: Error | null, signal?: NodeJS.Signals): void {
        clearTimeout(late);
        worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        if (signal) end(signal);
        if (error) reject(error);
        else resolve();
      }
      worker.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
      worker.send(job, (error) => error && onEnd());
    });
  }

  return {
    async make(key, open, job) {
      const original = held === key && child?.connected ? null : await open();
      child = child?.connected ? child : start();
      // Until it is done nobody knows which original the process has: a job that fails must not lend its own to the next one.
      held = '';
      await exchange(child, original ? { ...job, original } : job);
      held = key;
    },
    rest: () => end(),
  };
}
