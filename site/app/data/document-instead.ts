import { ApiError } from './api-client.ts';

/** The address of the page whose data arrived last: asked for again, it is being refreshed. */
let settledOn = withoutHash(globalThis.location?.href);

function withoutHash(address: string | undefined): string | undefined {
  return address?.split('#')[0];
}

/** Notes that the data of an address has arrived. */
export function arrivedAt(address: string): void {
  settledOn = address;
}

/**
 * Where nobody was reached for the data of another page, its whole document is asked for instead, if a service worker is
 * there to answer: with the copy that it keeps, or with the offline page.
 * @returns `null` where the failure is to be shown; else a promise that never ends, since the document is being left
 */
export function documentInstead(error: unknown, address: string): Promise<never> | null {
  const isUnreached = error instanceof ApiError && error.statusCode === 503 && error.errorText === 'No connection';
  if (!isUnreached || address === settledOn || !navigator.serviceWorker?.controller) return null;
  // Back and forward have changed the address of the window already.
  if (address === withoutHash(window.location.href)) window.location.reload();
  else window.location.assign(address);
  // Coming back to this page as it was left, the browser would find it waiting still.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
  return new Promise(() => {});
}
