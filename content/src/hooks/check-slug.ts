import type { Locale } from '@vitrine/site/routing/locale.ts';
import { reservedSlugs } from '@vitrine/site/routing/route-table.ts';
import {
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { slugFrom, slugPattern } from '../fields/slug.ts';

/** Collections whose slugs share one address space: an event's slug may not equal a campus's (both are under the agenda). */
const sharedAddresses: Partial<Record<CollectionSlug, CollectionSlug[]>> = {
  events: ['campuses'],
  campuses: ['events'],
};

interface Sluggable {
  id?: number | string;
  title?: string;
  slug?: string | null;
  school?: number | { id: number };
  parent?: number | { id: number } | null;
}

const idOf = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : value;

const languageNames = { fr: { fr: 'français', en: 'French' }, en: { fr: 'anglais', en: 'English' } } as const;

/**
 * Keeps addresses sound, in drafts too: a slug has the right form, is no reserved word of its language and belongs to no
 * other document (`decisions.md`, "Reserved slugs"). A new document without a slug gets one from its title.
 * @throws ValidationError with a sentence for the editor, in the language of the admin panel
 */
export const checkSlug: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req, collection }) => {
  if (!data || (req.locale !== 'fr' && req.locale !== 'en')) return data;
  const locale: Locale = req.locale;
  const document = data as Sluggable;
  const original = originalDoc as Sluggable | undefined;

  if (operation === 'create' && !document.slug && document.title) document.slug = slugFrom(document.title) || undefined;
  if (typeof document.slug === 'string') document.slug = document.slug.trim() || null;
  const slug = document.slug;
  if (!slug) return data;

  const isTopLevelPage = collection.slug === 'pages' && !idOf(document.parent ?? original?.parent);
  const refusal = refuseForm(slug, locale, isTopLevelPage, req.i18n.language === 'fr' ? 'fr' : 'en');
  const school = idOf(document.school ?? original?.school);
  const sentence =
    refusal ??
    (await refuseDuplicate(req, {
      slug,
      locale,
      school,
      parent: collection.slug === 'pages' ? (idOf(document.parent ?? original?.parent) ?? null) : undefined,
      collection: collection.slug as CollectionSlug,
      id: original?.id ?? document.id,
    }));
  if (sentence) {
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'slug', message: sentence }], req },
      req.t,
    );
  }
  return data;
};

/** The sentence that refuses a slug for its form, or `null` where it is fine. */
function refuseForm(slug: string, locale: Locale, isTopLevelPage: boolean, panel: Locale): string | null {
  if (!slugPattern.test(slug)) {
    return panel === 'fr'
      ? `« ${slug} » ne convient pas : minuscules sans accent, chiffres et tirets simples seulement, par exemple « ${slugFrom(slug) || 'ma-page'} ».`
      : `“${slug}” will not do: only unaccented lower case, digits and single hyphens, for example “${slugFrom(slug) || 'my-page'}”.`;
  }
  if (isTopLevelPage && reservedSlugs(locale).has(slug)) {
    return panel === 'fr'
      ? `« ${slug} » est réservé au site en ${languageNames[locale].fr} : choisissez une autre adresse.`
      : `“${slug}” is reserved for the site in ${languageNames[locale].en}: please choose another address.`;
  }
  return null;
}

interface Candidate {
  slug: string;
  locale: Locale;
  school: number | string | null | undefined;
  /** identifier of the rubrique, `null` at the top level, `undefined` where there is none */
  parent: number | null | undefined;
  collection: CollectionSlug;
  id: number | string | undefined;
}

/** The sentence that names the document which has the slug already, or `null`. */
async function refuseDuplicate(req: PayloadRequest, candidate: Candidate): Promise<string | null> {
  const panel = req.i18n.language === 'fr' ? 'fr' : 'en';
  for (const collection of [candidate.collection, ...(sharedAddresses[candidate.collection] ?? [])]) {
    const conditions: Where[] = [{ slug: { equals: candidate.slug } }];
    if (candidate.school) conditions.push({ school: { equals: candidate.school } });
    if (collection === candidate.collection) {
      if (candidate.id !== undefined) conditions.push({ id: { not_equals: candidate.id } });
      if (candidate.parent === null) conditions.push({ parent: { exists: false } });
      else if (candidate.parent !== undefined) conditions.push({ parent: { equals: candidate.parent } });
    }
    // Both what is published and what waits as a draft: two drafts must not collide on the day they are published.
    for (const draft of [false, true]) {
      const found = await req.payload.find({
        collection,
        where: { and: conditions },
        locale: candidate.locale,
        draft,
        depth: 0,
        limit: 1,
        pagination: false,
        req,
      });
      const other = found.docs[0] as Sluggable | undefined;
      if (!other) continue;
      return panel === 'fr'
        ? `L’adresse « ${candidate.slug} » est déjà celle de « ${other.title ?? other.id} » : choisissez-en une autre.`
        : `The address “${candidate.slug}” already belongs to “${other.title ?? other.id}”: please choose another one.`;
    }
  }
  return null;
}
