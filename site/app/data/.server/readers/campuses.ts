import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CampusPlace } from '../../details.ts';
import type { CampusSummary } from '../../model.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { campusDocument, campusSummaryDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toCampusSummary, translateAll } from '../translate/translate-summaries.ts';
import { readBySlug, readList, translated } from './read-list.ts';

/** The campuses of the school, by name. */
export async function readCampuses(context: ReaderContext, locale: Locale, limit = 0): Promise<CampusSummary[]> {
  const query = { where: translated, sort: 'title', limit, fields: fieldsOf(campusSummaryDocument) };
  const { docs } = await readList(context, 'campuses', locale, query, campusSummaryDocument);
  return translateAll(docs, locale, toCampusSummary);
}

const placeDocument = campusDocument.pick({
  ...{ id: true, title: true, slug: true, city: true, street: true, postalCode: true, phone: true, email: true },
});

/** Where the campuses of the school are, by name. */
export async function readCampusPlaces(context: ReaderContext, locale: Locale): Promise<CampusPlace[]> {
  const query = { where: translated, sort: 'title', fields: fieldsOf(placeDocument) };
  const { docs } = await readList(context, 'campuses', locale, query, placeDocument);
  return docs.flatMap(({ id: _id, slug, ...place }) =>
    slug ? [{ ...place, slug, url: documentPath({ kind: 'campus', slug }, locale) }] : [],
  );
}

/** The campus that has a slug in a language, or `null`. */
export function readCampusDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'campuses', locale, slug, campusDocument);
}
