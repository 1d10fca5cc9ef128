import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PaginatedDocs, Where } from 'payload';
import { idOf, type Values } from '../../fields/field-values.ts';
import { sharedDocumentOf } from './drafts-for-site.ts';

/** The arguments of a search that the draft is searched by as well. */
interface FindArguments {
  where?: Where;
  sort?: string | string[];
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

/** Whether a document is behind another one in a list, by the fields that order the list. */
function isBehind(one: Values, other: Values, order: string[]): boolean {
  for (const key of order) {
    const name = key.replace(/^-/, '');
    const rankOf = (document: Values) => (idOf(document[name]) ?? '') as string | number;
    if (rankOf(one) !== rankOf(other)) return rankOf(one) > rankOf(other) === (key === name);
  }
  return false;
}

/**
 * Puts the newest draft of the document that a link shares in the place of the published version. Where no page of the list has that, the
 * draft has its place by the order of the list, on the first page alone, which does not become longer by it.
 */
export const showSharedDraft: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'find') return result;
  const shared = await sharedDocumentOf(req);
  if (shared?.collection !== collection.slug) return result;
  const { where, sort, depth, select, populate } = args as FindArguments;
  /** The shared document in the list, with its draft or as it is published. */
  async function searched(draft: boolean, more: Where[]): Promise<Values | undefined> {
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { and: [...(where ? [where] : []), { id: { equals: shared?.id } }, ...more] },
      ...{ draft, overrideAccess: true, limit: 1, pagination: false, depth, select, populate },
      locale: req.locale,
      // Another request: this one has the header of the link.
      req: { payload: req.payload, user: req.user, context: { readsSharedDraft: true } },
    });
    return docs[0] as unknown as Values | undefined;
  }
  const draft = await searched(true, []);
  const { docs, limit, page = 1, totalDocs } = result as PaginatedDocs<Values>;
  const place = docs.findIndex(({ id }) => id === shared.id);
  const others = docs.filter(({ id }) => id !== shared.id);
  const show = (shown: Values[]) => ({ ...result, docs: shown, totalDocs: totalDocs + shown.length - docs.length });
  if (!draft) return show(others);
  if (place >= 0) return show(others.toSpliced(place, 0, draft));
  if (page > 1 || (await searched(false, [{ _status: { equals: 'published' } }]))) return result;
  const order = [sort ?? collection.defaultSort ?? '-createdAt'].flat();
  const behind = docs.findIndex((document) => isBehind(document, draft, order));
  const shown = docs.toSpliced(behind < 0 ? docs.length : behind, 0, draft);
  return show(limit > 0 ? shown.slice(0, limit) : shown);
};
