import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { type Screen, screenInput } from '@vitrine/contract/routes/route-table.ts';
import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { ApiError, getScreen, getShell } from './api-client.ts';
import type { ScreenData, ShellData } from './screen-data.ts';

/** The address of the page whose data arrived last: asked for again, it is being refreshed. */
let settledOn = withoutHash(globalThis.location?.href);

function withoutHash(address: string | undefined): string | undefined {
  return address?.split('#')[0];
}

/** Notes that the data of an address has arrived. */
function arrivedAt(address: string): void {
  settledOn = address;
}

/**
 * Where nobody was reached for the data of another page, its whole document is asked for instead, if a service worker is
 * there to answer: with the copy that it keeps, or with the offline page.
 * @returns `null` where the failure is to be shown; else a promise that never ends, since the document is being left
 */
function documentInstead(error: unknown, address: string): Promise<never> | null {
  const isUnreached = error instanceof ApiError && error.statusCode === 503 && error.errorText === 'No connection';
  if (!isUnreached || address === settledOn || !navigator.serviceWorker?.controller) return null;
  // Back and forward have changed the address of the window already.
  if (address === withoutHash(window.location.href)) window.location.reload();
  else window.location.assign(address);
  // Coming back to this page as it was left, the browser would find it waiting still.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
  return new Promise(() => {});
}

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
