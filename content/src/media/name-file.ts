import path from 'node:path';
import { isSlug, slugFrom } from '@vitrine/contract/slug.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/** Names of devices on Windows: Payload removes them from the name of a file, and leaves its extension alone. */
const ofDevice = /^(con|prn|aux|nul|(com|lpt)[0-9])$/;

/** The name of an uploaded file in its URL: unaccented lower case, digits and hyphens before the extension. */
export function urlName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  // A name that was numbered is longer than one that is made of a text: it stays, so that an import takes it.
  const slug = isSlug(stem) ? stem : slugFrom(stem);
  const own = ofDevice.test(slug) ? `fichier-${slug}` : slug || 'fichier';
  return `${own}${ending.toLowerCase()}`;
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === '%PDF';

/**
 * Normalizes the name of an upload: the URL of a document contains it. A PDF gets its own ending: Payload finds its type in its bytes,
 * and its address in the panel would be sent with that of the ending.
 */
export const nameFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.name) return args;
  const name = urlName(file.name);
  // An import has validated the name as it is written: under another one it could overwrite the file of another document.
  const { overwriteExistingFiles } = args as { overwriteExistingFiles?: boolean };
  file.name = isPdf(file.data) && !overwriteExistingFiles ? `${path.parse(name).name}.pdf` : name;
  return args;
};
