/** The URLs of a sitemap, in its order. @param sitemap the text of `/sitemap.xml` */
export const urlsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** The paths of a sitemap, in its order. @param sitemap the text of `/sitemap.xml` */
export const pathsIn = (sitemap: string): string[] => urlsIn(sitemap).map((url) => new URL(url).pathname);
