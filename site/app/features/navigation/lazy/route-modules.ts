import { data } from 'react-router';
import { dataRouter, filesOf, type Route, routeModules } from '../../../seams/router-globals.ts';

/** Where it is noted which address was loaded anew for a lost script, and when. */
const storageKey = 'reload-guard';

/** Milliseconds during which one address is not loaded anew twice. */
const pause = 60_000;

/**
 * Asks whether an address may be loaded anew because a script was lost, and notes that it is (section 8, "Lost script
 * chunks"). Without storage nothing could be noted, so that it may not.
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
 * Loads the files of the routes in place of React Router, which answers a missing one by loading the present page anew,
 * without end. Here (section 8, "Lost script chunks") the page that was asked for is loaded whole, as a new release
 * wants it, at most once a minute; failing that the error page is shown.
 * @param onLost told when a file is missing and the page stays
 */
export function reloadOnLostModules(onLost: () => void): void {
  const router = dataRouter();
  const modules = routeModules();

  let isLeaving = false;
  const missing = (): Promise<never> => {
    // A route has several files; the page is left once, and nothing more happens on it.
    if (isLeaving) return new Promise(() => {});
    // Back and forward have already changed the address of the window.
    const { pathname, search, hash } = router.state.navigation.location ?? window.location;
    if (mayReload(pathname + search, Date.now(), () => sessionStorage)) {
      const isHere = pathname + search === window.location.pathname + window.location.search;
      if (isHere) window.location.reload();
      else window.location.assign(pathname + search + hash);
      isLeaving = true;
      return new Promise(() => {});
    }
    onLost();
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
