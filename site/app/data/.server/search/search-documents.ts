import { documentPath } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import type { SearchNote } from '../../search.ts';
import { workUrl } from '../../work-anchor.ts';
import { id, optionalText, text } from '../documents/document-fields.ts';
import {
  articleSummaryDocument,
  type campusDocument,
  type courseDocument,
  eventDocument,
  pageDocument,
  workDocument,
} from '../documents/published-documents.ts';
import { type SeoDocument, seoDocument } from '../documents/shared-documents.ts';
import { toArticleSummary, toEventSummary, toWork } from '../translate/translate-summaries.ts';
import { blockTexts } from './block-texts.ts';

/** A page as the search knows it. */
export interface SearchEntry {
  /** `collection:id` */
  id: string;
  url: string;
  title: string;
  /** by what else the page is known: the title that editors gave it for search engines with its synonyms, its city, its campuses */
  names: string[];
  /** what editors say that visitors call its title */
  synonyms?: string[];
  /** its introduction or summary: what is shown where the words were found in it, or in the title alone */
  lead: string;
  headings: string[];
  /** everything else on the page */
  texts: string[];
  note: SearchNote;
}

const foundArticle = articleSummaryDocument.extend({ seo: seoDocument });
// A rubrique that may not be read, as an identifier, is another thing than none.
const foundPage = pageDocument.extend({
  parent: z.union([z.object({ id, title: text, slug: optionalText }), id]).nullish(),
});

const filled = (texts: readonly (string | null | undefined)[]) => texts.filter((text): text is string => Boolean(text));

const named = (seo: SeoDocument, ...more: (string | null | undefined)[]) => filled([seo?.metaTitle, ...more]);

/** What search engines may not list is not for visitors who search either. */
export const isFindable = ({ slug, seo }: { slug: string | null; seo?: SeoDocument }) =>
  Boolean(slug) && !seo?.preventIndexing;

type Taught = { campus: { city: string; slug: string }; course: { slug: string; title: string } }[];

/** The entry of a course: that it is taught somewhere is said of the offerings. */
export function courseEntry(document: z.infer<typeof courseDocument>, locale: Locale, taught: Taught): SearchEntry {
  const { id, slug, title, seo, family, level, duration, introduction, curriculum, admission } = document;
  const cities = [...new Set(taught.filter(({ course }) => course.slug === slug).map(({ campus }) => campus.city))];
  const body = blockTexts(document.body);
  return {
    id: `courses:${id}`,
    url: documentPath({ kind: 'course', slug: slug ?? '' }, locale),
    title,
    names: named(seo, ...cities),
    lead: introduction,
    headings: [...document.careers, ...curriculum.map((year) => year.title), ...body.headings],
    texts: filled([
      seo?.metaDescription,
      document.diploma,
      document.rncp && `RNCP ${document.rncp}`,
      document.entryLevel,
      ...curriculum.flatMap(({ summary, subjects, project }) => [summary, ...subjects, project]),
      ...admission.flatMap((step) => [step.title, step.text]),
      ...body.texts,
    ]),
    note: { kind: 'course', family, level, duration, cities },
  };
}

/** The entry of a campus. */
export function campusEntry(document: z.infer<typeof campusDocument>, locale: Locale, taught: Taught): SearchEntry {
  const { id, slug, title, seo, city } = document;
  const body = blockTexts(document.body);
  return {
    id: `campuses:${id}`,
    url: documentPath({ kind: 'campus', slug: slug ?? '' }, locale),
    title,
    names: named(seo, city),
    lead: document.introduction,
    headings: body.headings,
    texts: filled([
      seo?.metaDescription,
      ...[document.street, document.postalCode, document.openingHours],
      ...document.access.map(({ text }) => text),
      ...document.landmarks.map(({ name }) => name),
      ...document.people.flatMap(({ name, role, about }) => [name, role, about]),
      ...[document.accessibility, document.disabilityContact?.name, document.housing?.text],
      ...taught.filter(({ campus }) => campus.slug === slug).map(({ course }) => course.title),
      ...body.texts,
    ]),
    note: { kind: 'campus', city },
  };
}

function pageEntry(document: z.infer<typeof foundPage>, locale: Locale): SearchEntry[] {
  const { id, slug, title, seo } = document;
  const parent = typeof document.parent === 'object' ? document.parent : { title: '', slug: null };
  // A rubrique that is not published, or not in this language, takes its sub-pages with it.
  if (!slug || !isFindable(document) || (parent && !parent.slug)) return [];
  const body = blockTexts(document.body);
  const rubrique = parent?.slug ? { rubrique: parent.slug } : {};
  return [
    {
      id: `pages:${id}`,
      url: documentPath({ kind: 'page', slug, ...rubrique }, locale),
      title,
      names: named(seo),
      lead: document.introduction,
      headings: body.headings,
      texts: filled([seo?.metaDescription, ...body.texts]),
      note: { kind: 'page', rubrique: parent?.title ?? null },
    },
  ];
}

function articleEntry(document: z.infer<typeof foundArticle>, locale: Locale): SearchEntry[] {
  const article = toArticleSummary(document, locale);
  if (!article?.publishDate || document.seo?.preventIndexing) return [];
  const { id, url, title, summary, campus, publishDate } = article;
  const note = { kind: 'article', publishDate, campus } as const;
  return [{ id: `news:${id}`, url, title, names: filled([campus]), lead: summary, headings: [], texts: [], note }];
}

function eventEntry(document: z.infer<typeof eventDocument>, locale: Locale): SearchEntry[] {
  const event = toEventSummary(document, locale);
  if (!event || document.seo?.preventIndexing) return [];
  const { id, url, title, description, kind, dateStart, dateEnd, place, cancelled } = event;
  const campus = event.campus?.title ?? null;
  return [
    {
      id: `events:${id}`,
      url,
      title,
      names: filled([document.seo?.metaTitle, campus]),
      lead: description,
      headings: [],
      texts: filled([place]),
      note: { kind: 'event', of: kind, dateStart, dateEnd, campus, cancelled },
    },
  ];
}

/** A work has no page of its own: it is on that of its course, and without one on that of all works. */
function workEntry(document: z.infer<typeof workDocument>, locale: Locale): SearchEntry[] {
  const work = toWork(document, locale);
  if (!work) return [];
  const { id, title, description, student, course } = work;
  return [
    {
      id: `portfolios:${id}`,
      url: workUrl(work, locale),
      title,
      names: filled([student]),
      lead: description,
      headings: [],
      texts: filled([...work.materials, ...work.software, work.campus]),
      note: { kind: 'work', family: course?.family ?? null, course: course?.title ?? null, student },
    },
  ];
}

/** Documents of which the entries alone are cached: there may be ten thousand, and a body is far more than the texts in it. */
function inLanguages<D extends { id: z.output<typeof id> }>(
  document: z.ZodType<D>,
  entriesOf: (document: D, locale: Locale) => SearchEntry[],
) {
  const within = (locale: Locale) =>
    document.transform((found) => ({ id: found.id, entries: entriesOf(found, locale) }));
  return { fr: within('fr'), en: within('en') };
}

/** By collection and language, documents as their entries. */
export const searchDocuments = {
  pages: inLanguages(foundPage, pageEntry),
  news: inLanguages(foundArticle, articleEntry),
  events: inLanguages(eventDocument, eventEntry),
  portfolios: inLanguages(workDocument, workEntry),
};
