import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const writes: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

/**
 * Refuses what a request without a session would write, as Payload does itself, but before the hooks that read documents with all rights,
 * take locks and decode pictures: what they refuse says what they found.
 * @throws Forbidden, which is 401 without a session (`hooks/error-shape.ts`)
 */
export const refuseStranger: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (writes.has(operation) && !overrideAccess && !req.user) throw new Forbidden(req.t);
  return args;
};
