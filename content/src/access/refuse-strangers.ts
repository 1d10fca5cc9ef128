import { type CollectionBeforeOperationHook, Forbidden, type SanitizedConfig } from 'payload';

const writes: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion']);

/**
 * Refuses what a request without a session would write, as Payload does itself, but before the other hooks: they read documents with all
 * rights, take locks and decode pictures, and what they refuse says what they found.
 * @throws Forbidden, which is 401 without a session (`hooks/error-shape.ts`)
 */
const refuseStranger: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (writes.has(operation) && !overrideAccess && !req.user) throw new Forbidden(req.t);
  return args;
};

/** The rule of all collections, those of Payload too: nothing is done for who may write nothing. Put first, and so applied last. */
export function refuseStrangers(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseStranger);
  return config;
}
