import { comparable } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest, Where } from 'payload';
import { type PublishedState, type StoredDocument, stateOf } from '../../change-journal/published-state.ts';
import { type CollectionWithPages, movesBetween, type PathParts } from './paths-of.ts';
import { readLiveDocuments, readRows } from './read-table.ts';

/** The state in which a document was last published by a moment, from its versions; `null` where none of them was. */
async function lastPublished(
  req: PayloadRequest,
  collection: CollectionWithPages,
  id: number | string,
  moment: string,
): Promise<PublishedState | null> {
  const where: Where = {
    and: [
      { parent: { equals: id } },
      { 'version._status': { equals: 'published' } },
      { updatedAt: { less_than_equal: moment } },
    ],
  };
  const { docs } = await req.payload.db.findVersions<StoredDocument>({
    ...{ collection, where, sort: '-updatedAt', limit: 1, pagination: false, locale: 'all', req },
  });
  return docs[0] ? stateOf(docs[0].version) : null;
}

/**
 * The last public and the new paths of a document that was taken offline: none from a path that a published document or a
 * redirect has by now.
 * @param before its state while it is offline, saved when it was taken offline
 * @param now the parts of its new paths
 */
export async function movesWhileOffline(
  req: PayloadRequest,
  id: number | string,
  before: PublishedState,
  now: PathParts,
): Promise<{ from: string; to: string }[]> {
  const { collection } = now;
  const last = await lastPublished(req, collection, id, before.savedAt);
  if (!last || last.school === null || last.school !== before.school) return [];
  const above = last.parent === null ? null : await lastPublished(req, 'pages', last.parent, before.savedAt);
  const rubrique = last.parent === null ? null : (above?.slug ?? {});
  const moves = movesBetween({ collection, slug: last.slug, rubrique }, now);
  if (moves.length === 0) return [];
  const live = (await readLiveDocuments(req, last.school)).map(({ path }) => path);
  const redirected = (await readRows(req, last.school)).map(({ from }) => from);
  const taken = new Set([...live, ...redirected].map(comparable));
  return moves.filter(({ from }) => !taken.has(comparable(from)));
}
