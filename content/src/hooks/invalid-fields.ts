import { type CollectionSlug, type PayloadRequest, ValidationError, type ValidationFieldError } from 'payload';

/** Whether a request edits several documents: the list in the panel does. */
const isOfSeveral = ({ method, routeParams }: PayloadRequest) => method === 'PATCH' && routeParams?.id === undefined;

/**
 * The refusal of a save of which fields are wrong. Of one of several documents Payload keeps no more than the message of the error,
 * which names the fields: there it is their sentences.
 * @param errors each with a sentence for the editor, in the language of the admin panel
 */
export function invalidFields(
  collection: CollectionSlug,
  errors: ValidationFieldError[],
  req: PayloadRequest,
): ValidationError {
  const error = new ValidationError({ collection, errors, req }, req.t);
  if (isOfSeveral(req)) error.message = [...new Set(errors.map(({ message }) => message))].join(' ');
  return error;
}
