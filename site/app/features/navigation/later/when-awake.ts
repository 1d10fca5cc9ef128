import { layOutRest } from './lay-out-rest.ts';
import { showOwnColours } from './own-colours.ts';
import { guardRouteModules } from './route-modules.ts';
import { travel } from './shared-element.ts';

/** What the first page can do without: loaded once it is awake, in one file. */
export { keepShown, startPrefetching } from './prefetch.ts';

/**
 * Does all of it that is done once.
 * @param onLost called when a script of a page cannot be had
 * @returns what lets pictures travel from page to page
 */
export function beginAwake(onLost: () => void): typeof travel {
  guardRouteModules(onLost);
  layOutRest();
  showOwnColours();
  return travel;
}
