import { setTimeout as pause } from 'node:timers/promises';
import type { CollectionSlug, Endpoint, FlattenedField, PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentEndpoint } from '../../access/editable-document.ts';
import { readAccountNames } from '../../accounts/account-names.ts';
import { readPublishedState } from '../../change-journal/published-state.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readNewest } from '../../database/stored-document.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { labelOf, type Values } from '../../fields/field-values.ts';
import { labelIn, panelLanguageOf } from '../../panel/panel-language.ts';
import { makeNewest } from '../drafts/make-newest.ts';
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

const form = z.record(z.string(), z.unknown());

/**
 * `POST /{collection}/{id}/conflict` with the form's data, of an upload also its new file, in words, as `file`,
 * returns `{ conflict }`, a `Conflict` or `null`. Writes nothing.
 */
export const lookForConflict = (slug: string): Endpoint =>
  documentEndpoint(slug, 'post', '/conflict', async (req, { collection, id }) => {
    const mine = await readBody(req, form);
    const theirs = await req.payload.findByID({
      ...{ collection, id, draft: true, depth: 0, locale: req.locale, fallbackLocale: false, req: { ...req } },
      ...{ overrideAccess: false, user: req.user },
    } as Parameters<typeof req.payload.findByID>[0]);
    const file = typeof mine.file === 'string' ? mine.file : undefined;
    const conflict = await findConflict(req, collection, mine, { ...theirs }, file);
    return uncached({ conflict });
  });

/**
 * `POST /{collection}/{id}/set-aside` stores the form's data as a version below the newest one, which stays the newest.
 * Nothing changes for visitors, nor does the school: a version moves no document.
 */
export const setAside = (slug: string): Endpoint =>
  documentEndpoint(slug, 'post', '/set-aside', async (req, { collection, id }) => {
    const { updatedAt: _mark, school: _school, ...mine } = await readBody(req, form);
    const { payload, user } = req;
    if (!payload.collections[collection].config.versions) throw refusal(400, 'Bad request');
    await withinTransaction(req, async (within) => {
      // Before it is read: somebody may be publishing another state, or taking this one offline.
      await lockRow(within, collection, id);
      const newest = await readNewest(within, collection, id);
      await payload.update({
        ...{ collection, id, draft: true, depth: 0, locale: req.locale, overrideAccess: false, user, req: within },
        data: { ...mine, _status: 'draft' },
      } as Parameters<typeof payload.update>[0]);
      // Versions are ordered by milliseconds: two must not have the same.
      await pause(2);
      if (newest) await makeNewest({ ...within, locale: 'all' } as PayloadRequest, collection, newest);
    });
    return Response.json({ id });
  });
