import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ends the name of a file or folder until it is whole. */
export const partialSuffix = '.part';

/** Whether a file or folder is being written, or was when the process ended. */
export const isPartial = (name: string): boolean => name.endsWith(partialSuffix);

/** Writes a temporary file and renames it: readers never see a partial file. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}${partialSuffix}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
