import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { readAccountNames } from '../../accounts/account-names.ts';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { labelOf, type Values } from '../../fields/field-values.ts';
import { labelIn, panelLanguageOf } from '../../panel/panel-language.ts';
import { conflictLabels } from './conflict-labels.ts';
import { isSame, isSameField, isWritten } from './same-values.ts';
import { textsOf } from './value-text.ts';

/** What an editor is shown when somebody saved a document since it was opened. */
export interface Conflict {
  /** ISO date: when the conflicting version was saved; a save that overwrites it sends this as `updatedAt` */
  savedAt: string;
  /** the name of its author; `null` where it was the service, or is unknown */
  savedBy: string | null;
  /** the same account, in another window */
  isOwn: boolean;
  /** whether the version that is not chosen stays in the history */
  isKept: boolean;
  /** the own version was to be published, and nothing but that the document was taken offline is against it */
  putsOnline: boolean;
  fields: { label: string; mine: string; theirs: string }[];
}

const momentOf = (value: unknown): string | null => {
  const moment = new Date(String(value ?? ''));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** The version that the form was loaded with; nothing where it no longer exists. */
async function versionAt(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  mark: string,
): Promise<Values | null> {
  if (!req.payload.collections[collection].config.versions) return null;
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version.updatedAt': { equals: mark } }] },
    ...{ locale: req.locale, fallbackLocale: false, depth: 0, limit: 1, pagination: false, showHiddenFields: true },
    req: { ...req },
  } as Parameters<typeof req.payload.findVersions>[0]);
  return (docs[0]?.version as Values | undefined) ?? null;
}

/** Whether a document has been taken offline since a form of it was read: that is when it was last stored. */
async function isTakenOffline(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  mark: string,
): Promise<boolean> {
  const stored = await readPublishedState(req, collection, id);
  return stored?.isPublished === false && (momentOf(stored.savedAt) ?? '') > mark;
}

/**
 * Finds out whether a save would overwrite what somebody else has saved since its form was loaded. It would not where they
 * changed only the other language, or wrote the same values.
 * @param mine what is to be saved, in one language, with `updatedAt` and the `hash` of a file as they were read
 * @param theirs the newest version of the document, in that language
 * @param file the name of the file that the save brings, or words for its crop
 */
export async function findConflict(
  req: PayloadRequest,
  collection: CollectionSlug,
  mine: Values,
  theirs: Values,
  file?: string,
): Promise<Conflict | null> {
  const mark = momentOf(mine.updatedAt);
  const savedAt = momentOf(theirs.updatedAt);
  if (!mark || !savedAt || mark === savedAt) return null;
  const { config } = req.payload.collections[collection];
  const isTheirs = (field: FlattenedField, values: Values) => isSameField(field, values, theirs);
  const differing = config.flattenedFields
    .filter(isWritten)
    .filter((field) => mine[field.name] !== undefined && !isTheirs(field, mine));
  const id = Number(theirs.id);
  const base = await versionAt(req, collection, id, mark);
  const overwrites = differing.some((field) => !base || !isTheirs(field, base));
  const isOffline = mine._status === 'published' && (await isTakenOffline(req, collection, id, mark));
  const isOtherFile = Boolean(config.upload && file && mine.hash !== theirs.hash);
  if (!overwrites && !isOffline && !isOtherFile) return null;
  const language = panelLanguageOf(req);
  const say = conflictLabels[language];
  const fields: Conflict['fields'] = [
    ...(isOffline ? [{ label: say.status, mine: say.online, theirs: say.offline }] : []),
    ...(isOtherFile ? [{ label: say.file, mine: String(file), theirs: String(theirs.filename) }] : []),
  ];
  for (const field of differing) {
    const label = labelIn(labelOf(field), language);
    const values = { mine: mine[field.name], theirs: theirs[field.name] };
    const texts = await textsOf(req, field, values, language);
    const sameWords = texts.mine === texts.theirs ? say.sameWords(label) : label;
    fields.push({ label: isSame(values.mine, values.theirs) ? say.rows(label) : sameWords, ...texts });
  }
  // No account has the number 0.
  const savedBy = Number(theirs.savedBy ?? 0);
  return {
    savedAt,
    savedBy: (await readAccountNames(req.payload, [savedBy])).get(savedBy) ?? null,
    isOwn: req.user !== null && theirs.savedBy === req.user?.id,
    isKept: Boolean(config.versions),
    putsOnline: isOffline && !overwrites,
    fields,
  };
}
