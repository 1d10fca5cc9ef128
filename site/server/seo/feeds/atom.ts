import { isoCodes } from '@vitrine/contract/routes/locale.ts';
import type { NewsFeed } from '../../../app/data/.server/screens/feeds.ts';
import { feedUrls } from '../../../app/data/feed-urls.ts';
import { escapedXml } from '../escaped-xml.ts';
import { tagOf } from './feed-ids.ts';

/** A feed without news was never updated; RFC 4287 asks for a moment all the same. */
const never = '1970-01-01T00:00:00.000Z';

/**
 * News as an Atom feed (RFC 4287).
 * @param siteUrl the public origin
 */
export function atomText(feed: NewsFeed, siteUrl: string): string {
  const text = (name: string, value: string) => `<${name}>${escapedXml(value)}</${name}>`;
  const link = (rel: string, type: string, path: string) =>
    `<link rel="${rel}" type="${type}" href="${escapedXml(siteUrl + path)}"/>`;
  const entries = feed.articles.map(({ id, title, url, summary, publishDate }) =>
    [
      '<entry>',
      text('id', tagOf(siteUrl, 'news', id)),
      text('title', title),
      link('alternate', 'text/html', url),
      text('published', publishDate ?? never),
      text('updated', publishDate ?? never),
      ...(summary ? [text('summary', summary)] : []),
      '</entry>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${isoCodes[feed.locale].language}">
${[
  text('id', siteUrl + feedUrls(feed.path).atom),
  text('title', feed.title),
  text('subtitle', feed.description),
  text('updated', feed.articles[0]?.publishDate ?? never),
  `<author>${text('name', feed.author)}</author>`,
  link('self', 'application/atom+xml', feedUrls(feed.path).atom),
  link('alternate', 'text/html', feed.path),
  ...entries,
].join('\n')}
</feed>
`;
}
