import { everyLegalPage, type LegalPage, legalPages } from '@vitrine/contract/routes/legal-pages.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { pageDocument, subPageDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { alphabetical } from './alphabetical.ts';
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
  const where = { slug: { equals: slug }, parent: { exists: rubrique !== undefined } };
  const { docs } = await readList(context, 'pages', locale, { where, depth: 2 }, pageDocument);
  return docs.find((page) => (rubrique === undefined ? !page.parent : page.parent?.slug === rubrique)) ?? null;
}

/** The sub-pages of a rubrique, by title. */
export async function readSubPages(context: ReaderContext, locale: Locale, rubrique: number | string) {
  const where = { ...translated, parent: { equals: rubrique } };
  const query = { where, sort: 'id', fields: fieldsOf(subPageDocument) };
  const { docs } = await readList(context, 'pages', locale, query, subPageDocument);
  return alphabetical(docs, locale, ({ title }) => title);
}

const slugOfPage = subPageDocument.pick({ id: true, slug: true });

/** The legal pages that are published in a language. */
export async function readLegalPages(context: ReaderContext, locale: Locale): Promise<LegalPage[]> {
  const slugs = everyLegalPage.map((page) => legalPages[page][locale]).join(',');
  const where = { slug: { in: slugs }, parent: { exists: false } };
  const query = { where, depth: 0, fields: ['slug'] };
  const { docs } = await readList(context, 'pages', locale, query, slugOfPage);
  return everyLegalPage.filter((page) => docs.some(({ slug }) => slug === legalPages[page][locale]));
}
