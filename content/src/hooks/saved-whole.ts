import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { withHooks } from './with-hooks.ts';

const withoutSelect: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args;

/**
 * A collection whose hooks get each saved document as a whole. With the parameter `select` Payload passes them no more than the fields of
 * the response: a publication would leave its schedule and its review open.
 */
export const savedWhole = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { first: { beforeOperation: [withoutSelect] } });
