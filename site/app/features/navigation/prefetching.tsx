import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';

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
    import('./lazy/after-hydration.ts').then(
      ({ storeShown, startPrefetching }) => {
        if (match) storeShown(match, search);
        if (!isLeft) stop = startPrefetching();
      },
      // Pages are then fetched when they are visited.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, search]);
  return null;
}
