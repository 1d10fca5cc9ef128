import { type Alternates, defaultAlternate } from '../../routing/addresses.ts';
import { isoCodes, type Locale, locales } from '../../routing/locale.ts';
import { shareImageUrl } from '../image-sources.ts';
import type { Image, PageMetadata, School } from '../model.ts';
import type { SeoDocument } from './documents/shared-documents.ts';
import { toImage } from './translate-media.ts';

export interface MetadataInput {
  locale: Locale;
  school: School;
  /** what the page is called where the editor gave no title for search engines */
  title: string;
  /** what it is about where the editor gave no description */
  description: string;
  /** the address of this very page, with the query parameters that make it another page */
  canonicalPath: string;
  alternates: Alternates;
  seo?: SeoDocument;
  /** the page's own picture, for social networks */
  image?: Image | null;
  type?: 'website' | 'article';
  preventIndexing?: boolean;
}

/** At most about 160 characters, cut at a word. */
function shorten(text: string, limit = 160): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= limit) return plain;
  return `${plain.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Everything that the head of a page says (section 3, "SEO data" and "Page metadata"): the editor's words first, the
 * page's own next, the school's defaults last.
 */
export function pageMetadata(input: MetadataInput): PageMetadata {
  const { locale, school, alternates, seo } = input;
  const own = seo?.metaTitle || input.title;
  const metaTitle = own.includes(school.siteName) ? own : `${own} · ${school.siteName}`;
  const metaDescription = shorten(seo?.metaDescription || input.description || school.metaDescription);
  const picture = toImage(seo?.shareImage ?? null) ?? input.image ?? school.shareImage;
  const absolute = (path: string) => school.siteUrl + path;
  const fallback = defaultAlternate(alternates);
  return {
    metaTitle,
    metaDescription,
    og: { title: own, description: metaDescription, type: input.type ?? 'website' },
    twitter: {
      card: picture ? 'summary_large_image' : 'summary',
      title: own,
      description: metaDescription,
      imageAlt: picture?.alt ?? '',
      site: school.twitterSite,
    },
    shareImage: picture && { url: shareImageUrl(picture, school.siteUrl), alternativeText: picture.alt },
    metas: seo?.metas ?? [],
    links: [
      { rel: 'canonical', href: absolute(input.canonicalPath) },
      ...locales.flatMap((language) => {
        const path = alternates[language];
        return path ? [{ rel: 'alternate' as const, href: absolute(path), hreflang: isoCodes[language].language }] : [];
      }),
      ...(fallback ? [{ rel: 'alternate' as const, href: absolute(fallback), hreflang: 'x-default' }] : []),
    ],
    siteName: school.siteName,
    locale: isoCodes[locale].openGraph,
    preventIndexing: (seo?.preventIndexing ?? false) || (input.preventIndexing ?? false),
  };
}
