import { compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import {
  type PublishedState,
  readPublishedState,
  readSubPages,
  type StoredDocument,
  stateBefore,
  stateOf,
} from '../change-journal/published-state.ts';
import { isPublication } from '../drafts/is-publication.ts';
import { forgetPaths } from '../not-found/not-found-rows.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { type Addressed, type AddressedCollection, addressesOf, isAddressed, movesBetween } from './addresses-of.ts';
import { followMoves } from './follow-moves.ts';
import { readRows } from './read-table.ts';
import { redirectMessages } from './redirect-messages.ts';
import { giveRedirectsBack, setRedirectsAside } from './redirects-of-trash.ts';

/** A document of one school with what its addresses are made of. */
async function addressed(
  req: PayloadRequest,
  collection: AddressedCollection,
  state: PublishedState,
): Promise<Addressed> {
  const rubrique = state.parent === null ? null : await readPublishedState(req, 'pages', state.parent);
  return { collection, slug: state.slug, rubrique: rubrique?.slug ?? null };
}

/** Where a document and the pages below it were and will be. */
async function movesOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  id: number | string,
  states: { before: PublishedState; after: PublishedState },
): Promise<{ from: string; to: string }[]> {
  const before = await addressed(req, collection, states.before);
  const after = await addressed(req, collection, states.after);
  const moves = movesBetween(before, after);
  if (collection !== 'pages' || moves.length === 0) return moves;
  const subPages = await readSubPages(req, id);
  return [
    ...moves,
    ...subPages.flatMap(({ state: { slug } }) =>
      movesBetween({ collection, slug, rubrique: before.slug }, { collection, slug, rubrique: after.slug }),
    ),
  ];
}

/** Every address of a document, and of the pages below it. */
function addressesWith(document: Addressed, subPages: readonly { state: PublishedState }[]): string[] {
  const below = subPages.map(({ state: { slug } }): Addressed => ({ ...document, slug, rubrique: document.slug }));
  return [document, ...below].flatMap((page) => locales.flatMap((locale) => addressesOf(page)[locale]));
}

/** What a save would publish: the newest draft in the languages that the save does not speak of. */
async function stateToCome(
  req: PayloadRequest,
  collection: AddressedCollection,
  data: Record<string, unknown>,
  id: number | string | undefined,
): Promise<PublishedState> {
  const latest: Partial<StoredDocument> =
    id === undefined
      ? {}
      : await req.payload.findByID({ collection, id, draft: true, locale: 'all', depth: 0, req: { ...req } });
  const { slug, ...known } = stateOf({ ...latest, ...data, slug: latest.slug } as StoredDocument);
  const locale = req.locale === 'en' ? 'en' : 'fr';
  return { ...known, slug: 'slug' in data ? { ...slug, [locale]: data.slug as string | null } : slug };
}

/**
 * Refuses to publish a document at an address that a redirect takes (section 2, "One hop"), or a rubrique where one
 * takes that of a page below it, which is live from then on. A document that moves takes an address back from a row that a
 * change of slug made, or that leads to where it is now.
 * @throws ValidationError with a sentence that names the row
 */
export const refuseTakenAddress: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const { slug } = collection;
  if (!data || !isPublication(data, req) || req.context.quietly || !isAddressed(slug)) return data;
  const id = (originalDoc as { id?: number | string } | undefined)?.id;
  const before = id === undefined ? null : await readPublishedState(req, slug, id);
  const after = await stateToCome(req, slug, data, id);
  if (after.school === null) return data;
  const now = await addressed(req, slug, after);
  const old = before?.isPublished && before.school === after.school ? await addressed(req, slug, before) : null;
  const subPages = slug === 'pages' && id !== undefined ? await readSubPages(req, id) : [];
  const known = new Set(old ? addressesWith(old, subPages) : []);
  const added = addressesWith(now, subPages).filter((path) => !known.has(path));
  if (added.length === 0) return data;

  const moves = old && before && id !== undefined ? await movesOf(req, slug, id, { before, after }) : [];
  const match = compileLegacyMatch(await readRows(req, after.school));
  for (const path of new Set([...added, ...moves.map(({ to }) => to)])) {
    const row = match(path)?.row;
    if (!row) continue;
    const isMove = moves.some(({ from, to }) => to === path && (row.automatic || row.to === from));
    if (isMove && !row.from.includes('*')) continue;
    const message = redirectMessages[panelLanguageOf(req)].taken(path, row);
    throw new ValidationError({ collection: slug, errors: [{ path: 'slug', message }], req }, req.t);
  }
  return data;
};

/**
 * Redirects the old addresses of a published document that moved (section 2, "Slug changes"). Those of a document that
 * is moved to the trash go with it: they would lead to nothing. They are back once it is published again.
 */
export const redirectOldAddress: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { slug } = collection;
  if (!isAddressed(slug) || req.context.quietly) return doc;
  const before = operation === 'create' ? null : (stateBefore(req, slug, doc.id) ?? null);
  const after = await readPublishedState(req, slug, doc.id);
  if (!after || after.school === null || before?.savedAt === after.savedAt) return doc;
  const addresses = addressesOf(await addressed(req, slug, after));
  const paths = locales.flatMap((locale) => addresses[locale]);
  if (doc.deletedAt) await setRedirectsAside(req, after.school, paths);
  if (!after.isPublished) return doc;
  await forgetPaths(req, after.school, paths);
  if (!before?.isPublished) await giveRedirectsBack(req, after.school, paths);
  if (!before?.isPublished || before.school !== after.school) return doc;
  const moves = await movesOf(req, slug, doc.id, { before, after });
  if (moves.length > 0) await followMoves(req, after.school, moves);
  return doc;
};
