import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { routeTable, type Screen, screenInput, screens } from '@vitrine/contract/routes/route-table.ts';
import { type ClientLoaderFunctionArgs, data, type MiddlewareFunction } from 'react-router';
import { dataRouter, ownRelease } from '../../seams/router-globals.ts';
import { ApiError, copiedSince, getScreen, getShell, type ScreenResponse } from '../api-client/api-client.ts';
import type { StaticPageData, StaticScreen } from '../page-markup.ts';
import type { ShellData } from '../screen-data.ts';

/** The URL of the page whose data was received last: a further request for it is a refresh. */
let settledOn = withoutHash(globalThis.location?.href);

/** Of the data that were received last. */
let settledCopy: string | null | undefined;

/**
 * When the data of the page that is shown were stored, where they are a copy of the service worker's (ISO); `null` where they are
 * fresh, `undefined` where they came with the document.
 */
export function shownCopy(): string | null | undefined {
  return settledCopy;
}

function withoutHash(url: string | undefined): string | undefined {
  return url?.split('#')[0];
}

/** Records that the data of a URL were received. */
function settleOn(url: string, data: object): void {
  settledOn = url;
  settledCopy = copiedSince(data);
}

/**
 * Navigates to the document of a page in place of loading its data.
 * @returns a promise that never ends: this document is being unloaded
 */
export function leaveFor(url: string): Promise<never> {
  // Back and forward have changed the window's URL already.
  if (url === withoutHash(window.location.href)) window.location.reload();
  // The router's request has no anchor.
  else window.location.assign(url + (dataRouter().state.navigation.location?.hash ?? ''));
  // Coming back to this page as it was left, the browser would find it waiting still.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
  return new Promise(() => {});
}

/**
 * Whether the data of another page could not be fetched while its document can be: from what responds in the site's place, as a mirror,
 * from a service worker, which has its cached copy or the offline page, or after the end of a preview (401), where it is the published
 * page.
 */
function isForDocument(error: unknown, url: string): boolean {
  if (!(error instanceof ApiError) || url === settledOn) return false;
  const { errorText, statusCode } = error;
  return (
    statusCode === 401 ||
    errorText === 'No JSON' ||
    (errorText === 'No connection' && Boolean(navigator.serviceWorker?.controller))
  );
}

/**
 * Leaves for a URL without a page where the site redirects it: what editors have moved, and other spellings of a URL, the server alone
 * knows (section 2, "Legacy redirects").
 */
export async function leaveIfMoved({ url, signal }: Request): Promise<void> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  if (response?.type === 'opaqueredirect') await leaveFor(url);
}

type Args = Pick<ClientLoaderFunctionArgs, 'request' | 'params'>;

/**
 * Requests what a page shows while its route module is still loading: the loader, which is in that module, then finds the
 * request under way. A failure is the loader's to report.
 */
export const requestScreen: MiddlewareFunction = ({ url, params, pattern }, next) => {
  const locale = localeOf(url.pathname);
  const screen = screens.find((name) => routeTable[name][locale] === pattern);
  if (screen) void getScreen(screen, locale, screenInput(screen, params, url.searchParams), { orNull: true });
  return next();
};

/**
 * The browser's loader of a screen: one request to the site's own `/api` per navigation.
 * @throws the status of a failed request, for the error page
 */
export function screenClientLoader<S extends Screen>(screen: S) {
  return async ({ request, params }: Args): Promise<ScreenResponse<S>> => {
    const url = new URL(request.url);
    const response = getScreen(screen, localeOf(url.pathname), screenInput(screen, params, url.searchParams));
    const found = await withStatus(response, request);
    if (!request.signal.aborted) settleOn(request.url, found);
    return found;
  };
}

/**
 * The browser's loader of a static page. Markup of another build than this document's needs other style sheets: it is left for
 * the document.
 * @throws as `screenClientLoader` does
 */
export function staticClientLoader(screen: StaticScreen) {
  const load = screenClientLoader(screen);
  return async (args: Args): Promise<StaticPageData> => {
    const isRefreshed = args.request.url === settledOn;
    const page = await load(args);
    const isForeign = import.meta.env.PROD && page.release !== undefined && page.release !== ownRelease();
    return isForeign && !isRefreshed && !args.request.signal.aborted ? leaveFor(args.request.url) : page;
  };
}

/** The browser's loader of the frame around the screens of a language. */
export function shellClientLoader({ request }: Pick<Args, 'request'>): Promise<ShellData> {
  return withStatus(getShell(localeOf(new URL(request.url).pathname)), request);
}

async function withStatus<T>(response: Promise<T>, request: Request): Promise<T> {
  try {
    return await response;
  } catch (error) {
    // A visitor who has gone elsewhere meanwhile stays there.
    if (!request.signal.aborted && isForDocument(error, request.url)) return leaveFor(request.url);
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 404) await leaveIfMoved(request);
    throw data(null, { status: error.statusCode });
  }
}
