import type { LoaderFunctionArgs } from 'react-router';
import { type InMarkup, leaveInMarkup } from '../data/in-markup.ts';
import type { ScreenData } from '../data/screen-data.ts';
import { screenLoader } from '../data/screen-loader.server.ts';
import { pageModules, type StaticScreen } from './page-modules.ts';

/**
 * The server's loader of a screen whose page is static (`docs/decisions/020`): its content is sent as markup, not as data too.
 * In development it is sent as both, so that React compares them.
 * @throws as `screenLoader` does
 */
export function staticLoader<S extends StaticScreen>(screen: S) {
  const load = screenLoader(screen);
  return async (args: LoaderFunctionArgs): Promise<ScreenData[S] | InMarkup> => {
    const [found] = await Promise.all([load(args), pageModules[screen].load()]);
    return import.meta.env.DEV ? found : leaveInMarkup(found);
  };
}
