import type { Locale } from '../../../routing/locale.ts';
import { pageDocument, subPageDocument } from '../documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readBySlug, readList, translated } from './read-list.ts';

/**
 * A generic page: a rubrique, or a sub-page of the rubrique that is named. The wrong pair gives `null`.
 * @param slug the page's own slug
 * @param rubrique the slug of its rubrique, absent for a rubrique itself
 */
export function readPageDocument(context: ReaderContext, locale: Locale, slug: string, rubrique?: string) {
  const where = rubrique ? { 'parent.slug': { equals: rubrique } } : { parent: { exists: false } };
  return readBySlug(context, 'pages', locale, slug, pageDocument, { where });
}

/** The sub-pages of a rubrique, by title. */
export async function readSubPages(context: ReaderContext, locale: Locale, rubrique: number | string) {
  const where = { and: [translated, { parent: { equals: rubrique } }] };
  const query = { where, sort: 'title', fields: ['title', 'slug', 'introduction'] };
  const { docs } = await readList(context, 'pages', locale, query, subPageDocument);
  return docs;
}
