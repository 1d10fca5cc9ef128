import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ArticleSummary } from '../../model.ts';
import { articleDocument, articleSummaryDocument } from '../documents/published-documents.ts';
import type { QueryValue } from '../query.ts';
import type { ReaderContext } from '../site-context.ts';
import { toArticleSummary, translateAll } from '../translate/translate-summaries.ts';
import { readBySlug, readList, translated } from './read-list.ts';

/** How many news are kept and shown at a time (section 9). */
export const newsPerPage = 10;

const summaryFields = ['title', 'slug', 'publishDate', 'campus', 'summary', 'image'];

/**
 * News, newest first (section 7, `GET /{namespace}-news`).
 * @param page from 1
 * @param campus the identifier of a campus; the whole school where absent
 */
export async function readNews(
  context: ReaderContext,
  locale: Locale,
  { page = 1, limit = newsPerPage, campus }: { page?: number; limit?: number; campus?: number | string } = {},
): Promise<{ articles: ArticleSummary[]; pages: number }> {
  const conditions: QueryValue[] = [translated, { publishDate: { exists: true } }];
  if (campus !== undefined) conditions.push({ campus: { equals: campus } });
  const query = { where: { and: conditions }, sort: '-publishDate', limit, page, fields: summaryFields };
  const { docs, totalPages } = await readList(context, 'news', locale, query, articleSummaryDocument);
  return { articles: translateAll(docs, locale, toArticleSummary), pages: totalPages };
}

/** The article that has a slug in a language, or `null`. */
export function readArticleDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'news', locale, slug, articleDocument);
}
