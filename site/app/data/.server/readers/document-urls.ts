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
  /** identifiers of the documents it belongs to, by the field's name */
  relations: Record<string, string>;
  /** search engines may list it */
  isIndexable: boolean;
  /** its slug in each language in which it has one */
  slugs: Alternates;
  /** when it begins, ISO; of events only */
  dateStart: string | null;
}

const relation = z.union([z.object({ id, slug: slugs }), id]).nullish();

const document = z.object({
  id,
  slug: slugs,
  updatedAt: text,
  seo: z.object({ preventIndexing: z.boolean().nullish() }).nullish(),
  parent: relation,
  course: relation,
  campus: relation,
  dateStart: optionalText,
});
type Document = z.infer<typeof document>;

/** Documents of a kind as their URLs, which alone are cached: there may be ten thousand. */
const documentOf = (kind: DocumentRef['kind'] | null) =>
  document.transform(
    (found): DocumentUrls => ({
      id: String(found.id),
      alternates: kind ? urlsOf(slugsOfUrls(found), (own, locale) => documentPath({ kind, ...own }, locale)) : {},
      changed: found.updatedAt,
      relations: relationsOf(found),
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

function relationsOf({ course, campus }: Document): Record<string, string> {
  const known = Object.entries({ course, campus }).flatMap(([name, value]) => {
    const other = typeof value === 'object' ? value?.id : value;
    return other === undefined || other === null ? [] : [[name, String(other)] as const];
  });
  return Object.fromEntries(known);
}
