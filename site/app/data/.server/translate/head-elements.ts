import type { MetaDescriptor } from 'react-router';

/** What the head of a page says (section 3, "Page metadata"). */
export interface PageMetadata {
  metaTitle: string;
  metaDescription: string;
  og: { title: string; description: string; type: 'website' | 'article' };
  twitter: {
    card: 'summary' | 'summary_large_image';
    title: string;
    description: string;
    imageAlt: string;
    site: string | null;
  };
  /** absolute URL; pixels */
  shareImage: { url: string; alternativeText: string; width: number; height: number } | null;
  metas: { type: 'name' | 'property' | 'itemprop'; key: string; value: string }[];
  links: { rel: 'canonical' | 'alternate'; href: string; hreflang?: string }[];
  /** other formats of the page's content: absolute URLs */
  feeds: { type: string; title: string; href: string }[];
  siteName: string;
  locale: string;
  preventIndexing: boolean;
}

/** What the head of a page says, as elements, in the form in which the router takes them. */
export function headElements(metadata: PageMetadata): MetaDescriptor[] {
  const { og, twitter, shareImage } = metadata;
  return [
    { title: metadata.metaTitle },
    { name: 'description', content: metadata.metaDescription },
    ...(metadata.preventIndexing ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: og.title },
    { property: 'og:description', content: og.description },
    { property: 'og:type', content: og.type },
    { property: 'og:site_name', content: metadata.siteName },
    { property: 'og:locale', content: metadata.locale },
    ...metadata.links
      .filter((link) => link.rel === 'canonical')
      .map((link) => ({ property: 'og:url', content: link.href })),
    { name: 'twitter:card', content: twitter.card },
    { name: 'twitter:title', content: twitter.title },
    { name: 'twitter:description', content: twitter.description },
    ...(twitter.site ? [{ name: 'twitter:site', content: twitter.site }] : []),
    ...(shareImage
      ? [
          { property: 'og:image', content: shareImage.url },
          { property: 'og:image:width', content: String(shareImage.width) },
          { property: 'og:image:height', content: String(shareImage.height) },
          { property: 'og:image:alt', content: shareImage.alternativeText },
          { name: 'twitter:image', content: shareImage.url },
          { name: 'twitter:image:alt', content: twitter.imageAlt },
        ]
      : []),
    ...metadata.metas.map(
      ({ type, key, value }): MetaDescriptor =>
        type === 'name'
          ? { name: key, content: value }
          : type === 'property'
            ? { property: key, content: value }
            : { itemProp: key, content: value },
    ),
    ...metadata.links.map(
      (link): MetaDescriptor =>
        link.hreflang
          ? { tagName: 'link', rel: link.rel, hrefLang: link.hreflang, href: link.href }
          : { tagName: 'link', rel: link.rel, href: link.href },
    ),
    ...metadata.feeds.map((feed): MetaDescriptor => ({ tagName: 'link', rel: 'alternate', ...feed })),
  ];
}
