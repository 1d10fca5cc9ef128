import { isLocale, type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { openDaysSlugs } from '@vitrine/contract/routes/open-days.ts';
import { reservedSlugs } from '@vitrine/contract/routes/route-table.ts';
import { appendToSlug, isSlug, slugFrom } from '@vitrine/contract/slug.ts';
import type { CollectionBeforeValidateHook, CollectionSlug, FieldHook, PayloadRequest, Where } from 'payload';
import { takeTurn } from '../database/locks.ts';
import { readNewest } from '../database/stored-document.ts';
import { refusal } from '../endpoints/refusal.ts';
import { isPublication } from '../features/drafts/is-publication.ts';
import { notedSave } from '../features/drafts/note-save.ts';
import { isRestoring } from '../features/trash/trash-states.ts';
import { idOf } from '../fields/field-values.ts';
import type { Texts } from '../fields/texts.ts';
import { languageNames, type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { invalidFields } from './invalid-fields.ts';

/** Collections whose slugs share one URL space: an event's slug may not equal a campus's (both are under the agenda). */
const sharedUrls: Partial<Record<CollectionSlug, CollectionSlug[]>> = {
  events: ['campuses'],
  campuses: ['events'],
};

/** Campuses and events have a page below the agenda, where all open days have theirs. */
const isBelowAgenda = (collection: CollectionSlug) => collection in sharedUrls;

interface Sluggable {
  id?: number | string;
  title?: string;
  slug?: string | null;
  school?: unknown;
  parent?: unknown;
}

/** The scope in which a slug must be unique. */
interface Place {
  collection: CollectionSlug;
  school: number | undefined;
  /** identifier of the rubrique, `null` at the top level, `undefined` where there is none */
  parent: number | null | undefined;
}

interface Candidate extends Place {
  slug: string;
  locale: Locale;
  id: number | string | undefined;
}

export const placeOf = (collection: CollectionSlug, { school, parent }: Sluggable): Place => ({
  collection,
  school: (idOf(school) as number | null) ?? undefined,
  parent: collection === 'pages' ? ((idOf(parent) as number | null) ?? null) : undefined,
});

/**
 * Validates slugs, in drafts too: a slug is well formed, not reserved in its language, and belongs to no other document
 * (section 2, "Reserved slugs"). A new document without a slug gets one from its title. A document that moves to another
 * rubrique, or comes back from the trash, is checked in both languages: its other slug moves with it.
 * @throws ValidationError with a sentence for the editor, in the language of the admin panel; APIError 409 from the trash
 */
export const checkSlug: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req, collection }) => {
  // In the trash a document has no URL.
  if (!data || data.deletedAt || !isLocale(req.locale)) return data;
  const document = data as Sluggable;
  const original = originalDoc as Sluggable | undefined;

  // A duplicate gets no slug in a language in which the original has none.
  const isNew = operation === 'create' && !original?.title;
  if (isNew && !document.slug && document.title) document.slug = slugFrom(document.title) || undefined;
  if (typeof document.slug === 'string') document.slug = document.slug.trim() || null;

  const { school = original?.school, parent = original?.parent } = document;
  const place = placeOf(collection.slug, { school, parent });
  const before = original && placeOf(place.collection, original);
  const isRestored = isRestoring(data, originalDoc);
  const isMoved = before && (isRestored || before.school !== place.school || before.parent !== place.parent);
  const restored = req.context.restoredSlugs as Texts | undefined;
  const stored =
    restored ?? (isMoved && original.id !== undefined ? await readSlugs(req, place.collection, original.id) : {});
  const isNamed = document.slug !== undefined && document.slug !== original?.slug;
  // A publication and a restored version have a slug that was named before, and are checked against what others write meanwhile.
  if (isNamed || isMoved || restored || isPublication(data, req))
    await takeTurn(req, 'URLs of a school', place.school ?? '');
  const slugs = document.slug === undefined ? stored : { ...stored, [req.locale]: document.slug };
  for (const locale of locales) {
    const slug = slugs[locale];
    if (!slug) continue;
    const candidate: Candidate = { ...place, slug, locale, id: original?.id ?? document.id };
    const message = refuseForm(candidate, panelLanguageOf(req)) ?? (await refuseDuplicate(req, candidate, isRestored));
    // The trash has no form that could show an error at the field.
    if (message && isRestored) throw refusal(409, message);
    if (message) throw invalidFields(collection.slug, [{ path: 'slug', message }], req);
  }
  return data;
};

