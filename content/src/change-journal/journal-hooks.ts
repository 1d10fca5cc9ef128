import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { withHooks } from '../hooks/with-hooks.ts';
import { type ChangeLine, writeLines } from './journal.ts';
import { isMoved, kindsOfChange } from './kinds-of-change.ts';
import {
  noteStateBefore,
  type PublishedState,
  readPublishedState,
  readSubPages,
  stateBefore,
  stateOf,
} from './published-state.ts';

const isSilent = (req: PayloadRequest) => req.context.quietly === true;

/** Writes lines: at the end of an import, together with its others, else at once. */
async function note(req: PayloadRequest, lines: ChangeLine[]): Promise<void> {
  if (lines.length === 0) return;
  const together = req.context.linesTogether as ChangeLine[] | undefined;
  if (together) together.push(...lines);
  else await writeLines(req, lines);
}

/**
 * Collects the lines that hooks write during some work, and inserts them in a few statements at its end, for imports of
 * thousands of documents.
 * @param work gets the request to work with
 */
export async function notedTogether<T>(req: PayloadRequest, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const lines: ChangeLine[] = [];
  const result = await work({ ...req, context: { ...req.context, linesTogether: lines } } as PayloadRequest);
  await writeLines(req, lines);
  return result;
}

const linesOf = (
  collection: string,
  id: number | string,
  before: PublishedState | null,
  after: PublishedState | null,
) => kindsOfChange(before, after).map((kind): ChangeLine => ({ collection, id, kind }));

const moved = (collection: string, id: number | string): ChangeLine[] => [
  { collection, id, kind: 'removed' },
  { collection, id, kind: 'published' },
];

const noteBeforeChange: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const id = (originalDoc as { id?: number | string } | undefined)?.id;
  if (operation === 'update' && id !== undefined && !isSilent(req)) {
    await noteStateBefore(req, collection.slug, id);
  }
  return data;
};

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (isSilent(req)) return doc;
  const slug = collection.slug;
  const before = operation === 'create' ? null : (stateBefore(req, slug, doc.id) ?? null);
  // An import passes the documents that it wrote; reading two thousand of them again would double its time.
  const after = req.context.linesTogether ? stateOf(doc) : await readPublishedState(req, slug, doc.id);
  const lines = linesOf(slug, doc.id, before, after);
  if (slug === 'pages' && before?.isPublished && after?.isPublished && isMoved(before, after)) {
    for (const { id } of await readSubPages(req, doc.id)) lines.push(...moved(slug, id));
  }
  await note(req, lines);
  return doc;
};

const noteBeforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (isSilent(req)) return;
  await noteStateBefore(req, collection.slug, id);
};

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  if (isSilent(req)) return doc;
  await note(req, linesOf(collection.slug, id, stateBefore(req, collection.slug, id) ?? null, null));
  return doc;
};

/** A collection whose documents visitors see: each change of the published state is written to the journal. */
export function journaled(config: CollectionConfig): CollectionConfig {
  return withHooks(config, {
    last: {
      beforeChange: [noteBeforeChange],
      afterChange: [noteChange],
      beforeDelete: [noteBeforeDelete],
      afterDelete: [noteDeletion],
    },
  });
}
