import { decoded } from '@vitrine/contract/routes/decoded.ts';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { renderUnmeasured } from './below-fold.ts';
import { positionShown } from './scroll-positions.ts';

/** The module of the view transitions. */
export interface Transitions {
  /** A link was followed to this URL. */
  followLink(link: Element, target: string): void;
  /** Starts a view transition from the present page, where it shares an element with the page at this URL. */
  leave(target: string, signal: AbortSignal): Promise<void>;
  /** The new page is in the document. */
  arrive(): void;
}

/** It is loaded after hydration; until then pages change without. */
export let transitions: Transitions | undefined;

/** Sets the module of the view transitions, once it is loaded. */
export function provideTransitions(ready: Transitions): void {
  transitions = ready;
}

/** The element that a URL's hash names, in the page that is shown. */
export const anchorOf = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)) ?? '');

/**
 * Between the moment when a page is loaded and the moment when it is shown: the one place where a view transition
 * can begin without freezing the old page while the next one is loading. The router's own option for transitions is
 * not used: it writes its record of them into the session's storage, and leaves skipped ones as errors in the console.
 */
export const pageTransition: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  // While the next page is loading, what has not been measured is rendered, so that the scroll position can be stored. At
  // the top that is not needed.
  if (positionShown() > 0) renderUnmeasured();
  const results = await next();
  const { pathname, search } = new URL(request.url);
  await transitions?.leave(pathname + search, request.signal);
  return results;
};
