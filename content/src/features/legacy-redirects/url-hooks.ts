import { compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import { localeNamed, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import {
  type PublishedState,
  readPublishedState,
  readSubPages,
  type StoredDocument,
  stateBefore,
  stateOf,
} from '../../change-journal/published-state.ts';
import { readNewest, readStored } from '../../database/stored-document.ts';
import { invalidFields } from '../../hooks/invalid-fields.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { isPublication } from '../drafts/is-publication.ts';
import { notedSave } from '../drafts/note-save.ts';
import { forgetPaths } from '../not-found/not-found-rows.ts';
import { followMoves, giveRedirectsBack, setRedirectsAside } from './automatic-redirects.ts';
import { movesWhileOffline } from './moves-offline.ts';
import { type CollectionWithPages, hasPages, movesBetween, type PathParts, pathsOf } from './paths-of.ts';
import { readRows } from './read-table.ts';
import { redirectMessages } from './redirect-messages.ts';

/** The parts of a document's paths in one of its states. */
async function pathPartsOf(
  req: PayloadRequest,
  collection: CollectionWithPages,
  state: PublishedState,
): Promise<PathParts> {
  const rubrique = state.parent === null ? null : await readPublishedState(req, 'pages', state.parent);
  return { collection, slug: state.slug, rubrique: rubrique?.slug ?? null };
}

type SubPages = readonly { state: PublishedState }[];

/** The published pages below a document: other documents than pages have none. */
const subPagesOf = async (
  req: PayloadRequest,
  collection: CollectionWithPages,
  id: number | string,
): Promise<SubPages> => (collection === 'pages' ? readSubPages(req, id) : []);

/**
 * The old and the new paths of a document and of the pages below it; for one that is offline, its own since it was last
 * published.
 */
async function movesOf(
  req: PayloadRequest,
  collection: CollectionWithPages,
  id: number | string,
  states: { before: PublishedState; after: PublishedState },
  subPages: SubPages,
): Promise<{ from: string; to: string }[]> {
  const after = await pathPartsOf(req, collection, states.after);
  if (!states.before.isPublished) return movesWhileOffline(req, id, states.before, after);
  const before = await pathPartsOf(req, collection, states.before);
  const moves = movesBetween(before, after);
  if (moves.length === 0) return moves;
  return [
    ...moves,
    ...subPages.flatMap(({ state: { slug } }) =>
      movesBetween({ collection, slug, rubrique: before.slug }, { collection, slug, rubrique: after.slug }),
    ),
  ];
}

/** Every path of a document, and of the pages below it. */
function pathsWith(document: PathParts, subPages: SubPages): string[] {
  const below = subPages.map(({ state: { slug } }): PathParts => ({ ...document, slug, rubrique: document.slug }));
  return [document, ...below].flatMap((page) => locales.flatMap((locale) => pathsOf(page)[locale]));
}

/**
 * The state that a save would publish: its own data, and in the other language the newest draft, or what is published where only one
 * language is to be.
 */
export async function stateToCome(
  req: PayloadRequest,
  collection: CollectionWithPages,
  data: Record<string, unknown>,
  id: number | string | undefined,
): Promise<PublishedState> {
  const read = notedSave(req).publishSpecificLocale ? readStored : readNewest;
  const latest = id === undefined ? null : await read(req, collection, Number(id));
  const { slug, ...known } = stateOf({ ...latest, ...data, slug: latest?.slug } as StoredDocument);
  const locale = localeNamed(req.locale);
  return { ...known, slug: 'slug' in data ? { ...slug, [locale]: data.slug as string | null } : slug };
}

/**
 * Refuses to publish a document at a URL that a redirect has (section 2, "One hop"), or a rubrique where a redirect has the URL
 * of a page below it. Allowed where a document moves to the URL of a redirect that a change of slug created, or that leads to
 * its present URL: that redirect is removed.
 * @throws ValidationError with a sentence that names the row
 */
export const refuseTakenUrl: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { slug } = collection;
  if (!data || !isPublication(data, req) || req.context.quietly || !hasPages(slug)) return data;
  const id = (originalDoc as { id?: number | string } | undefined)?.id;
  const before = id === undefined ? null : await readPublishedState(req, slug, id);
  const after = await stateToCome(req, slug, data, id);
  if (after.school === null) return data;
  const now = await pathPartsOf(req, slug, after);
  const stays = before?.school === after.school;
  const old = stays && before.isPublished ? await pathPartsOf(req, slug, before) : null;
  const subPages = id === undefined ? [] : await subPagesOf(req, slug, id);
  const known = new Set(old ? pathsWith(old, subPages) : []);
  const added = pathsWith(now, subPages).filter((path) => !known.has(path));
  if (added.length === 0) return data;

  const moves = stays && id !== undefined ? await movesOf(req, slug, id, { before, after }, subPages) : [];
  const match = compileLegacyMatch(await readRows(req, after.school));
  for (const path of new Set([...added, ...moves.map(({ to }) => to)])) {
    const row = match(path)?.row;
    if (!row) continue;
    const isMove = moves.some(({ from, to }) => to === path && (row.automatic || row.to === from));
    if (isMove && !row.from.includes('*')) continue;
    const message = redirectMessages[panelLanguageOf(req)].taken(path, row);
    throw invalidFields(slug, [{ path: 'slug', message }], req);
  }
  return data;
};

/**
 * Redirects the old URLs of a document that moved, while it was published or offline (section 2, "Slug changes"). Redirects to a
 * document in the trash are moved there too, and restored once it is published again.
 */
export const redirectOldUrl: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { slug } = collection;
  if (!hasPages(slug) || req.context.quietly) return doc;
  const before = operation === 'create' ? null : (stateBefore(req, slug, doc.id) ?? null);
  const after = await readPublishedState(req, slug, doc.id);
  if (!after || after.school === null || before?.savedAt === after.savedAt) return doc;
  const parts = await pathPartsOf(req, slug, after);
  const paths = pathsWith(parts, []);
  if (!after.isPublished && !doc.deletedAt) return doc;
  const subPages = await subPagesOf(req, slug, doc.id);
  const moves = before?.school === after.school ? await movesOf(req, slug, doc.id, { before, after }, subPages) : [];
  // Redirects lead to where it was public: its draft may have had another slug since.
  const targets = [...paths, ...moves.map(({ from }) => from)];
  if (doc.deletedAt) {
    await setRedirectsAside(req, after.school, targets);
    return doc;
  }
  // The pages below a rubrique are online with it.
  await forgetPaths(req, after.school, pathsWith(parts, subPages));
  if (!before?.isPublished) await giveRedirectsBack(req, after.school, targets);
  if (moves.length > 0) await followMoves(req, after.school, moves);
  return doc;
};
