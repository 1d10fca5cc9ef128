import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { renderBelowFold } from './below-fold.ts';
import { positionShown } from './scroll-positions.ts';

/** What draws the transitions. It is loaded after hydration; until then pages change without. */
export interface Transitions {
  /** A link was followed to this address. */
  followLink(link: Element, target: string): void;
  /** Keeps the picture of the page that is left, where something of it travels to the page at this address. */
  leave(target: string, signal: AbortSignal): Promise<void>;
  /** The new page is in the document. */
  arrive(): void;
}

let transitions: Transitions | undefined;

/** Hands over what draws the transitions. */
export function provideTransitions(ready: Transitions): void {
  transitions = ready;
}

/** A link was followed. */
export function followLink(link: Element, target: string): void {
  transitions?.followLink(link, target);
}

/** The new page is in the document. */
export function arrive(): void {
  transitions?.arrive();
}

/**
 * Between the moment when all of a page is there and the moment when it is shown: the one place where a view transition
 * can begin without holding the old page still while the new one is awaited. The router's own option for transitions is
 * not used: it writes its record of them into the session's storage, and leaves skipped ones as errors in the console.
 */
export const pageTransition: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  // While the next page is awaited the view settles where it is, and its place is remembered. Nothing is above the top.
  if (positionShown() > 0) renderBelowFold();
  const results = await next();
  const { pathname, search } = new URL(request.url);
  await transitions?.leave(pathname + search, request.signal);
  return results;
};
