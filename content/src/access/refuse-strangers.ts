import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload';
import { withHooks } from '../hooks/with-hooks.ts';

const writes: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

/**
 * Refuses what a request without a session would write, as Payload does itself, but before the hooks that read documents with all rights,
 * take locks and decode pictures: what they refuse says what they found.
 * @throws Forbidden, which is 401 without a session (`hooks/error-shape.ts`)
 */
const refuseStranger: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (writes.has(operation) && !overrideAccess && !req.user) throw new Forbidden(req.t);
  return args;
};

/**
 * A collection that does nothing for who may write nothing. Behind the rule about languages (`hooks/language-of-request.ts`): who
 * writes in an unknown one is told so.
 */
export const refuseStrangers = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { first: { beforeOperation: [refuseStranger] } });
