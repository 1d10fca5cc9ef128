import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { refuseStranger } from '../access/refuse-stranger.ts';
import { deleteSeveralAlone, reportDone } from '../database/one-by-one.ts';
import { nameLocked } from '../features/conflicts/name-locked.ts';
import { readLanguage } from './language-of-request.ts';
import { refuseMistyped } from './refuse-mistyped.ts';
import { withHooks } from './with-hooks.ts';

/**
 * Has the hooks get each saved document as a whole. With the parameter `select` Payload passes them no more than the fields of the
 * response: a publication would leave its schedule and its review open.
 */
const withoutSelect: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args;

/**
 * A collection with the rules of all: before its own hooks, which get nothing that these refuse, and after them. The language of a request
 * is read first: who writes in an unknown one is told so, with a session or without.
 */
export const withRulesOfAll = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, {
    first: { beforeOperation: [withoutSelect, readLanguage, refuseStranger, refuseMistyped] },
    last: { beforeOperation: [deleteSeveralAlone], afterOperation: [reportDone, nameLocked] },
  });