/**
 * The slug of a duplicate: that of the original with the first number appended that is free in both languages, in the school and
 * below the page where the duplicate will be; the hook runs once per language, and both must get the same number. Nothing where the
 * original has no slug.
 */
export const freeSlug: FieldHook = async ({ collection, data, req, value }) => {
  if (!collection || typeof value !== 'string' || value === '') return value;
  const place = placeOf(collection.slug, { ...data, ...notedSave(req).data } as Sluggable);
  await takeTurn(req, 'URLs of a school', place.school ?? '');
  for (let number = 2; ; number += 1) {
    const slug = appendToSlug(value, String(number));
    let isTaken = false;
    // Sequential: a transaction has one connection.
    for (const locale of locales)
      isTaken ||= (await findDuplicate(req, { ...place, slug, locale, id: undefined })) !== null;
    if (!isTaken) return slug;
  }
};

/** The slugs of a document in all languages, as its newest draft has them. */
export const readSlugs = async (req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<Texts> =>
  ((await readNewest(req, collection, Number(id)))?.slug ?? {}) as Texts;

/** The sentence that refuses a slug for its form, or `null` where it is fine. */
function refuseForm({ collection, slug, locale, parent }: Candidate, panel: PanelLanguage): string | null {
  if (!isSlug(slug)) {
    return panel === 'fr'
      ? `«\u00a0${slug}\u00a0» ne convient pas\u00a0: minuscules sans accent, chiffres et tirets simples seulement, par exemple «\u00a0${slugFrom(slug) || 'ma-page'}\u00a0».`
      : `“${slug}” will not do: only unaccented lower case, digits and single hyphens, for example “${slugFrom(slug) || 'my-page'}”.`;
  }
  const isReserved =
    parent === null ? reservedSlugs(locale).has(slug) : isBelowAgenda(collection) && slug === openDaysSlugs[locale];
  if (isReserved) {
    return panel === 'fr'
      ? `«\u00a0${slug}\u00a0» est réservé au site en ${languageNames[locale].fr}\u00a0: choisissez une autre adresse.`
      : `“${slug}” is reserved for the site in ${languageNames[locale].en}: please choose another address.`;
  }
  return null;
}

/**
 * The sentence that names the document which has the slug already, or `null`.
 * @param isRestored whether the candidate comes from the trash: no form of it can be changed there
 */
async function refuseDuplicate(req: PayloadRequest, candidate: Candidate, isRestored: boolean): Promise<string | null> {
  const other = await findDuplicate(req, candidate);
  if (!other) return null;
  const { slug, locale } = candidate;
  const isSaved = locale === req.locale;
  const name = other.title ?? other.id;
  const language = languageNames[locale];
  const advice = isRestored
    ? { fr: 'changez d’abord la sienne, puis restaurez', en: 'please change that one first, then restore' }
    : { fr: 'choisissez-en une autre', en: 'please choose another one' };
  return panelLanguageOf(req) === 'fr'
    ? `${isSaved ? 'L’' : `En ${language.fr}, l’`}adresse «\u00a0${slug}\u00a0» est déjà celle de «\u00a0${name}\u00a0»\u00a0: ${advice.fr}.`
    : `${isSaved ? 'The' : `In ${language.en}, the`} address “${slug}” already belongs to “${name}”: ${advice.en}.`;
}

/** The document which has the slug already, published or as a draft, or `null`. */
export async function findDuplicate(req: PayloadRequest, candidate: Candidate): Promise<Sluggable | null> {
  for (const collection of [candidate.collection, ...(sharedUrls[candidate.collection] ?? [])]) {
    const conditions: Where[] = [{ slug: { equals: candidate.slug } }];
    if (candidate.school) conditions.push({ school: { equals: candidate.school } });
    if (collection === candidate.collection) {
      if (candidate.id !== undefined) conditions.push({ id: { not_equals: candidate.id } });
      if (candidate.parent === null) conditions.push({ parent: { exists: false } });
      else if (candidate.parent !== undefined) conditions.push({ parent: { equals: candidate.parent } });
    }
    // Published documents and newest drafts: two drafts must not collide when they are published. The row of a document that is not
    // online may still have the address that its first draft had.
    for (const draft of [false, true]) {
      const found = await req.payload.find({
        collection,
        where: { and: draft ? conditions : [...conditions, { _status: { equals: 'published' } }] },
        locale: candidate.locale,
        draft,
        depth: 0,
        limit: 1,
        pagination: false,
        req: { ...req },
      });
      const other = found.docs[0] as Sluggable | undefined;
      if (other) return other;
    }
  }
  return null;
}
