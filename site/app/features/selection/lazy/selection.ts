import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { isPlain } from '../../../data/plain-click.ts';
import {
  mostPairs,
  type Pair,
  readPairs,
  selectionFormId,
  selectionPath,
  writePairs,
} from '../../../data/selection.ts';
import { mySelection, storeSelection } from './stored-selection.ts';

/**
 * What a browser adds to selections (section 15): toggles, the way to the visitor's own, and what its page offers beside links and
 * forms. It begins when it is loaded, once, and listens on the document: pages are markup.
 */

const toggles = `button[form=${selectionFormId}]`;
/** Milliseconds for which a message stays. */
const messageTime = 8000;

const localeHere = () => localeOf(window.location.pathname);
const myPath = () => selectionPath(localeHere(), mySelection());
const isMine = (pairs: readonly Pair[]) => writePairs(pairs) === writePairs(mySelection());
const pageShown = () => document.querySelector<HTMLElement>('main [data-selection]');
const requestedOn = (page: HTMLElement) => readPairs(page.dataset.selection ?? '');

/** The pairs of the selection to which a link of the page leads; `null` where it leads elsewhere. */
function pairsOf({ pathname, search }: HTMLAnchorElement): Pair[] | null {
  if (pathname !== pathTo('selection', localeHere())) return null;
  return readPairs(new URLSearchParams(search).get('pairs') ?? '');
}

function showToggles(): void {
  const mine = mySelection();
  for (const toggle of document.querySelectorAll<HTMLButtonElement>(toggles))
    toggle.setAttribute('aria-pressed', String(mine.includes(toggle.value as Pair)));
}

/** Leads the links outside the content to the visitor's selection. */
function showLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a')) if (pairsOf(link)) link.href = myPath();
}

/** Says on the page of a selection whether it is the visitor's own. */
function showNotice(page: HTMLElement): void {
  const requested = requestedOn(page);
  const notice = page.querySelector<HTMLElement>('[data-not-mine]');
  const link = notice?.querySelector<HTMLAnchorElement>('[data-see-mine]');
  const add = notice?.querySelector<HTMLElement>('[data-add-to-mine]');
  if (!notice || !link || !add) return;
  notice.hidden = requested.length === 0 || isMine(requested);
  link.href = myPath();
  add.hidden = new Set([...mySelection(), ...requested]).size > mostPairs;
}

/** The page of a selection is shown: what needs a script appears. Nothing is stored by that. */
function arriveAt(page: HTMLElement): void {
  const requested = requestedOn(page);
  if (requested.length === 0 && mySelection().length > 0 && ['', '?pairs='].includes(window.location.search)) {
    // The page without a selection is no step of the history.
    window.location.replace(myPath());
    return;
  }
  for (const item of page.querySelectorAll('[data-needs-script]')) item.removeAttribute('data-needs-script');
  showNotice(page);
}

/** The page of a selection that is shown; a change of the visitor's own is stored before the next page is there. */
let shown: HTMLElement | null = null;

function show(): void {
  const page = pageShown();
  if (page && page !== shown) arriveAt(page);
  shown = page;
  showToggles();
  showLinks();
}

/** The visitor's own selection may have changed: in another tab, or while this page was left. */
function showAgain(): void {
  shown = null;
  show();
}

let clearing = 0;

/** Says what a toggle did, with a link to the selection, for a while. */
function say(message: string, see = ''): void {
  const place = document.querySelector('[data-selection-message]');
  if (!place) return;
  const words = document.createElement('span');
  words.textContent = message;
  const link = document.createElement('a');
  link.href = myPath();
  link.textContent = see;
  place.replaceChildren(words, ' ', link);
  const clear = () => {
    if (place.matches(':hover, :focus-within')) clearing = window.setTimeout(clear, messageTime);
    else place.replaceChildren();
  };
  clearTimeout(clearing);
  clearing = window.setTimeout(clear, messageTime);
}

/** Puts the pair of a toggle into the selection, or takes it out. */
function press(toggle: HTMLButtonElement): void {
  const { form, dataset } = toggle;
  const pair = toggle.value as Pair;
  const mine = mySelection();
  const isSelected = mine.includes(pair);
  const isFull = !isSelected && mine.length >= mostPairs;
  if (!isFull) storeSelection(isSelected ? mine.filter((other) => other !== pair) : [...mine, pair]);
  const { added, removed, full, see } = form?.dataset ?? {};
  const message = (isFull ? full : isSelected ? removed : added) ?? '';
  say(message.replace('{name}', dataset.name ?? '').replace('{count}', String(mySelection().length)), see);
  showToggles();
  showLinks();
  // The message may lie over it.
  toggle.scrollIntoView({ block: 'nearest' });
}

/** Stores what a link or form of the visitor's own selection leads to. That of somebody else stays apart from it. */
function keepChange(page: HTMLElement, pairs: Pair[] | null): void {
  if (pairs && isMine(requestedOn(page))) storeSelection(pairs);
}

function addToMine(page: HTMLElement): void {
  storeSelection([...mySelection(), ...requestedOn(page)]);
  showNotice(page);
  showLinks();
  if (!isMine(requestedOn(page))) {
    page.querySelector<HTMLAnchorElement>('[data-see-mine]')?.click();
    return;
  }
  // The page stays, without the button that had the focus.
  const heading = page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Hands the URL of a selection to the system's own sheet; where there is none, to the clipboard, and says so.
 * @param button has the URL, and what is said once it is copied
 * @param answer where it is said; the URL itself where nothing can be copied
 */
async function shareSelection({ dataset }: HTMLElement, answer: Element | null): Promise<void> {
  const { share: url = '', copied = '' } = dataset;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    answer?.replaceChildren(copied);
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) answer?.replaceChildren(url);
  }
}

function click(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.button !== 0) return;
  const toggle = target.closest<HTMLButtonElement>(toggles);
  if (toggle) {
    event.preventDefault();
    press(toggle);
    return;
  }
  const page = target.closest<HTMLElement>('[data-selection]');
  if (!page) return;
  const sharing = target.closest<HTMLElement>('[data-share]');
  if (sharing) void shareSelection(sharing, page.querySelector('[data-share-answer]'));
  else if (target.closest('[data-print]')) window.print();
  else if (target.closest('[data-add-to-mine]')) addToMine(page);
  const link = target.closest('a');
  if (link && isPlain(event)) keepChange(page, pairsOf(link));
}

function submit({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const page = target.closest<HTMLElement>('[data-selection]');
  const pairs = new FormData(target).get('pairs');
  // Without a choice nothing is taken out.
  if (page && pairs && typeof pairs === 'string') keepChange(page, readPairs(pairs));
}

// In the capture phase: before the listeners that turn links and forms into client navigations.
document.addEventListener('click', click, { capture: true });
document.addEventListener('submit', submit, { capture: true });
window.addEventListener('storage', showAgain);
window.addEventListener('pageshow', showAgain);
new MutationObserver(show).observe(document.body, { subtree: true, childList: true });
show();
