import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { knownInput } from '@vitrine/contract/routes/parse-url.ts';
import type { Screen, ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { ContentUnavailable } from '../.server/errors.ts';
import { readScreen } from '../.server/screens/screen-reads.ts';
import { type SiteContext, siteContext } from '../.server/site-context.ts';
import type { HydratedScreen } from '../page-markup.ts';
import type { ScreenData, ShellData } from '../screen-data.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * A server's loader of a screen, by what reads it.
 * @throws 404 for what does not exist in the language, 503 or 504 for what could not be read: absent is not broken
 */
export function loaderOf<T>(
  screen: Screen,
  read: (site: SiteContext, locale: Locale, input: ScreenInput) => Promise<T | null>,
) {
  return async ({ request, params, context }: Args): Promise<T> => {
    const url = new URL(request.url);
    const input = knownInput(screen, params, url.searchParams);
    const found = await available(context.get(siteContext), (site) => read(site, localeOf(url.pathname), input));
    if (found === null) throw data(null, { status: 404 });
    return found;
  };
}

/** The server's loader of a screen whose page is hydrated. @throws as `loaderOf` does */
export function screenLoader<S extends HydratedScreen>(screen: S): (args: Args) => Promise<ScreenData[S]> {
  return loaderOf(screen, (site, locale, input) => readScreen(site, screen, locale, input));
}

/** A server's loader of the frame around the screens of a language, by what reads it. @throws as `loaderOf` does */
export function shellLoaderOf(read: (site: SiteContext, locale: Locale) => Promise<ShellData>) {
  return ({ request, context }: Args): Promise<ShellData> =>
    available(context.get(siteContext), (site) => read(site, localeOf(new URL(request.url).pathname)));
}

/**
 * What is read of the content service for a page.
 * @throws 503 or 504, as a visitor is shown it, where the content service did not respond
 */
export async function available<T>(context: SiteContext, reading: (context: SiteContext) => Promise<T>): Promise<T> {
  try {
    return await reading(context);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    context.logUnavailable(error);
    throw data(null, { status: error.timedOut ? 504 : 503 });
  }
}
