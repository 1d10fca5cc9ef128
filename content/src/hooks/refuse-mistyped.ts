import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import { isRecord, type Values } from '../fields/field-values.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { invalidFields } from './invalid-fields.ts';
import { mistypedFields } from './value-types.ts';

const noDocument = {
  fr: 'Cette demande n’est pas un document\u00a0: envoyez ses champs, chacun avec sa valeur.',
  en: 'This request is not a document: please send its fields, each with its value.',
};

/** @throws ValidationError that names each field with a value of another type than the field's */
export function requireTypedValues(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  data: Values,
): void {
  const message = req.t('validation:invalidInput');
  const errors = mistypedFields(flattenedFields, data).map((field) => ({ ...field, message }));
  if (errors.length > 0) throw invalidFields(slug, errors, req);
}

/**
 * Refuses a save with a value whose type its field does not have, before other hooks read it. Without a session it is refused as such.
 * @throws ValidationError that names each such field; APIError 400 where no fields are sent at all
 */
export const refuseMistyped: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: unknown };
  const isAllowed = Boolean(req.user || overrideAccess);
  if (!isRecord(data)) {
    // A form may have a file and no fields.
    if (isAllowed && !(data === undefined && req.file)) throw refusal(400, noDocument[panelLanguageOf(req)]);
    return { ...args, data: {} };
  }
  if (isAllowed) requireTypedValues(req, collection, data);
  return args;
};
