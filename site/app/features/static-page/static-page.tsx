import { useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onLayoutRefresh, refreshLayout } from '../../data/api-client/api-client.ts';
import { markupOf, type StaticPageData } from '../../data/page-markup.ts';
import { ServerMarkup } from '../../ui/server-markup/server-markup.tsx';
import { noteShown, takeOver } from './restore-focus.ts';

/** The nodes of the first page of the visit, while another one is shown: it is gone back to (section 4, "Caches"). */
let away: DocumentFragment | null = null;
onLayoutRefresh(() => {
  away = null;
});

/**
 * A page without state or event handlers of its own (`docs/decisions/020`), as the server rendered it: the first one of a
 * visit is in the document, any other is fetched as markup. Listeners for its links and buttons are on the document.
 */
export function StaticPage({ page }: { page: StaticPageData }) {
  const place = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const markup = markupOf(page);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (markup !== null) element.innerHTML = markup;
    else if (away) {
      element.append(away);
      // As in markup: what was chosen led to another page, this one shows what its URL has chosen.
      for (const form of element.querySelectorAll('form')) form.reset();
    } else if (!element.hasChildNodes()) {
      // React had to render the whole document again, as where an extension changed it before: the markup is fetched after all.
      refreshLayout();
      void revalidate();
    }
    if (markup === null) away = null;
    takeOver(element);
    // For `navigation/lazy/measure-below-fold.ts` and `after-hydration.ts`.
    if (markup !== null) element.dispatchEvent(new CustomEvent('renewed', { bubbles: true }));
    return () => {
      noteShown(element);
      const nodes = [...element.childNodes];
      element.replaceChildren();
      if (markup !== null) return;
      away = document.createDocumentFragment();
      away.append(...nodes);
    };
  }, [markup, revalidate]);

  return <ServerMarkup ref={place} html={markup ?? ''} />;
}
