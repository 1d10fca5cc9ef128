import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../launcher/fingerprint.ts';

/** Name and text of every file below a folder; of compressed files also the decompressed text. */
export async function textsBelow(folder: string): Promise<{ name: string; text: string }[]> {
  const files = await filesBelow(folder);
  try {
    return await Promise.all(
      files.map(async (name) => {
        const bytes = await readFile(name);
        const open = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.extname(name)];
        return { name, text: `${name}\n${bytes.toString('latin1')}${open ? open(bytes).toString('latin1') : ''}` };
      }),
    );
  } catch (error) {
    // A running process gave a file its final name since the folder was listed: listed again, so that no text is missed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return textsBelow(folder);
    throw error;
  }
}
