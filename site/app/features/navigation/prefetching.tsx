import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';

interface PrefetchingProps {
  /** loads what renders a screen */
  loadPage: (screen: Screen) => Promise<unknown>;
  /** loads what must be there when nothing can be loaded any more */
  loadLater: () => Promise<unknown>;
}

/**
 * Keeps the pages that were seen, and reads ahead those that the visitor is likely to go to next. What does it is loaded
 * after hydration.
 */
export function Prefetching({ loadPage, loadLater }: PrefetchingProps) {
  const match = useMatches().at(-1);
  const { search } = useLocation();
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    import('./lazy/after-hydration.ts').then(
      ({ keepShown, startPrefetching }) => {
        if (match) keepShown(match, search);
        if (!isLeft) stop = startPrefetching(loadPage);
      },
      // Pages are then read when they are asked for.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [match, search, loadPage]);

  useEffect(() => {
    import('./lazy/after-hydration.ts').then(
      ({ whenIdle }) => whenIdle(() => loadLater().catch(() => {})),
      () => undefined,
    );
  }, [loadLater]);
  return null;
}
