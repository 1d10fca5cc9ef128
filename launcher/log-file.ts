import { createWriteStream, type WriteStream } from 'node:fs';

/** Milliseconds after a failure before the file is opened again. */
const pause = 60_000;

/**
 * A log file, which is emptied at the start. Where it cannot be written, because the disk is full for example, lines are left out until it
 * can be: its writer goes on.
 * @param onFailure called with each failure, at most once a minute
 */
export function createLogFile(file: string, onFailure: (error: Error) => void): { write: (chunk: Buffer) => void } {
  let failedAt = 0;
  const open = (flags: 'w' | 'a'): WriteStream =>
    createWriteStream(file, { flags }).on('error', (error) => {
      failedAt = performance.now();
      onFailure(error);
    });
  let stream = open('w');
  return {
    write(chunk) {
      // A stream is destroyed by its first failure.
      if (stream.errored && performance.now() - failedAt > pause) stream = open('a');
      if (!stream.errored) stream.write(chunk);
    },
  };
}
