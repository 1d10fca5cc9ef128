import { defaultAlternate } from '@vitrine/contract/routes/build-url.ts';
import { isoCodes, locales } from '@vitrine/contract/routes/locale.ts';
import type { SitemapEntry } from '../../app/data/.server/urls/sitemap.ts';
import { escapedXml } from './escaped-xml.ts';

/**
 * A sitemap: one `<url>` for every URL of every entry, each with all its translations and the last change of its content.
 * @param siteUrl the public origin
 */
export function sitemapText(entries: readonly SitemapEntry[], siteUrl: string): string {
  const absolute = (path: string) => escapedXml(siteUrl + path);
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`;
  const urls = entries.flatMap(({ alternates, changed }) => {
    const fallback = defaultAlternate(alternates);
    const links = [
      ...locales.flatMap((locale) => {
        const path = alternates[locale];
        return path ? [link(isoCodes[locale].language, path)] : [];
      }),
      ...(fallback ? [link('x-default', fallback)] : []),
    ].join('');
    const last = changed ? `<lastmod>${escapedXml(changed)}</lastmod>` : '';
    return Object.values(alternates).map((path) => `<url><loc>${absolute(path)}</loc>${last}${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
