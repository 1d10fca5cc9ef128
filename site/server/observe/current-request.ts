import { AsyncLocalStorage } from 'node:async_hooks';

/** A request whose response does not come from memory. */
export interface CurrentRequest {
  id: string;
  /** until its response has ended, or its client has gone */
  isOpen: boolean;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Does what a request asks for; whatever is begun by it knows whose it is. */
export function withinRequest(request: CurrentRequest, work: () => void): void {
  current.run(request, work);
}

/**
 * The identifier of the request on whose behalf something is done. What many wait for belongs to the one that began it; what
 * goes on when that one is answered (renewals, timers) belongs to nobody.
 */
export function currentRequestId(): string | undefined {
  const request = current.getStore();
  return request?.isOpen ? request.id : undefined;
}
