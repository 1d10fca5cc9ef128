import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { loadRest } from './link-navigation.tsx';

/**
 * Caches the pages that were seen, and prefetches those that the visitor is likely to visit next. The module is loaded
 * while the page is hydrated (`link-navigation.tsx`).
 */
export function Prefetching() {
  const match = useMatches().at(-1);
  const { search } = useLocation();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    loadRest()
      .then(({ storeShown, startPrefetching }) => {
        if (match) storeShown(match, search);
        if (!isLeft) stop = startPrefetching();
      })
      // Pages are then fetched when they are visited.
      .catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, search]);
  return null;
}
