import path from 'node:path';
import { storedFiles } from '../stored-files/stored-files.ts';

/**
 * The bytes of an uploaded file.
 * @param filename as stored in the media document, never a value of a visitor
 * @throws where the file is missing
 */
export async function openSourceFile(filename: string): Promise<Buffer> {
  const bytes = await storedFiles.read(path.basename(filename));
  if (!bytes) throw new Error(`The media library has no file ${filename}`);
  return bytes;
}
