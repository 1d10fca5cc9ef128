import { urlsOfSitemap } from '../../mirror/references.ts';

/** The paths of a sitemap, in its order. @param sitemap the text of `/sitemap.xml` */
export const pathsIn = (sitemap: string): string[] => urlsOfSitemap(sitemap).map((url) => new URL(url).pathname);
