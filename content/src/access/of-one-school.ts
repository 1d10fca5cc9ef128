import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { readPublishedState } from '../change-journal/published-state.ts';
import { lockRows } from '../database/locks.ts';
import { readNewest } from '../database/stored-document.ts';
import { notedSave } from '../features/drafts/note-save.ts';
import { refuseUsedElsewhere } from '../features/trash/refuse-used.ts';
import { isRestoring } from '../features/trash/trash-states.ts';
import { idOf, type Values } from '../fields/field-values.ts';
import { type Reference, referencesIn } from '../fields/references-in.ts';
import { invalidFields } from '../hooks/invalid-fields.ts';
import { withHooks } from '../hooks/with-hooks.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { accountOf } from './roles.ts';
import { hasSchool, requireOwnSchool } from './school-of.ts';

const messages: Record<'foreign' | 'online', Record<PanelLanguage, string>> = {
  foreign: {
    fr: 'Un document choisi ici appartient à une autre école\u00a0: choisissez-en un de la même école.',
    en: 'A document chosen here belongs to another school: choose one of the same school.',
  },
  online: {
    fr: 'Ce document est en ligne. Il change d’école quand vous le publiez, pas avec un brouillon.',
    en: 'This document is online. It moves to another school when you publish it, not with a draft.',
  },
};

/** Runs before Payload drops fields that the account may not change: a move to another school is refused, not ignored. */
const refuseForeignData: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { data, overrideAccess } = args as { data?: { school?: unknown }; overrideAccess?: boolean };
  const writes = operation === 'create' || operation === 'update';
  // Without a school it is refused later, at its field.
  const school = data?.school ?? undefined;
  if (writes && !overrideAccess && school !== undefined) requireOwnSchool(req, school);
  if (operation === 'restoreVersion' && !overrideAccess) await refuseForeignVersion(req, collection, args.id);
  return args;
};

/**
 * Refuses to restore a version from before a move: it is content of the school that the document left. And one that refers in any
 * language to what another school has by now.
 */
async function refuseForeignVersion(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<void> {
  const slug = collection.slug;
  const found = await req.payload.findVersionByID({
    ...{ collection: slug, id: String(id), depth: 0, disableErrors: true, locale: 'all' },
    ...{ trash: true, req: { ...req } },
  });
  if (!found) return;
  const isSchool = slug === 'schools';
  if (!isSchool) requireOwnSchool(req, (found.version as { school?: unknown }).school);
  const parent = Number(idOf(found.parent));
  const school = isSchool ? parent : (await readPublishedState(req, slug, parent))?.school;
  await refuseForeignReferences(req, collection, referencesIn(collection.flattenedFields, found.version), school);
}

/** The references that lead to a document of another school. */
async function foreignReferences(req: PayloadRequest, references: Reference[], school: unknown): Promise<Reference[]> {
  const foreign: Reference[] = [];
  for (const collection of new Set(references.map((reference) => reference.collection))) {
    if (!hasSchool(req, collection)) continue;
    const here = references.filter((reference) => reference.collection === collection);
    const ids = [...new Set(here.map(({ id }) => id))];
    // A move of one of them waits until this save is over, or this save until the move is.
    await lockRows(req, collection, ids, 'KEY SHARE');
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ id: { in: ids } }, { school: { not_equals: idOf(school) } }] },
      depth: 0,
      pagination: false,
      select: {},
      // Its school could not delete it for good, nor trash it again once it is restored.
      trash: true,
      req: { ...req },
    });
    const others = new Set<unknown>(docs.map(({ id }) => id));
    foreign.push(...here.filter(({ id }) => others.has(id)));
  }
  return foreign;
}

/** @throws ValidationError that names the fields which refer to a document of another school */
async function refuseForeignReferences(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  references: Reference[],
  school: unknown,
): Promise<void> {
  const foreign = await foreignReferences(req, references, school);
  if (foreign.length === 0) return;
  const message = messages.foreign[panelLanguageOf(req)];
  // Without the numbers of rows: in another language they are other rows than those of the form.
  const paths = new Set(foreign.map(({ path }) => path.replaceAll(/\.\d+/g, '')));
  const errors = [...paths].map((path) => ({ path, message }));
  throw invalidFields(slug, errors, req);
}

