/** What the first page can do without: loaded once it is awake, in one file. */
export { layOutRest } from './lay-out-rest.ts';
export { keepShown, startPrefetching } from './prefetch.ts';
export { guardRouteModules } from './route-modules.ts';
export { travel } from './shared-element.ts';
