import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { pageDocument, subPageDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { readList, translated } from './read-list.ts';

/**
 * A generic page: a rubrique, or a sub-page of the rubrique that is named. The wrong pair gives `null`.
 * @param slug the page's own slug
 * @param rubrique the slug of its rubrique, absent for a rubrique itself
 */
export async function readPageDocument(context: ReaderContext, locale: Locale, slug: string, rubrique?: string) {
  if (!isSlug(slug)) return null;
  // Sub-pages of two rubriques may share a slug; which one is meant is decided here, because the content service cannot
  // join a page with its parent by the slugs of both.
  const where = { and: [{ slug: { equals: slug } }, { parent: { exists: rubrique !== undefined } }] };
  const { docs } = await readList(context, 'pages', locale, { where, depth: 2 }, pageDocument);
  return docs.find((page) => (rubrique === undefined ? !page.parent : page.parent?.slug === rubrique)) ?? null;
}

/** The sub-pages of a rubrique, by title. */
export async function readSubPages(context: ReaderContext, locale: Locale, rubrique: number | string) {
  const where = { and: [translated, { parent: { equals: rubrique } }] };
  const query = { where, sort: 'title', fields: fieldsOf(subPageDocument) };
  const { docs } = await readList(context, 'pages', locale, query, subPageDocument);
  return docs;
}
