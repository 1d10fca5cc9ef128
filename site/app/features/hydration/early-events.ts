import { notPages } from '@vitrine/contract/routes/route-table.ts';
import { selectionFormId } from '../../data/selection.ts';

/**
 * Runs in the head of the document, before anything can be touched: `root.tsx` has it as text (`?script`). A plain click (or
 * Enter) on what the application handles is prevented, shown as pressed and queued: inner links, buttons, and links that say
 * that a script does more (`data-enhanced`); and so is the submission of a form. Native behaviour is left to the browser:
 * anchors, `<details>`, buttons with a command where commands are known. Of several navigations the last one wins; buttons
 * keep their order. Back to a page that the application showed in an earlier document, before a reload, loads it: the browser
 * changes the URL alone.
 */

declare global {
  interface Window {
    /**
     * Ends the queue of early events, and replays it in order: by the application where the page is
     * hydrated, by the browser alone where its scripts failed or are late. Present until the page is hydrated.
     */
    endEarlyEvents?: (isHydrated?: boolean) => void;
    /** the link that will be followed, while it is queued: its page can be prefetched */
    keptLink?: Element;
  }
}

/** Milliseconds after the first queued click after which the browser navigates by itself (section 4, "First touch"). */
const longestWait = 3000;

interface Kept {
  isNavigation: boolean;
  carryOut: () => void;
  pressed: Animation | undefined;
}
let kept: Kept[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listening = new AbortController();
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

const pageShown = () => location.pathname + location.search;
const loaded = pageShown();

const end = (isHydrated = false) => {
  clearTimeout(timer);
  listening.abort();
  if (isHydrated) window.endEarlyEvents = undefined;
  window.keptLink = undefined;
  for (const { carryOut, pressed } of kept.splice(0)) {
    pressed?.cancel();
    carryOut();
  }
};
const keep = (event: Event, element: Element, isNavigation: boolean, carryOut: () => void) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  // As long as the visitor waits, not as long as the animation runs: it is cancelled.
  const pressed = element.animate?.({ opacity: [1, 0.55] }, { duration: 80, fill: 'forwards' });
  if (isNavigation) {
    for (const other of kept) if (other.isNavigation) other.pressed?.cancel();
    kept = kept.filter((other) => !other.isNavigation);
    window.keptLink = element.hasAttribute('href') ? element : undefined;
  }
  kept.push({ isNavigation, carryOut, pressed });
  timer ??= setTimeout(end, longestWait);
};
const isInnerPage = (link: Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>) =>
  link.origin === location.origin &&
  !notPages.test(link.pathname) &&
  !(link.hash && link.pathname === location.pathname && link.search === location.search);

const click = (event: MouseEvent) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const found = event.target instanceof Element && event.target.closest('a[href],button');
  if (!found) return;
  if (found instanceof HTMLAnchorElement) {
    if ((found.target && found.target !== '_self') || found.hasAttribute('download')) return;
    if ('enhanced' in found.dataset || isInnerPage(found)) keep(event, found, true, () => found.click());
  } else if (found instanceof SVGAElement) {
    // A link of a drawing, which has neither `click()` nor the parts of its URL.
    const again = new MouseEvent('click', { bubbles: true, cancelable: true });
    if (isInnerPage(new URL(found.href.baseVal, location.href)))
      keep(event, found, true, () => found.dispatchEvent(again));
  } else if (found instanceof HTMLButtonElement && found.type === 'button') {
    if (!(knowsCommands && found.hasAttribute('commandfor'))) keep(event, found, false, () => found.click());
  }
};
const submit = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  // Several courses can be put into the selection, and the page stays.
  keep(event, submitter ?? form, form.id !== selectionFormId, () => form.requestSubmit(submitter));
};
const options = { capture: true, signal: listening.signal };
addEventListener('click', click, options);
addEventListener('submit', submit, options);
addEventListener('popstate', () => window.endEarlyEvents && pageShown() !== loaded && location.reload());
window.endEarlyEvents = end;
