import { useEffect } from 'react';

/**
 * Says that the page is hydrated: as the last of the document, its effect comes after those of all that listens to the visitor.
 * What the visitor did before is then carried out. The mark `hydrated` can be read by whatever measures the page.
 */
export function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated');
    window.endEarlyEvents?.(true);
  }, []);
  return null;
}
