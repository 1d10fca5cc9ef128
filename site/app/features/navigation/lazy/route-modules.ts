import { data } from 'react-router';
import { leaveFor } from '../../../data/screen-loader/screen-loader.ts';
import { dataRouter, filesOf, type Route, routeModules } from '../../../seams/router-globals.ts';

/** The storage key of the URLs that were reloaded for a lost script, with the time. */
const storageKey = 'reload-guard';

/** Milliseconds during which one URL is not reloaded twice. */
const pause = 60_000;

/**
 * Whether a URL may be reloaded because a script was lost; if so, notes it (section 8, "Lost script
 * chunks"). Without storage it may not: nothing could be noted.
 * @param url path and query
 * @param now epoch milliseconds
 */
export function mayReload(url: string, now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const noted = Object.entries(JSON.parse(storage().getItem(storageKey) ?? '{}') as Record<string, number>);
    const recent = noted.filter(([, time]) => now - time < pause && time <= now);
    if (recent.some(([path]) => path === url)) return false;
    storage().setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [url, now]])));
    return true;
  } catch {
    return false;
  }
}

type Load = () => Promise<unknown>;

/**
 * Loads the files of the routes in place of React Router, which reloads the present page for a missing one, in an endless
 * loop. Here (section 8, "Lost script chunks") the page that was requested is loaded as a document, which a new release
 * requires, at most once a minute; otherwise the error page is shown.
 * @param onLost called when a file is missing: links are the browser's from then on, also where the load is stopped and the page stays
 */
export function reloadOnLostModules(onLost: () => void): void {
  const router = dataRouter();
  const modules = routeModules();

  /** where the page was left for, one object for each navigation */
  let left: object | undefined;
  const missing = (): Promise<never> => {
    // Back and forward have already changed the URL of the window.
    const location = router.state.navigation.location ?? window.location;
    // A route has several files; the page is left once.
    if (location === left) return new Promise(() => {});
    onLost();
    const path = location.pathname + location.search;
    if (mayReload(path, Date.now(), () => sessionStorage)) {
      left = location;
      return leaveFor(window.location.origin + path);
    }
    throw data(null, { status: 503 });
  };

  const guard = (route: Route) => {
    const files = filesOf(route.id);
    if (files && route.lazy && typeof route.lazy === 'object') {
      const lazy = route.lazy as Record<string, Load | undefined>;
      let arrival: Promise<void> | undefined;
      const fetchModule = () => {
        arrival ??= import(/* @vite-ignore */ files.module).then((module: unknown) => {
          modules[route.id] = module;
        });
        return arrival;
      };
      for (const [property, load] of Object.entries(lazy)) {
        if (!load) continue;
        const isLoader = property === 'loader';
        const arrive = isLoader && files.clientLoaderModule ? load : () => fetchModule().then(load);
        // A loader has to be there, or the router waits for it for ever: then it is one that fails.
        lazy[property] = () => arrive().catch(isLoader ? () => missing : missing);
      }
    }
    route.children?.forEach(guard);
  };
  router.routes.forEach(guard);
}
