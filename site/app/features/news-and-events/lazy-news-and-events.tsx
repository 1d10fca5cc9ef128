import { useEffect, useState } from 'react';
import type { WhatsOn } from './news-and-events.tsx';

/** The next dates and the latest news, once the page is there: few pages need them, and none waits for them. */
export function WhatsOnLater({ namespace }: { namespace: string }) {
  const [loaded, setLoaded] = useState<{ View: typeof WhatsOn }>();
  useEffect(() => {
    let isGone = false;
    import('./news-and-events.tsx').then(
      ({ WhatsOn: View }) => isGone || setLoaded({ View }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded && <loaded.View namespace={namespace} />;
}
