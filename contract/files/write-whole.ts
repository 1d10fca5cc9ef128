import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ends the name of a file or folder until it is whole. */
export const partialSuffix = '.part';

/** Whether a file or folder is being written, or was when the process ended. */
export const isPartial = (name: string): boolean => name.endsWith(partialSuffix);

/**
 * Writes a file aside and renames it, so that nobody ever reads half of it, whenever the process ends or the machine fails: without
 * `flush` a file system may keep the name and lose the bytes. By hand: the library
 * `write-file-atomic` 8.0.0 does not look how much of it was written, and renames half a file where the disk is full.
 * @throws as the system does; nothing is left then
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const partial = `${file}.${randomUUID()}${partialSuffix}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(partial, content, { flush: true });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
