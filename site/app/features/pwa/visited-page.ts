import { isRouteErrorResponse } from 'react-router';
import { refreshLayout } from '../../data/api-client/api-client.ts';
import { mayPrefetch } from '../../data/api-client/connection.ts';
import { shownCopy } from '../../data/screen-loader/screen-loader.ts';
import { changeAppState } from './app-state.ts';
import { postToWorker, requestFromWorker } from './worker-client.ts';

const whenIdle: (call: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (call) => requestIdleCallback(call, { timeout: 5000 })
    : (call) => setTimeout(call, 1000);

/** What of the page's pictures is there already: on a first visit they came before the worker. */
function loadedPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map((picture) => picture.currentSrc);
}

/**
 * Whether the worker is to request the document of a page. That of a failed page is not stored, so it would be requested at each view;
 * but the site counts missing pages by their documents, and one that was navigated to has had none.
 * @param error what the page failed with, if it did
 */
export function needsDocument(error: unknown, cameWithDocument: boolean): boolean {
  return !error || (!cameWithDocument && isRouteErrorResponse(error) && error.status === 404);
}

/**
 * Reports the page that is shown to the worker: reads when it was stored, where it is a copy, and else has the worker store
 * the document, which a client navigation does not load.
 * @param path path and query
 * @param withDocument whether the worker is to request the document
 */
export async function reportVisit(path: string, isStillShown: () => boolean, withDocument: boolean): Promise<void> {
  // On a first visit the worker is still loading the shell; where there is none, this never goes on.
  const worker = (await navigator.serviceWorker?.ready)?.active;
  if (!worker || !isStillShown()) return;
  const copy = shownCopy();
  const savedOn = await requestFromWorker(worker, {
    type: 'saved-on',
    address: path,
    offline: !navigator.onLine,
    copy,
  });
  // The data of a document that is a copy were cached as fresh: the next visit of the page requests them. Without a connection they
  // are all there is, until it is back.
  if (savedOn && copy === undefined && navigator.onLine) refreshLayout();
  if (!isStillShown()) return;
  changeAppState({ savedOn });
  if (savedOn || !withDocument || !mayPrefetch()) return;
  whenIdle(() => postToWorker(worker, { type: 'keep', address: path, pictures: loadedPictures() }));
}
