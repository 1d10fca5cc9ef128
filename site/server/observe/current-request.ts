import { AsyncLocalStorage } from 'node:async_hooks';

/** A request whose response does not come from memory. */
export interface CurrentRequest {
  id: string;
  /** until its response has ended, or its connection was closed */
  isOpen: boolean;
  /** whether what it leads to is counted (`visits/is-counted.ts`) */
  isCounted: boolean;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Runs the handler of a request in its asynchronous context (`AsyncLocalStorage`). */
export function withinRequest(request: CurrentRequest, work: () => void): void {
  current.run(request, work);
}

/**
 * The identifier of the request in whose context code runs. Shared work has that of the request that began it; work that
 * continues after its response (revalidation, timers) has none.
 */
export function currentRequestId(): string | undefined {
  const request = current.getStore();
  return request?.isOpen ? request.id : undefined;
}

/** Whether code runs in the context of a request that is counted; shared work is counted as that of the request that began it. */
export function isCurrentCounted(): boolean {
  return current.getStore()?.isCounted ?? false;
}
