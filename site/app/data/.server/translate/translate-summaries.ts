import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { type Family, families } from '@vitrine/contract/vocabulary/families.ts';
import { makings, startingPoints } from '@vitrine/contract/vocabulary/finder-answers.ts';
import type { z } from 'zod';
import type {
  ArticleSummary,
  CampusSummary,
  CourseSummary,
  EventSummary,
  Offering,
  WeighedCourse,
  Work,
} from '../../model.ts';
import type {
  articleSummaryDocument,
  campusSummaryDocument,
  courseSummaryDocument,
  eventDocument,
  offeringDocument,
  weighedCourseDocument,
  workDocument,
} from '../documents/published-documents.ts';
import { toImage, toImages } from './translate-media.ts';

/** What has no slug in the language does not exist in it: every function here gives `null` for such a document. */

export function toCampusSummary(document: z.infer<typeof campusSummaryDocument>, locale: Locale): CampusSummary | null {
  if (!document.slug) return null;
  const { latitude, longitude } = document;
  return {
    title: document.title,
    slug: document.slug,
    url: documentPath({ kind: 'campus', slug: document.slug }, locale),
    city: document.city,
    introduction: document.introduction,
    image: toImage(document.image),
    position: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
  };
}

export function toCourseSummary(document: z.infer<typeof courseSummaryDocument>, locale: Locale): CourseSummary | null {
  if (!document.slug) return null;
  return {
    title: document.title,
    slug: document.slug,
    url: documentPath({ kind: 'course', slug: document.slug }, locale),
    family: document.family,
    level: document.level,
    duration: document.duration,
    rhythms: document.rhythms,
    introduction: document.introduction,
    image: toImage(document.image),
  };
}

type Weights = NonNullable<z.infer<typeof weighedCourseDocument>['finder']>['now'];

/** The weight of each answer of the course finder, `null` where editors have not weighed it. */
const weightsOf = <A extends string>(answers: readonly A[], given: Weights) =>
  Object.fromEntries(answers.map((answer) => [answer, given?.[answer] ?? null])) as Record<A, number | null>;

export function toWeighedCourse(document: z.infer<typeof weighedCourseDocument>, locale: Locale): WeighedCourse | null {
  const course = toCourseSummary(document, locale);
  const { entryLevel, finder } = document;
  return (
    course && {
      ...course,
      entryLevel,
      weights: { now: weightsOf(startingPoints, finder?.now), make: weightsOf(makings, finder?.make) },
    }
  );
}

type CampusEnd = z.infer<typeof offeringDocument>['campus'];
type CourseEnd = z.infer<typeof offeringDocument>['course'];

/** A campus as another document names it. */
export function toCampusEnd(campus: CampusEnd, locale: Locale) {
  if (!campus?.slug) return null;
  return {
    title: campus.title,
    slug: campus.slug,
    city: campus.city,
    url: documentPath({ kind: 'campus', slug: campus.slug }, locale),
  };
}

/** A course as another document names it. */
export function toCourseEnd(course: CourseEnd, locale: Locale) {
  if (!course?.slug) return null;
  const family = families.find((name) => name === course.family) ?? ('foundation' satisfies Family);
  return {
    title: course.title,
    slug: course.slug,
    url: documentPath({ kind: 'course', slug: course.slug }, locale),
    family,
  };
}

export function toOffering(document: z.infer<typeof offeringDocument>, locale: Locale): Offering | null {
  const campus = toCampusEnd(document.campus, locale);
  const course = toCourseEnd(document.course, locale);
  if (!campus || !course) return null;
  const startDates = document.startDates.map((start) => start.date);
  const apprenticeYears = document.apprenticeYears ?? null;
  return { ...document, id: String(document.id), campus, course, apprenticeYears, startDates };
}

export function toArticleSummary(
  document: z.infer<typeof articleSummaryDocument>,
  locale: Locale,
): ArticleSummary | null {
  if (!document.slug) return null;
  return {
    id: String(document.id),
    slug: document.slug,
    title: document.title,
    url: documentPath({ kind: 'article', slug: document.slug }, locale),
    publishDate: document.publishDate,
    campus: document.campus?.title || null,
    summary: document.summary,
    image: toImage(document.image),
  };
}

export function toEventSummary(
  { slug, url, seo: _seo, ...event }: z.infer<typeof eventDocument>,
  locale: Locale,
): EventSummary | null {
  if (!slug) return null;
  const campus = toCampusEnd(event.campus, locale);
  return {
    ...event,
    id: String(event.id),
    slug,
    url: documentPath({ kind: 'event', slug }, locale),
    registrationUrl: url && /^https:\/\//.test(url) ? url : null,
    campus: campus && { title: campus.title, slug: campus.slug, url: campus.url },
    online: event.online ?? false,
    cancelled: event.cancelled ?? false,
  };
}

export function toWork({ slug, ...work }: z.infer<typeof workDocument>, locale: Locale): Work | null {
  if (!slug) return null;
  return {
    ...work,
    id: String(work.id),
    slug,
    course: toCourseEnd(work.course, locale),
    campus: work.campus?.title || null,
    images: toImages(work.images),
  };
}

/** The translated documents of a list, without those that do not exist in the language. */
export function translateAll<D, M>(
  documents: D[],
  locale: Locale,
  translate: (document: D, locale: Locale) => M | null,
): M[] {
  return documents.map((document) => translate(document, locale)).filter((entry): entry is M & {} => entry !== null);
}
