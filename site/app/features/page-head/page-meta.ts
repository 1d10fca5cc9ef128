import type { MetaDescriptor } from 'react-router';
import type { PageMetadata } from '../../data/model.ts';

/**
 * The head of a page as its route hands it to the router (section 3, "SEO data" and "Page metadata").
 * @param frame what the page's loader gave; nothing where it failed, then the error page brings its own head
 */
export function pageMeta(frame: { metadata: PageMetadata } | undefined): MetaDescriptor[] {
  if (!frame) return [];
  const { metadata } = frame;
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
  ];
}
