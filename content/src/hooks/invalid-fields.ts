import { type CollectionSlug, type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';

/** Whether a request edits several documents, as the list in the panel does, or saves a draft. */
const hasNoFields = ({ method, routeParams, query }: PayloadRequest) =>
  (method === 'PATCH' && routeParams?.id === undefined) || String(query?.draft) === 'true';

/**
 * The refusal of a save of which fields are wrong. Of one of several documents Payload keeps no more than the message of the error, and
 * after a draft the panel shows nothing at the fields. The message names the fields: there it is their sentences.
 * @param errors each with a sentence for the editor, in the language of the admin panel
 */
export function invalidFields(
  collection: CollectionSlug,
  errors: ValidationFieldError[],
  req: PayloadRequest,
): ValidationError {
  const error = new ValidationError({ collection, errors, req }, req.t);
  if (hasNoFields(req)) error.message = [...new Set(errors.map(({ message }) => message))].join(' ');
  return error;
}
