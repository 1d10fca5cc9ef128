import { isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import type { NewsArticle } from 'schema-dts';
import type { ArticleDetail } from '../../details.ts';
import type { School } from '../../model.ts';
import { absolute, imageOf, schoolReference } from './references.ts';

/** A news item. */
export function articleData(school: School, locale: Locale, article: ArticleDetail): NewsArticle {
  const url = absolute(school, article.url);
  return {
    '@type': 'NewsArticle',
    '@id': url,
    url,
    headline: article.title,
    description: article.summary,
    ...(article.publishDate && { datePublished: article.publishDate }),
    inLanguage: isoCodes[locale].language,
    ...imageOf(school, article.image),
    author: schoolReference(school),
    publisher: schoolReference(school),
  };
}
