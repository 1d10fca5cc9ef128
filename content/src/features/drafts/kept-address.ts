import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeValidateHook, FieldHook, PayloadRequest } from 'payload';
import { takeTurn } from '../../database/locks.ts';
import type { Texts } from '../../fields/texts.ts';
import { findDuplicate, placeOf, readSlugs } from '../../hooks/check-slug.ts';
import { languageNames, type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';

/** An address of a version that another document has by now. */
interface TakenAddress {
  locale: Locale;
  slug: string;
  /** the name of the other document */
  owner: string;
}

/** What is said about a restored version that did not get its addresses. */
const sentences: Record<
  PanelLanguage,
  { place: string; address: (taken: TakenAddress, kept: string | null | undefined, moves: boolean) => string }
> = {
  fr: {
    place: 'La page reste à sa place actuelle, avec ses adresses.',
    address: ({ locale, slug, owner }, kept, moves) =>
      `En ${languageNames[locale].fr}, ${kept ? `l’adresse reste «\u00a0${kept}\u00a0»` : 'le document reste sans adresse'}\u00a0: ${moves ? 'là où était cette version, ' : ''}«\u00a0${slug}\u00a0» est déjà celle de «\u00a0${owner}\u00a0».`,
  },
  en: {
    place: 'The page stays where it is now, with its addresses.',
    address: ({ locale, slug, owner }, kept, moves) =>
      `In ${languageNames[locale].en}, ${kept ? `the address remains “${kept}”` : 'the document remains without an address'}: ${moves ? 'where this version was, ' : ''}“${slug}” already belongs to “${owner}”.`,
  },
};

/**
 * Has a document keep its present address in each language in which another one has taken that of the version which is restored; a page
 * that the version would put below another one keeps its place then, and all of its addresses, which are free there alone.
 */
export const keepAddress: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const restored = req.context.restoredSlugs as Texts | undefined;
  if (!restored || !data || !originalDoc) return data;
  const { id, school, parent } = originalDoc as { id: number; school?: unknown; parent?: unknown };
  const place = placeOf(collection.slug, { school, parent: data.parent });
  await takeTurn(req, 'URLs of a school', place.school ?? '');
  const taken: TakenAddress[] = [];
  for (const locale of locales) {
    const slug = restored[locale];
    const other = slug ? await findDuplicate(req, { ...place, slug, locale, id }) : null;
    if (slug && other) taken.push({ locale, slug, owner: String(other.title ?? other.id) });
  }
  if (taken.length === 0) return data;
  const moves = place.parent !== placeOf(collection.slug, { school, parent }).parent;
  const present = await readSlugs(req, collection.slug, id);
  const kept: Texts = moves ? present : { ...restored };
  for (const { locale } of taken) kept[locale] = present[locale] ?? null;
  const say = sentences[panelLanguageOf(req)];
  const said = taken.map((each) => say.address(each, kept[each.locale], moves));
  req.context.restoredSlugs = kept;
  req.context.keptAddress = [...(moves ? [say.place] : []), ...said].join(' ');
  return { ...data, slug: kept.fr ?? null, ...(moves ? { parent } : {}) };
};

/** Payload restores a version in one language through hooks, and takes the others over as the version has them. */
export const restoreSlugs: FieldHook = ({ req, siblingDocWithLocales, value }) => {
  const slugs = req.context.restoredSlugs;
  if (slugs && req.context.isRestoringVersion && siblingDocWithLocales) siblingDocWithLocales.slug = slugs;
  return value;
};

/** What is said about the addresses of the version that a request has restored; empty where the document has them. */
export const keptAddressOf = (req: PayloadRequest): string => (req.context.keptAddress as string | undefined) ?? '';
