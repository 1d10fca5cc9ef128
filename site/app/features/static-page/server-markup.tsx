import { useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onLayoutRefresh, refreshLayout } from '../../data/api-client.ts';
import { noteShown } from './handover.ts';

/**
 * An element with this property is hydrated without looking into it. One object: React compares it by identity, and would empty
 * the element where it met another one.
 */
const leftAsItIs = { __html: '' };

/** The nodes of the first page of the visit, while another one is shown: it is gone back to (section 4, "Caches"). */
let away: DocumentFragment | null = null;
onLayoutRefresh(() => {
  away = null;
});

/** The content of the first page of a visit, as the server rendered it. */
export function ServerMarkup() {
  const place = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (away) element.append(away);
    away = null;
    if (!element.hasChildNodes()) {
      // React had to render the whole document anew, as where an extension changed it before: the data are read after all.
      refreshLayout();
      void revalidate();
    }
    return () => {
      noteShown(element);
      away = document.createDocumentFragment();
      away.append(...element.childNodes);
    };
  }, [revalidate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is never set, see above
  return <div ref={place} dangerouslySetInnerHTML={leftAsItIs} suppressHydrationWarning />;
}
