import type { CollectionAfterOperationHook } from 'payload';
import type { BulkResult } from '../../database/one-by-one.ts';
import { nameOfId } from '../../panel/document-names.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';

/** Payload's sentence about a document that somebody has open (3.90.1), which names an identifier and is in English. */
const aboutLock = /^Document with ID \S+ is currently locked/;

const locked = {
  fr: (name: string) =>
    `«\u00a0${name}\u00a0»\u00a0: quelqu’un d’autre modifie ce document en ce moment, il reste tel qu’il est.`,
  en: (name: string) => `“${name}”: somebody else is editing this document at the moment, it stays as it is.`,
};

/** Says of which of several documents somebody else has the form open. Of a single one `hooks/error-shape.ts` says it. */
export const nameLocked: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result;
  const language = panelLanguageOf(req);
  for (const error of (result as BulkResult).errors ?? [])
    if (aboutLock.test(error.message))
      error.message = locked[language](await nameOfId(req, collection.slug, Number(error.id), language));
  return result;
};
