import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { campusDocument, courseDocument } from '../documents/published-documents.ts';
import { select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readOfferings } from '../readers/courses.ts';
import { readAll, translated } from '../readers/read-list.ts';
import { campusEntry, courseEntry, isFindable, type SearchEntry, searchDocuments } from './search-documents.ts';

const titled = ['title', 'slug'];
const courseFields = [
  ...titled,
  ...['family', 'level', 'duration', 'rhythms', 'introduction', 'diploma', 'entryLevel', 'curriculum', 'careers'],
  ...['admission', 'rncp', 'body', 'seo'],
];
const campusFields = [
  ...titled,
  ...['city', 'introduction', 'street', 'postalCode', 'openingHours', 'access', 'landmarks', 'people', 'body', 'seo'],
  ...['accessibility', 'disabilityContact', 'housing'],
];
const pageFields = [...titled, 'parent', 'layout', 'introduction', 'body', 'seo'];
const newsFields = [...titled, 'publishDate', 'campus', 'summary', 'seo'];
const eventFields = [...titled, 'description', 'dateStart', 'dateEnd', 'campus', 'kind', 'place', 'cancelled', 'seo'];
const workFields = [...titled, 'course', 'campus', 'year', 'student', 'description', 'software', 'materials'];

/**
 * Everything that can be found in a language. Of news the title and the summary: there may be ten thousand, and their bodies would
 * be read again with each change of one of them. One list after the other: visitors wait for the same content service.
 * @throws ContentUnavailable
 */
export async function readSearchEntries(context: ReaderContext, locale: Locale): Promise<SearchEntry[]> {
  const all = (fields: string[], depth = 1) => ({ locale, depth, where: translated, select: select(...fields) });
  const entriesOf = async (collection: keyof typeof searchDocuments, fields: string[]) =>
    (await readAll(context, collection, all(fields), searchDocuments[collection][locale])).flatMap(
      ({ entries }) => entries,
    );
  const taught = await readOfferings(context, locale);
  const courses = await readAll(context, 'courses', all(courseFields, 0), courseDocument);
  const campuses = await readAll(context, 'campuses', all(campusFields, 0), campusDocument);
  return [
    ...courses.filter(isFindable).map((document) => courseEntry(document, locale, taught)),
    ...campuses.filter(isFindable).map((document) => campusEntry(document, locale, taught)),
    ...(await entriesOf('pages', pageFields)),
    ...(await entriesOf('news', newsFields)),
    ...(await entriesOf('events', eventFields)),
    ...(await entriesOf('portfolios', workFields)),
  ];
}
