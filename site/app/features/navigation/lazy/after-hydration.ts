import { showOwnColours } from './own-colours.ts';
import { renderRest } from './render-rest.ts';
import { guardRouteModules } from './route-modules.ts';
import { travel } from './shared-element.ts';

/** What the first page can do without: loaded after hydration, in one file. */
export { keepShown, startPrefetching } from './prefetch.ts';
export { whenIdle } from './when-idle.ts';

/**
 * Does all of it that is done once.
 * @param onLost called when a script of a page cannot be had
 * @returns what lets pictures travel from page to page
 */
export function beginAfterHydration(onLost: () => void): typeof travel {
  guardRouteModules(onLost);
  renderRest();
  showOwnColours();
  return travel;
}
