import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { type Screen, screenInput } from '@vitrine/contract/routes/route-table.ts';
import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { ApiError, getScreen, getShell } from './api-client.ts';
import { arrivedAt, documentInstead } from './document-instead.ts';
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
