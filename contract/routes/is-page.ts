/** Paths of the site's own origin that are files or calls, not pages. */
export const notPages = /^\/(api|media|assets|login|logout|callback)(\/|$)|\.[a-z0-9]+$/i;

/** Whether a URL of the site's own origin is that of a page. */
export function isPage({ pathname }: { pathname: string }): boolean {
  return !notPages.test(pathname);
}
