import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../config/settings.ts';
import { bucket } from './bucket/bucket.ts';

/**
 * The bytes of an uploaded file, from the local folder or the bucket, whichever is configured.
 * @param filename as stored in the media document, never a value of a visitor
 * @throws where the file is missing
 */
export async function openSourceFile(filename: string): Promise<Buffer> {
  if (!bucket) return readFile(path.join(settings.mediaDir, path.basename(filename)));
  const bytes = await bucket.read(filename);
  if (!bytes) throw new Error(`The bucket has no ${filename}`);
  return bytes;
}
