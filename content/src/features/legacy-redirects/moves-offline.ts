import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest, Where } from 'payload';
import {
  type PublishedState,
  type StoredDocument,
  stateFields,
  stateOf,
} from '../../change-journal/published-state.ts';
import { type CollectionWithPages, movesBetween, type PathParts } from './paths-of.ts';
import { readLiveDocuments, readRows } from './read-table.ts';

/** The states in which a document was published up to a moment, the newest one first, as far as versions of them are kept. */
async function publishedStates(
  req: PayloadRequest,
  collection: CollectionWithPages,
  id: number | string,
  moment: string,
): Promise<PublishedState[]> {
  const where: Where = {
    and: [
      { parent: { equals: id } },
      { 'version._status': { equals: 'published' } },
      { updatedAt: { less_than_equal: moment } },
    ],
  };
  const { docs } = await req.payload.db.findVersions<StoredDocument>({
    ...{ collection, where, sort: '-updatedAt', pagination: false, locale: 'all', req },
    select: { version: stateFields },
  });
  return docs.map(({ version }) => stateOf(version));
}

/**
 * The slugs of the rubrique of a page in each of its states from the publication of the page up to a moment. When the page went
 * offline between the two is not stored: a restoration from the trash is a later save.
 */
async function rubriquesOf(
  req: PayloadRequest,
  page: PublishedState,
  moment: string,
): Promise<PathParts['rubrique'][]> {
  if (page.parent === null) return [null];
  const states = await publishedStates(req, 'pages', page.parent, moment);
  const atPublication = states.find(({ savedAt }) => savedAt <= page.savedAt);
  return states.filter((state) => state.savedAt > page.savedAt || state === atPublication).map(({ slug }) => slug);
}

/**
 * The last public and the new paths of a document that was taken offline: none from a path that a published document or a
 * redirect has by now.
 * @param before its state while it is offline, as it was last saved
 * @param now the parts of its new paths
 */
export async function movesWhileOffline(
  req: PayloadRequest,
  id: number | string,
  before: PublishedState,
  now: PathParts,
): Promise<{ from: string; to: string }[]> {
  const { collection } = now;
  const [last] = await publishedStates(req, collection, id, before.savedAt);
  if (!last || last.school === null || last.school !== before.school) return [];
  const moves = (await rubriquesOf(req, last, before.savedAt)).flatMap((rubrique) =>
    movesBetween({ collection, slug: last.slug, rubrique }, now),
  );
  if (moves.length === 0) return [];
  const taken = new Set((await readLiveDocuments(req, last.school)).map(({ path }) => comparable(path)));
  const match = compileLegacyMatch(await readRows(req, last.school));
  const free = moves.filter(({ from }) => !taken.has(comparable(from)) && !match(from));
  return [...new Map(free.map((move) => [comparable(move.from), move])).values()];
}
