import type { LoaderFunctionArgs } from 'react-router';
import { leaveInDocument, type StaticPageData, type StaticScreen } from '../data/page-markup.ts';
import { loaderOf } from '../data/screen-loader/screen-loader.server.ts';
import { renderStaticPage } from './static-pages.server.tsx';

/**
 * The server's loader of a static page (`docs/decisions/020`): its content is sent as markup, not as data too.
 * @throws as `loaderOf` does
 */
export function staticLoader(screen: StaticScreen): (args: LoaderFunctionArgs) => Promise<StaticPageData> {
  const load = loaderOf(screen, (site, locale, input) => renderStaticPage(site, screen, locale, input));
  return async (args) => leaveInDocument(await load(args));
}
