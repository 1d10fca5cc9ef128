import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { alternatesOf, documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { formatDay } from '../../../labels/format.ts';
import type { ArticleData, NewsListData } from '../../screen-data.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readArticleDocument, readLatestNews, readNewsPage } from '../readers/news.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { headingsOf, toBlocks } from '../translate/translate-blocks.ts';
import { toArticleSummary } from '../translate/translate-summaries.ts';
import { readFraming, summaryOf } from './framing.ts';
import { blockReads } from './lists.ts';

/**
 * Ten news, the newest first, or `null` for a page beyond the last one.
 * @param page from 1
 */
export async function readNewsList(context: SiteContext, locale: Locale, page: number): Promise<NewsListData | null> {
  const [{ t, frame }, news] = await Promise.all([readFraming(context, locale), readNewsPage(context, locale, page)]);
  if (page > 1 && news.articles.length === 0) return null;
  const alternates = alternatesOf('news-list');
  const title = t('news-list.title');
  return {
    ...frame({
      title: page === 1 ? title : `${title} (${page})`,
      description: t('news-list.introduction'),
      canonicalPath: pathTo('news-list', locale, undefined, page === 1 ? {} : { page: String(page) }),
      // Older pages have no counterpart: ten news of one language are not ten of the other.
      alternates: page === 1 ? alternates : {},
      feed: { path: pathTo('news-list', locale), title },
    }),
    // It has no counterpart, but the list has: who changes the language goes on there.
    ...(page > 1 && { switchTo: alternates }),
    articles: news.articles,
    page,
    pages: news.pages,
  };
}

/** An article, or `null` where no article has the slug in the language. */
export async function readArticle(context: SiteContext, locale: Locale, slug: string): Promise<ArticleData | null> {
  const document = await readArticleDocument(context, locale, slug);
  const summary = document && toArticleSummary(document, locale);
  if (!document || !summary) return null;
  const [{ t, headingsOn, frame }, slugs, latest, body] = await Promise.all([
    readFraming(context, locale),
    readAlternates(context, 'news', document.id),
    orLeftOut(context, 'news', readLatestNews(context, locale, { limit: 4 }), []),
    toBlocks(document.body, locale, blockReads(context, locale)),
  ]);
  const written = headingsOf(body);
  const others = latest.filter((article) => article.slug !== slug).slice(0, 3);
  const { section } = headingsOn('article');
  return {
    ...frame({
      title: document.title,
      description: document.summary,
      canonicalPath: summary.url,
      alternates: urlsOf(slugs, (own, language) => documentPath({ kind: 'article', ...own }, language)),
      headings: summaryOf([...written, ...section('others', others.length > 0)], written),
      seo: document.seo,
      image: summary.image,
      type: 'article',
      feed: { path: pathTo('news-list', locale), title: t('news-list.title') },
      card: {
        kind: t('news-list.title'),
        ...(summary.publishDate && {
          drawing: {
            of: 'article',
            published: parisDayOf(summary.publishDate),
            when: formatDay(summary.publishDate, locale),
          },
        }),
      },
    }),
    article: { ...summary, body },
    others,
  };
}
