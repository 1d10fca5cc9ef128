import { type Alternates, defaultAlternate } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { searchDescription, searchTitle } from '@vitrine/contract/search-result.ts';
import type { MetaDescriptor } from 'react-router';
import { translate } from '../../../labels/translate.ts';
import { feedUrls } from '../../feed-urls.ts';
import { shareImageOf } from '../../image-sources.ts';
import type { Image, PageFrame, PageHeading, School } from '../../model.ts';
import { pageSections, type SectionOf, type SectionScreen, sectionId } from '../../page-sections.ts';
import type { SeoDocument } from '../documents/shared-documents.ts';
import type { SiteContext } from '../site-context.ts';
import { headElements, type PageMetadata } from './head-elements.ts';
import { type ShareCard, shareSize } from './share-card.ts';
import { toImage } from './translate-media.ts';

interface ScreenHeadings<S extends SectionScreen> {
  /** the heading of a section, or none where the page does not show it */
  section(name: SectionOf<S>, isShown?: boolean): PageHeading[];
  /** the same of a section that the page letters (`Sheets`) */
  sheet(name: SectionOf<S>, isShown?: boolean): PageHeading[];
}

/** The headings that a screen gives to its own sections, for the summary (section 2, "Summary navigation"). */
export function headingsOn<S extends SectionScreen>(screen: S, labels: Record<string, string>): ScreenHeadings<S> {
  const names: Record<string, string> = pageSections[screen];
  const heading = (name: SectionOf<S>) => ({
    id: sectionId(screen, name),
    text: translate(labels, names[name] as Parameters<typeof translate>[1]),
  });
  return {
    section: (name, isShown = true) => (isShown ? [heading(name)] : []),
    sheet: (name, isShown = true) => (isShown ? [{ ...heading(name), isSheet: true }] : []),
  };
}

/**
 * The headings of a page, in their order. A section that the page has by itself is no summary when it is the only one;
 * what editors write under a heading is.
 * @param written those that editors wrote
 */
export function summaryOf(headings: PageHeading[], written: PageHeading[] = []): PageHeading[] {
  return headings.length > 1 ? headings : written;
}

interface MetadataInput {
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
): PageMetadata['shareImage'] {
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

function feedsOf({ path, title }: NonNullable<MetadataInput['feed']>, school: School): PageMetadata['feeds'] {
  const { atom, json } = feedUrls(school.siteUrl + path);
  const named = { title: `${title} · ${school.name}` };
  return [
    { type: 'application/atom+xml', ...named, href: atom },
    { type: 'application/feed+json', ...named, href: json },
  ];
}

function calendarOf({ path, title }: NonNullable<MetadataInput['calendar']>, school: School) {
  return { type: 'text/calendar', title: `${title} · ${school.name}`, href: school.siteUrl + path };
}

/**
 * Everything that the head of a page says (section 3, "SEO data" and "Page metadata"): the editor's words first, the
 * page's own next, the school's defaults last.
 */
function pageMetadata(context: Pick<SiteContext, 'shareImagePath'>, input: MetadataInput): MetaDescriptor[] {
  const { locale, school, alternates, seo } = input;
  const own = seo?.metaTitle || input.title;
  const metaTitle = searchTitle(own, school.siteName);
  const metaDescription = searchDescription(seo?.metaDescription || input.description || school.metaDescription);
  const shareImage = shareImageOfPage(context, input);
  const absolute = (path: string) => school.siteUrl + path;
  const fallback = defaultAlternate(alternates);
  return headElements({
    metaTitle,
    metaDescription,
    og: { title: own, description: metaDescription, type: input.type ?? 'website' },
    twitter: {
      card: shareImage ? 'summary_large_image' : 'summary',
      title: own,
      description: metaDescription,
      imageAlt: shareImage?.alternativeText ?? '',
      site: school.twitterSite,
    },
    shareImage,
    metas: seo?.metas ?? [],
    links: [
      { rel: 'canonical', href: absolute(input.canonicalPath) },
      ...locales.flatMap((language) => {
        const path = alternates[language];
        return path ? [{ rel: 'alternate' as const, href: absolute(path), hreflang: isoCodes[language].language }] : [];
      }),
      ...(fallback ? [{ rel: 'alternate' as const, href: absolute(fallback), hreflang: 'x-default' }] : []),
    ],
    feeds: [
      ...(input.feed ? feedsOf(input.feed, school) : []),
      ...(input.calendar ? [calendarOf(input.calendar, school)] : []),
    ],
    siteName: school.siteName,
    locale: isoCodes[locale].openGraph,
    preventIndexing: (seo?.preventIndexing ?? false) || (input.preventIndexing ?? false),
  });
}

/**
 * What every page carries beside its own content.
 * @param input what its head says, its headings where it has any, and its layout where it is another than the default one
 */
export function frameOf(
  context: Pick<SiteContext, 'shareImagePath'>,
  { headings = [], layout = 'default', ...input }: MetadataInput & Partial<Pick<PageFrame, 'headings' | 'layout'>>,
): PageFrame {
  const { locale, alternates } = input;
  return { locale, layout, alternates, headings, metadata: pageMetadata(context, input) };
}
