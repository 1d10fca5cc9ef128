import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload';
import { readAccountNames } from '../../accounts/account-names.ts';
import { settings } from '../../config/settings.ts';
import type { Values } from '../../fields/field-values.ts';
import { type Entry, entryOf } from '../../panel/document-names.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { type CoverageState, countStates } from '../crm-links/coverage/coverage.ts';
import { readGrids } from '../crm-links/coverage/read-coverage.ts';
import { readSchoolVisits, type SchoolVisits } from '../visits/read-visits.ts';
import { type DeadEntry, deadEntries } from './dead-links.ts';
import { endingRights, type FileRights } from './ending-rights.ts';

/** Entries of each list, at most. */
export const mostEntries = 6;

/** A document in a list of the dashboard. */
export interface SavedEntry extends Entry {
  /** ISO date of its last save */
  savedAt: string;
  /** the name of who saved it; `null` where it was the service, or the account is gone */
  savedBy: string | null;
}

/** What an editor's dashboard shows. */
export interface Today {
  /** newest versions that are not published and that the editor saved, newest first */
  drafts: SavedEntry[];
  /** newest first */
  publications: SavedEntry[];
  /** URLs without a page, most requested first */
  notFound: { path: string; count: number }[];
  /** searches without a result, and the words of those that were asked often, in the editor's schools */
  searches: { total: number; words: { word: string; count: number }[] };
  /** CRM links of what visitors can choose, in the editor's schools */
  crmLinks: Record<CoverageState, number>;
  /** dead links of the editor's documents, the newest first */
  deadLinks: { total: number; newest: DeadEntry[] };
  /** files of the editor's schools whose rights end within a month, or have ended within one: those that are to end come first */
  rights: { total: number; first: FileRights[] };
}

interface Saved {
  collection: CollectionSlug;
  document: Values & { id: number; updatedAt: string; savedBy?: number | null };
}
type Request = Pick<PayloadRequest, 'payload'> & { user: TypedUser };

/** The collections with drafts, in the order of the navigation. */
const withDrafts = ({ payload }: Request) =>
  payload.config.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug);

/** What every read has: the newest first, in all languages, with the rights of the editor. */
const newest = (user: TypedUser) =>
  ({
    sort: '-updatedAt',
    limit: mostEntries,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user,
  }) as const;

async function ownDrafts({ payload, user }: Request, collection: CollectionSlug): Promise<Saved[]> {
  const { trash } = payload.collections[collection].config;
  const where: Where = {
    latest: { equals: true },
    'version._status': { equals: 'draft' },
    'version.savedBy': { equals: user.id },
    ...(trash ? { 'version.deletedAt': { exists: false } } : {}),
  };
  const { docs } = await payload.findVersions({ collection, where, ...newest(user) });
  return docs.map(({ parent, version, updatedAt }) => {
    const document = { ...(version as unknown as Saved['document']), id: Number(parent), updatedAt };
    return { collection, document };
  });
}

async function publications({ payload, user }: Request, collection: CollectionSlug): Promise<Saved[]> {
  const where: Where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection, where, ...newest(user) });
  return docs.map((document) => ({ collection, document: document as unknown as Saved['document'] }));
}

/** The newest of all collections, with their names. */
async function describe({ payload }: Request, saved: readonly Saved[], language: PanelLanguage): Promise<SavedEntry[]> {
  const shown = saved
    .toSorted((a, b) => b.document.updatedAt.localeCompare(a.document.updatedAt))
    .slice(0, mostEntries);
  const savedBy = shown.flatMap(({ document }) => document.savedBy ?? []);
  const names = await readAccountNames(payload, savedBy);
  return Promise.all(
    shown.map(async ({ collection, document }) => ({
      ...(await entryOf(payload, collection, document, language)),
      savedAt: document.updatedAt,
      savedBy: names.get(Number(document.savedBy)) ?? null,
    })),
  );
}

function searchesIn(visits: readonly SchoolVisits[]): Today['searches'] {
  const events = visits.flatMap((school) => school.events);
  const words = events.filter(({ event }) => event === 'search-word').flatMap(({ subjects }) => subjects);
  return {
    total: events.reduce((sum, { event, total }) => sum + (event === 'search-empty' ? total : 0), 0),
    words: words
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostEntries)
      .map(({ subject, count }) => ({ word: subject, count })),
  };
}

/** Reads what an editor's dashboard shows, with the editor's rights. */
export async function readToday(req: Request, language: PanelLanguage): Promise<Today> {
  const { payload, user } = req;
  const collections = withDrafts(req);
  const drafts = await Promise.all(collections.map((collection) => ownDrafts(req, collection)));
  const published = await Promise.all(collections.map((collection) => publications(req, collection)));
  const notFound = await payload.find({
    ...{ collection: 'not-found', sort: '-count', limit: mostEntries, depth: 0, pagination: false },
    ...{ overrideAccess: false, user },
  });
  const visits = await readSchoolVisits(payload, user, { period: 28, today: parisDayOf(settings.now()) });
  const grids = await readGrids(payload, user, language);
  return {
    drafts: await describe(req, drafts.flat(), language),
    publications: await describe(req, published.flat(), language),
    notFound: notFound.docs.map(({ path, count }) => ({ path, count })),
    searches: searchesIn(visits),
    crmLinks: countStates(
      grids.flatMap(({ coverage }) => coverage.rows),
      null,
    ),
    deadLinks: await deadEntries(req, language, mostEntries),
    rights: await endingRights(req, settings.now(), mostEntries),
  };
}
