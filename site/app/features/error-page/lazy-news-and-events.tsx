import { useEffect, useState } from 'react';
import type { NewsAndEvents } from './news-and-events.tsx';

/** The next dates and the latest news, once the page is there: few pages need them, and none waits for them. */
export function LazyNewsAndEvents({ namespace }: { namespace: string }) {
  const [loaded, setLoaded] = useState<{ View: typeof NewsAndEvents }>();
  useEffect(() => {
    let isGone = false;
    import('./news-and-events.tsx').then(
      ({ NewsAndEvents: View }) => isGone || setLoaded({ View }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded && <loaded.View namespace={namespace} />;
}