const refuseSchool = (req: PayloadRequest, { slug }: SanitizedCollectionConfig, message: string) =>
  invalidFields(slug, [{ path: 'school', message }], req);

/**
 * Checks what would be saved, drafts and restored versions too: the `Where` of an access rule does not constrain new
 * documents, and Payload validates fields only when a document is published.
 * @throws Forbidden for another school; ValidationError for a reference to a document of another school, without a school, and for a
 *   draft that would move what is online; APIError 409 where a document that is used by others of its school would leave it
 */
export const refuseForeignDocument: CollectionBeforeValidateHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args;
  if (!req.user || !data) return data;
  const slug = collection.slug;
  const isSchool = slug === 'schools';
  if (isSchool && operation === 'create') return data;
  // A version that is restored stays in the present school.
  const given = req.context.isRestoringVersion ? undefined : data.school;
  const school = isSchool ? originalDoc?.id : (given ?? originalDoc?.school);
  // A draft without a school could be opened by no editor.
  if (school === undefined || school === null || given === null)
    throw refuseSchool(req, collection, req.t('validation:required'));
  requireOwnSchool(req, school);
  // The school of its published state: documents that use it were checked against that one.
  const stored = isSchool || operation === 'create' ? null : await readPublishedState(req, slug, originalDoc.id);
  if (stored && stored.school !== Number(idOf(school))) {
    // The draft would be another school's, and what is online still this one's: the editors of neither could work on both.
    // Payload publishes several documents at once from their newest drafts, and calls that a save of drafts.
    if (stored.isPublished && notedSave(req).draft && data._status !== 'published')
      throw refuseSchool(req, collection, messages.online[panelLanguageOf(req)]);
    await refuseUsedElsewhere(req, slug, Number(originalDoc.id), Number(idOf(school)));
  }
  const references = referencesIn(collection.flattenedFields, data);
  // Payload passes a duplicate without its identifier, and in one language.
  const id = originalDoc?.id ?? notedSave(req).duplicateFromID;
  const moves = !isSchool && id && String(idOf(originalDoc?.school)) !== String(idOf(school));
  // What it refers to may have moved while it was in the trash.
  if (moves || isRestoring(data, originalDoc)) {
    // Of fields in several languages the data has one.
    const changed = collection.flattenedFields.filter(({ name, localized }) => name in data && !localized);
    const whole: Values = (await readNewest(req, slug, Number(id))) ?? {};
    for (const { name } of changed) whole[name] = data[name];
    references.push(...referencesIn(collection.flattenedFields, whole));
  }
  await refuseForeignReferences(req, collection, references, school);
  return data;
};

/**
 * Writes the new school of a document that is not online and that an administrator moves with a draft: a draft is no more than a
 * version, but who may open the document, and with which school it is exported, depends on its row.
 */
const moveUnpublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const slug = collection.slug as CollectionSlug;
  if (!collection.versions || slug === 'schools' || accountOf(req)?.role !== 'admin') return doc;
  const stored = await readPublishedState(req, slug, doc.id);
  if (!stored || stored.isPublished) return doc;
  const school = (await readNewest(req, slug, Number(doc.id)))?.school;
  // With `null` the date of the last change stays as it is.
  const data = { school, updatedAt: null };
  if (idOf(school) !== stored.school) await req.payload.db.updateOne({ collection: slug, id: doc.id, data, req });
  return doc;
};

/**
 * A collection whose documents stay within their school: created, changed, moved, duplicated, restored, uploaded, in bulk.
 * Operations of the service itself, without an account, are not checked.
 */
export function ofOneSchool(collection: CollectionConfig): CollectionConfig {
  const belongs =
    collection.slug === 'schools' || collection.fields.some((field) => 'name' in field && field.name === 'school');
  if (!belongs) return collection;
  return withHooks(collection, {
    first: {
      beforeOperation: [refuseForeignData],
      beforeValidate: [refuseForeignDocument],
      afterChange: [moveUnpublished],
    },
  });
}
