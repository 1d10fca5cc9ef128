import { isoCodes } from '@vitrine/contract/routes/locale.ts';
import type { NewsFeed } from '../../../app/data/.server/screens/feeds.ts';
import { feedUrls } from '../../../app/data/feed-urls.ts';
import { shareImageOf } from '../../../app/data/image-sources.ts';
import { tagOf } from './feed-ids.ts';

/**
 * News as a JSON Feed, version 1.1 (https://www.jsonfeed.org/version/1.1/).
 * @param siteUrl the public origin
 */
export function jsonFeed(feed: NewsFeed, siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: siteUrl + feed.path,
    feed_url: siteUrl + feedUrls(feed.path).json,
    language: isoCodes[feed.locale].language,
    authors: [{ name: feed.author, url: siteUrl }],
    items: feed.articles.map(({ id, title, url, summary, publishDate, image }) => ({
      id: tagOf(siteUrl, 'news', id),
      url: siteUrl + url,
      title,
      content_text: summary || title,
      ...(publishDate && { date_published: publishDate }),
      ...(image && { image: shareImageOf(image, siteUrl).url }),
    })),
  });
}
