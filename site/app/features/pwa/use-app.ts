import { useEffect, useState } from 'react';
import { loadable } from '../../data/loadable.ts';

const layer = loadable(() => import('./app-layer.tsx'));

/** After the page is there and its own work is done: nothing here is needed for the first paint or the first click. */
function whenAtRest(call: () => void): () => void {
  const leaving = new AbortController();
  const begin = () => setTimeout(() => leaving.signal.aborted || call(), 0);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true, signal: leaving.signal });
  return () => leaving.abort();
}

/** The installable app's part of the page, once it is loaded; `null` before, and where it cannot be. */
export function useApp() {
  const [app, setApp] = useState(layer.loaded);
  useEffect(() => {
    return app ? undefined : whenAtRest(() => layer.load().then(setApp, () => {}));
  }, [app]);
  return app;
}
