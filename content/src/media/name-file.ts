import { slugFrom } from '@vitrine/contract/slug.ts';
import type { CollectionBeforeOperationHook } from 'payload';

/** The name of an uploaded file as its address has it: unaccented lower case, digits and hyphens before the ending. */
export function addressName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  return `${slugFrom(stem) || 'fichier'}${ending.toLowerCase()}`;
}

/** Names what is uploaded: visitors read the name of a document in its address. */
export const nameFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file?.name) req.file.name = addressName(req.file.name);
  return args;
};
