import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CampusPlace } from '../../details.ts';
import type { CampusSummary, NamedCampus } from '../../model.ts';
import { campusDocument, campusSummaryDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toCampusSummary } from '../translate/translate-summaries.ts';
import { readBySlug, readByTitle } from './read-list.ts';

/** What tells a campus from the others: its city, with its title where another campus is in the same city. */
export const nameAmong = (
  campuses: readonly Pick<CampusSummary, 'city' | 'slug'>[],
  { city, title, slug }: Pick<CampusSummary, 'city' | 'title' | 'slug'>,
): string => (campuses.some((other) => other.city === city && other.slug !== slug) ? `${city} (${title})` : city);

/** The campuses of the school, by title. */
export async function readCampuses(context: ReaderContext, locale: Locale): Promise<NamedCampus[]> {
  const campuses = await readByTitle(context, 'campuses', locale, campusSummaryDocument, toCampusSummary);
  return campuses.map((campus) => ({ ...campus, name: nameAmong(campuses, campus) }));
}

const placeDocument = campusDocument.pick({
  ...{ id: true, title: true, slug: true, city: true, street: true, postalCode: true, phone: true, email: true },
});

/** Where the campuses of the school are, by name. */
export function readCampusPlaces(context: ReaderContext, locale: Locale): Promise<CampusPlace[]> {
  return readByTitle(context, 'campuses', locale, placeDocument, ({ id: _id, slug, ...place }) =>
    slug ? { ...place, slug, url: documentPath({ kind: 'campus', slug }, locale) } : null,
  );
}

/** The campus that has a slug in a language, or `null`. */
export function readCampusDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'campuses', locale, slug, campusDocument);
}
