import { type Alternates, defaultAlternate } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { searchDescription, searchTitle } from '@vitrine/contract/search-result.ts';
import type { MetaDescriptor } from 'react-router';
import { feedUrls } from '../../feed-urls.ts';
import { shareImageOf } from '../../image-sources.ts';
import type { Image, School } from '../../model.ts';
import type { SeoDocument } from '../documents/shared-documents.ts';
import type { SiteContext } from '../site-context.ts';
import { type ShareCard, shareSize } from './share-card.ts';
import { toImage } from './translate-media.ts';

export interface MetadataInput {
  locale: Locale;
  school: School;
  /** what the page is called where the editor gave no title for search engines */
  title: string;
  /** what it is about where the editor gave no description */
  description: string;
  /** the URL of this page, with the query parameters that are part of its key */
  canonicalPath: string;
  alternates: Alternates;
  seo?: SeoDocument;
  /** the page's own picture, where no image can be drawn for social networks */
  image?: Image | null;
  /** what is drawn for social networks; where it says nothing else, the title and the school's sign */
  card?: Partial<Pick<ShareCard, 'title' | 'kind' | 'drawing'>>;
  type?: 'website' | 'article';
  preventIndexing?: boolean;
  /** the feed of news that the page announces: the path of the page that shows the same, and its name */
  feed?: { path: string; title: string };
  /** the calendar that the page announces: its path, and its name */
  calendar?: { path: string; title: string };
}

/**
 * What social networks show of a page: the image that an editor chose for them, else one that is drawn with the page's
 * title. Only a title too long for that is left to the page's own picture, and then to the school's.
 */
function shareImageOfPage(
  context: Pick<SiteContext, 'shareImagePath'>,
  { locale, school, title, seo, image, card }: MetadataInput,
): ReturnType<typeof shareImageOf> | null {
  const chosen = toImage(seo?.shareImage ?? null);
  if (chosen) return shareImageOf(chosen, school.siteUrl);
  const kind = card?.kind || new URL(school.siteUrl).host;
  const drawing = card?.drawing ?? { of: 'page', families: [] };
  const path = context.shareImagePath({ locale, site: school.name, title: card?.title ?? title, kind, drawing });
  if (path) {
    const alternativeText = [title, card?.kind, school.name].filter(Boolean).join(' · ');
    return { url: school.siteUrl + path, alternativeText, ...shareSize };
  }
  const picture = image ?? school.shareImage;
  return picture && shareImageOf(picture, school.siteUrl);
}

/** The page in each language in which it exists, and the other formats of what it shows: absolute URLs. */
function linksOf({ school, canonicalPath, alternates, feed, calendar }: MetadataInput): MetaDescriptor[] {
  const absolute = (path: string) => school.siteUrl + path;
  const link = (rel: string, attributes: Record<string, string>) => ({ tagName: 'link' as const, rel, ...attributes });
  const inLanguage = (hrefLang: string, path: string | undefined) =>
    path ? [link('alternate', { hrefLang, href: absolute(path) })] : [];
  const inFormat = (type: string, path: string, { title }: { title: string }) =>
    link('alternate', { type, title: `${title} · ${school.name}`, href: absolute(path) });
  return [
    link('canonical', { href: absolute(canonicalPath) }),
    ...locales.flatMap((language) => inLanguage(isoCodes[language].language, alternates[language])),
    ...inLanguage('x-default', defaultAlternate(alternates)),
    ...(feed
      ? [
          inFormat('application/atom+xml', feedUrls(feed.path).atom, feed),
          inFormat('application/feed+json', feedUrls(feed.path).json, feed),
        ]
      : []),
    ...(calendar ? [inFormat('text/calendar', calendar.path, calendar)] : []),
  ];
}

/**
 * Everything that the head of a page says (section 3, "SEO data" and "Page metadata"): the editor's words first, the
 * page's own next, the school's defaults last.
 */
export function pageMetadata(context: Pick<SiteContext, 'shareImagePath'>, input: MetadataInput): MetaDescriptor[] {
  const { school, seo } = input;
  const title = seo?.metaTitle || input.title;
  const description = searchDescription(seo?.metaDescription || input.description || school.metaDescription);
  const shareImage = shareImageOfPage(context, input);
  return [
    { title: searchTitle(title, school.siteName) },
    { name: 'description', content: description },
    ...(seo?.preventIndexing || input.preventIndexing ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: input.type ?? 'website' },
    { property: 'og:site_name', content: school.siteName },
    { property: 'og:locale', content: isoCodes[input.locale].openGraph },
    { property: 'og:url', content: school.siteUrl + input.canonicalPath },
    { name: 'twitter:card', content: shareImage ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(school.twitterSite ? [{ name: 'twitter:site', content: school.twitterSite }] : []),
    ...(shareImage
      ? [
          { property: 'og:image', content: shareImage.url },
          { property: 'og:image:width', content: String(shareImage.width) },
          { property: 'og:image:height', content: String(shareImage.height) },
          { property: 'og:image:alt', content: shareImage.alternativeText },
          { name: 'twitter:image', content: shareImage.url },
          { name: 'twitter:image:alt', content: shareImage.alternativeText },
        ]
      : []),
    ...(seo?.metas ?? []).map(({ type, key, value }) => ({
      [type === 'itemprop' ? 'itemProp' : type]: key,
      content: value,
    })),
    ...linksOf(input),
  ];
}
