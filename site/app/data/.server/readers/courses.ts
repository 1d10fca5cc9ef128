import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { defaultLocale, type Locale } from '@vitrine/contract/routes/locale.ts';
import type { CourseSummary, Offering, SelectableOffering, WeighedCourse } from '../../model.ts';
import { pairOf } from '../../selection.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import {
  courseDocument,
  courseSummaryDocument,
  offeringDocument,
  weighedCourseDocument,
} from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toCourseSummary, toOffering, toWeighedCourse, translateAll } from '../translate/translate-summaries.ts';
import { nameAmong, readCampuses } from './campuses.ts';
import { readBySlug, readByTitle, readList, readTranslated } from './read-list.ts';

/** The courses of the school, by name. */
export function readCourses(context: ReaderContext, locale: Locale): Promise<CourseSummary[]> {
  return readByTitle(context, 'courses', locale, courseSummaryDocument, toCourseSummary);
}

/** The courses of the school with what editors weigh for the course finder, in the order in which they were made. */
export function readWeighedCourses(context: ReaderContext, locale: Locale): Promise<WeighedCourse[]> {
  return readTranslated(context, 'courses', locale, { sort: 'id' }, weighedCourseDocument, toWeighedCourse);
}

/** The course that has a slug in a language, or `null`. */
export function readCourseDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'courses', locale, slug, courseDocument);
}

/**
 * What is taught where.
 * @param of one course or one campus, by identifier; all offerings where absent
 */
export async function readOfferings(
  context: ReaderContext,
  locale: Locale,
  of: { course?: number | string; campus?: number | string } = {},
): Promise<Offering[]> {
  const where = { course: { equals: of.course }, campus: { equals: of.campus } };
  const query = { where, sort: 'campus,-id', fields: fieldsOf(offeringDocument) };
  const { docs } = await readList(context, 'offerings', locale, query, offeringDocument);
  return translateAll(docs, locale, toOffering);
}

/** The same with the starts that are still to come, and with the pairs of selections: French slugs, whatever the language (section 15). */
export async function readSelectableOfferings(
  ...[context, locale, of]: Parameters<typeof readOfferings>
): Promise<SelectableOffering[]> {
  const [offerings, french, campuses] = await Promise.all([
    readOfferings(context, locale, of),
    readOfferings(context, defaultLocale, of),
    readCampuses(context, locale),
  ]);
  const pairs = new Map(french.map(({ id, course, campus }) => [id, pairOf(course.slug, campus.slug)]));
  const today = parisDayOf(context.now());
  return offerings.map((offering) => ({
    ...offering,
    startDates: offering.startDates.filter((date) => date.slice(0, 10) >= today),
    campus: { ...offering.campus, name: nameAmong(campuses, offering.campus) },
    pair: pairs.get(offering.id) ?? null,
  }));
}
