import type { Locale } from '@vitrine/contract/routes/locale.ts';

/**
 * Until it is ended, a click on a text of the site does nothing but open the admin panel at the label that reads so, in a tab of
 * its own; so does Enter on a link or a button. The bar of the preview works as before.
 * @returns a function that ends it
 */
export function pickLabels(adminOrigin: string, locale: Locale): () => void {
  const end = new AbortController();
  document.documentElement.dataset.picking = 'label';
  // On the window, before React hears of it.
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-preview]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const text = textAt(event, event.target);
      if (!text) return;
      window.open(`${adminOrigin}/api/preview/label?${new URLSearchParams({ text, locale })}`, '_blank', 'noopener');
    },
    { capture: true, signal: end.signal },
  );
  return () => {
    end.abort();
    delete document.documentElement.dataset.picking;
  };
}

/** The text under the pointer: a label is a text node of its own. By keyboard that of the element; without one, its name. */
function textAt({ clientX, clientY, detail }: MouseEvent, element: Element): string {
  const node = detail > 0 ? document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode : null;
  const pointed = node instanceof Text && element.contains(node) ? node.data : element.textContent;
  const named = ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name));
  return [pointed, ...named].map((text) => text?.trim()).find(Boolean) ?? '';
}
