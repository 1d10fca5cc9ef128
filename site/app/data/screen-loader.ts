import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { type Screen, screenInput } from '@vitrine/contract/routes/route-table.ts';
import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { ApiError, getScreen, getShell } from './api-client.ts';
import { arrivedAt, documentInstead } from './document-instead.ts';
import { type InMarkup, isInMarkup } from './in-markup.ts';
import { fileMissing } from './missing-files.ts';
import type { ScreenData, ShellData } from './screen-data.ts';

type Args = Pick<ClientLoaderFunctionArgs, 'request' | 'params'>;

/**
 * The browser's loader of a screen: one call to the site's own `/api` per navigation.
 * @throws the status of a failed call, for the error page
 */
export function screenClientLoader<S extends Screen>(screen: S) {
  return async ({ request, params }: Args): Promise<ScreenData[S]> => {
    const url = new URL(request.url);
    const call = getScreen(screen, localeOf(url.pathname), screenInput(screen, params, url.searchParams));
    const found = await withStatus(call, request.url);
    arrivedAt(request.url);
    return found;
  };
}

/**
 * The browser's loader of a screen whose page is static (`docs/decisions/020`): its data and its page arrive together.
 * @param page what renders it
 * @throws as `screenClientLoader` does; 503 where the files of the page cannot be had
 */
export function staticScreenClientLoader<S extends Screen>(screen: S, page: { load: () => Promise<unknown> }) {
  const load = screenClientLoader(screen);
  return async (args: Args): Promise<ScreenData[S] | InMarkup> => {
    const rendering = page.load().then(
      () => true,
      () => false,
    );
    const found: ScreenData[S] | InMarkup = await load(args);
    if (!isInMarkup(found) && !(await rendering)) return fileMissing();
    return found;
  };
}

/** The browser's loader of the frame around the screens of a language. */
export function shellClientLoader({ request }: Pick<Args, 'request'>): Promise<ShellData> {
  return withStatus(getShell(localeOf(new URL(request.url).pathname)), request.url);
}

async function withStatus<T>(call: Promise<T>, address: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const leaving = documentInstead(error, address);
    if (leaving) return leaving;
    if (error instanceof ApiError) throw data(null, { status: error.statusCode });
    throw error;
  }
}
