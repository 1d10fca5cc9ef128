import type { StaticPageData, StaticScreen } from '../data/page-markup.ts';
import { staticClientLoader } from '../data/screen-loader/screen-loader.ts';
import { StaticPage } from '../features/static-page/static-page.tsx';

// In development Vite gives a browser the styles of a page together with its module.
if (import.meta.env.DEV && !import.meta.env.SSR)
  for (const load of Object.values(import.meta.glob('./*/*-page.tsx'))) void load();

/**
 * What the browser needs of the route of a static page. Each route is a file of its own, to which the bundler gives the
 * styles of the page in its folder (`site/chunks.ts`).
 */
export function staticRoute(screen: StaticScreen) {
  return {
    clientLoader: staticClientLoader(screen),
    meta: ({ loaderData }: { loaderData: StaticPageData | undefined }) => loaderData?.metadata ?? [],
    Page: ({ loaderData }: { loaderData: StaticPageData }) => <StaticPage page={loaderData} />,
  };
}
