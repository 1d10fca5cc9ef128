/** A route, of React Router's data router. */
export interface Route {
  id: string;
  lazy?: unknown;
  children?: Route[];
}

/** The files of a route, as React Router's manifest names them. */
interface RouteFiles {
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}

interface RouterGlobals {
  __reactRouterDataRouter: {
    routes: Route[];
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
  __reactRouterManifest?: { version?: string; routes: Record<string, RouteFiles | undefined> };
  /** the loaded modules, by route */
  __reactRouterRouteModules: Record<string, unknown>;
}

const globals = () => window as unknown as RouterGlobals;

/** The router of the page; there once it is hydrated. */
export const dataRouter = () => globals().__reactRouterDataRouter;

/** The modules of routes that the router takes as loaded. */
export const routeModules = () => globals().__reactRouterRouteModules;

/** The files of a route. */
export const filesOf = (route: string) => globals().__reactRouterManifest?.routes[route];

/** The build that this page is of. */
export const ownRelease = () => globals().__reactRouterManifest?.version;
