import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The uploaded files of schools. */
interface MediaSource {
  names: (namespace: string) => Promise<ReadonlySet<string>>;
  read: (namespace: string, name: string) => Promise<Buffer>;
}

/** What an import needs besides its files. */
export interface ImportSources {
  /** the reference date of relative dates */
  today: Date;
  media: MediaSource;
}

/** Whether a file is no index that macOS or Windows leaves in a folder that somebody looked at. */
const isUpload = (name: string) => !name.startsWith('.') && name !== 'Thumbs.db';

/** The files that an export wrote. @param folder with a folder for each school */
export function mediaOfFolder(folder: string): MediaSource {
  const own = (namespace: string) => path.join(folder, namespace, 'media');
  return {
    names: async (namespace) => new Set((await readdir(own(namespace)).catch(() => [])).filter(isUpload)),
    read: (namespace, name) => readFile(path.join(own(namespace), name)),
  };
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The media type of an upload; Payload compares it with the content of the file. */
export const mimeTypeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream';
