import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, Where } from 'payload';
import { sharedDocumentOf } from './drafts-for-site.ts';

/** The arguments of a search that the draft is searched by as well. */
interface FindArguments {
  where?: Where;
  depth?: number;
  select?: never;
  populate?: never;
}

/**
 * Somebody with a link sees the site as it is published: the site requests drafts in every preview. What the shared draft refers to
 * is read with the rights of the site as well, though Payload would read it as it reads the draft.
 */
export const readPublishedForLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !args.draft) return args;
  if (req.context.readsSharedDraft)
    return Number(args.currentDepth) > 1 ? { ...args, draft: false, overrideAccess: false } : args;
  if (!(await sharedDocumentOf(req))) return args;
  return { ...args, draft: false };
};

/**
 * Puts the newest draft of the document that a link shares in the place of the published version, or before the others where
 * that is found by none of its texts.
 */
export const showSharedDraft: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find') return result;
  const shared = await sharedDocumentOf(req);
  if (shared?.collection !== collection.slug) return result;
  const { where, depth, select, populate } = args as FindArguments;
  const {
    docs: [draft],
  } = await req.payload.find({
    collection: collection.slug,
    where: { and: [...(where ? [where] : []), { id: { equals: shared.id } }] },
    ...{ draft: true, overrideAccess: true, limit: 1, pagination: false, depth, select, populate },
    locale: req.locale,
    // Another request: this one has the header of the link.
    req: { payload: req.payload, user: req.user, context: { readsSharedDraft: true } },
  });
  const { docs } = result as { docs: { id: number | string }[] };
  const place = docs.findIndex(({ id }) => id === shared.id);
  const others = docs.filter(({ id }) => id !== shared.id);
  const shown = draft ? others.toSpliced(Math.max(place, 0), 0, draft) : others;
  return {
    ...result,
    docs: shown,
    totalDocs: (result as { totalDocs: number }).totalDocs + shown.length - docs.length,
  };
};
