import { slugFrom } from '@vitrine/contract/slug.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/** The name of an uploaded file as its URL has it: unaccented lower case, digits and hyphens before the ending. */
export function urlName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  return `${slugFrom(stem) || 'fichier'}${ending.toLowerCase()}`;
}

/** Names what is uploaded: visitors read the name of a document in its URL. */
export const nameFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.name) req.file.name = urlName(req.file.name);
  return args;
};
