import type { PayloadRequest } from 'payload';

/**
 * Whether a document of the same request gets what only one may have (an address, a choice), and else notes that this one does. Payload
 * saves several documents at a time: none finds in the database what the others are about to write.
 * @param id of the document; `undefined` for a new one, which is created alone
 * @param value what only one may have, with its collection
 */
export function isGivenToAnother(req: PayloadRequest, id: unknown, value: readonly unknown[]): boolean {
  if (id === undefined || id === null) return false;
  req.context.given ??= new Map<string, unknown>();
  const given = req.context.given as Map<string, unknown>;
  const key = JSON.stringify(value);
  const owner = given.get(key) ?? id;
  given.set(key, owner);
  return owner !== id;
}
