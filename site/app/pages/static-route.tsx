import type { ClientLoaderFunctionArgs } from 'react-router';
import { type InMarkup, isInMarkup } from '../data/in-markup.ts';
import { fileMissing } from '../data/missing-files.ts';
import type { ScreenData } from '../data/screen-data.ts';
import { screenClientLoader } from '../data/screen-loader.ts';
import { pageMeta } from '../features/page-head/page-meta.ts';
import { StaticPage } from '../features/static-page/static-page.tsx';
import { pageModules, type StaticScreen } from './page-modules.ts';

/**
 * What the browser needs of the route of a static page (`docs/decisions/020`). Each route is a file of its own, since the
 * bundler gives a page's styles to the file of its route.
 */
export function staticRoute<S extends StaticScreen>(screen: S) {
  type Loaded = ScreenData[S] | InMarkup;
  const page = pageModules[screen];
  const load = screenClientLoader(screen);
  return {
    /** Data and module of the page arrive together. @throws as `screenClientLoader` does; 503 where the module cannot be had */
    clientLoader: async (args: ClientLoaderFunctionArgs): Promise<Loaded> => {
      const hasModule = page.load().then(
        () => true,
        () => false,
      );
      const found: Loaded = await load(args);
      if (!isInMarkup(found) && !(await hasModule)) return fileMissing();
      return found;
    },
    meta: ({ loaderData }: { loaderData: Loaded | undefined }) => pageMeta(loaderData),
    Page: ({ loaderData }: { loaderData: Loaded }) => <StaticPage page={page} data={loaderData} />,
  };
}
