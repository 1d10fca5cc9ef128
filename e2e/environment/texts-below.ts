import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Name and text of every file below a folder; of compressed files also the decompressed text. */
export async function textsBelow(folder: string): Promise<{ name: string; text: string }[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (file) => {
      const name = path.join(file.parentPath, file.name);
      const bytes = await readFile(name);
      const open = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.extname(name)];
      return { name, text: `${name}\n${bytes.toString('latin1')}${open ? open(bytes).toString('latin1') : ''}` };
    }),
  );
}
