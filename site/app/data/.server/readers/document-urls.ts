import { type Alternates, type DocumentRef, documentPath } from '@vitrine/contract/routes/build-url.ts';
import { z } from 'zod';
import { id, optionalText, slugs, text } from '../documents/document-fields.ts';
import { select } from '../query.ts';
import type { ReaderContext } from '../reader-context.ts';
import { slugsOfUrls, urlsOf } from './alternates.ts';
import { readAll } from './read-list.ts';

/** A published document in every language in which it has a URL. */
export interface DocumentUrls {
  id: string;
  alternates: Alternates;
  /** when it was last changed, ISO */
  changed: string;
  /** identifiers of the course and the campus that it belongs to */
  course: string | null;
  campus: string | null;
  /** search engines may list it */
  isIndexable: boolean;
  /** its slug in each language in which it has one */
  slugs: Alternates;
  /** when it begins, ISO; of events only */
  dateStart: string | null;
}

/** A relation that is not populated. */
const reference = id.nullish().transform((value) => (value === null || value === undefined ? null : String(value)));

const document = z.object({
  id,
  slug: slugs,
  updatedAt: text,
  seo: z.object({ preventIndexing: z.boolean().nullish() }).nullish(),
  parent: z.union([z.object({ id, slug: slugs }), id]).nullish(),
  course: reference,
  campus: reference,
  dateStart: optionalText,
});

/** Documents of a kind as their URLs, which alone are cached: there may be ten thousand. */
const documentOf = (kind: DocumentRef['kind'] | null) =>
  document.transform(
    (found): DocumentUrls => ({
      id: String(found.id),
      alternates: kind ? urlsOf(slugsOfUrls(found), (own, locale) => documentPath({ kind, ...own }, locale)) : {},
      changed: found.updatedAt,
      course: found.course,
      campus: found.campus,
      isIndexable: !found.seo?.preventIndexing,
      slugs: urlsOf(slugsOfUrls({ slug: found.slug }), ({ slug }) => slug),
      dateStart: found.dateStart,
    }),
  );

const documentUrls = {
  campuses: documentOf('campus'),
  courses: documentOf('course'),
  news: documentOf('article'),
  events: documentOf('event'),
  pages: documentOf('page'),
  // A work has no page of its own: it is on that of its course.
  portfolios: documentOf(null),
  // What is taught where, and its fees: on the pages of its course and of its campus.
  offerings: documentOf(null),
};

export type CollectionWithUrls = keyof typeof documentUrls;

/**
 * Every published document of a collection, with its URLs.
 * @throws ContentUnavailable
 */
export async function readDocumentUrls(
  context: Pick<ReaderContext, 'content'>,
  collection: CollectionWithUrls,
): Promise<DocumentUrls[]> {
  const fields = select('slug', 'updatedAt', 'parent', 'course', 'campus', 'dateStart');
  // Titles and descriptions for search engines would be the most of a long list.
  const seo = select('preventIndexing');
  // Only the URL of a page contains that of another document.
  const depth = collection === 'pages' ? 1 : 0;
  const query = { locale: 'all', depth, select: { ...fields, seo } };
  return readAll(context, collection, query, documentUrls[collection]);
}
