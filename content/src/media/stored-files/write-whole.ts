import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ends the name of a file or folder until it is whole. */
export const partialSuffix = '.part';

/** Whether a file or folder is being written, or was when the process ended. */
export const isPartial = (name: string): boolean => name.endsWith(partialSuffix);

/**
 * Writes a temporary file and renames it: readers never see a partial file.
 * @throws as the system does, on a full disk for example; nothing is left then
 */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}${partialSuffix}`;
  try {
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
