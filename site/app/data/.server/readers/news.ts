import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ArticleSummary } from '../../model.ts';
import { fieldsOf } from '../documents/document-fields.ts';
import { articleDocument, articleSummaryDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toArticleSummary, translateAll } from '../translate/translate-summaries.ts';
import { readBySlug, readList, readTranslated, translated } from './read-list.ts';

/** How many news are kept and shown at a time (section 9). */
export const newsPerPage = 10;

// By identifier where the date is the same: without an order among them, one could be on two pages of the list and another on none.
const newestFirst = { where: { ...translated, publishDate: { exists: true } }, sort: '-publishDate,-id' };

/**
 * A page of the list of news, newest first (section 7, `GET /{namespace}-news`).
 * @param page from 1
 */
export async function readNewsPage(
  context: ReaderContext,
  locale: Locale,
  page: number,
): Promise<{ articles: ArticleSummary[]; pages: number }> {
  const query = { ...newestFirst, fields: fieldsOf(articleSummaryDocument), limit: newsPerPage, page };
  const { docs, totalPages } = await readList(context, 'news', locale, query, articleSummaryDocument);
  return { articles: translateAll(docs, locale, toArticleSummary), pages: totalPages };
}

/**
 * The latest news.
 * @param limit how many at most; 0: all
 * @param campus the identifier of a campus; the whole school where absent
 */
export function readLatestNews(
  context: ReaderContext,
  locale: Locale,
  { limit, campus }: { limit: number; campus?: number | string | undefined },
): Promise<ArticleSummary[]> {
  const query = { ...newestFirst, where: { ...newestFirst.where, campus: { equals: campus } }, limit };
  return readTranslated(context, 'news', locale, query, articleSummaryDocument, toArticleSummary);
}

/** The article that has a slug in a language, or `null`. */
export function readArticleDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'news', locale, slug, articleDocument);
}
