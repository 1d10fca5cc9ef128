import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CampusPlace } from '../../details.ts';
import type { CampusSummary } from '../../model.ts';
import { campusDocument, campusSummaryDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toCampusSummary } from '../translate/translate-summaries.ts';
import { readBySlug, readByTitle } from './read-list.ts';

/** The campuses of the school, by name. */
export function readCampuses(context: ReaderContext, locale: Locale): Promise<CampusSummary[]> {
  return readByTitle(context, 'campuses', locale, campusSummaryDocument, toCampusSummary);
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
