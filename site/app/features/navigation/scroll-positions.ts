/** The scroll position of each history entry: in memory, and in `sessionStorage` while another document is shown. */

const storageKey = 'scroll-positions';

/** Entries that are stored; the oldest are dropped first. */
const most = 100;

const positions = new Map<string, number>();

/** The history entry that is shown. While a page is loading, the URL may already be that of another one. */
let shown = '';

/** Gives a history entry without one a key, which the router then uses as its key. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

function remember(key: string, position: number) {
  positions.delete(key);
  positions.set(key, position);
}

function read() {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    for (const [key, position] of stored as [string, number][]) positions.set(key, Number(position));
  } catch {
    // Blocked or invalid: the positions of this document are enough.
  }
}

function write() {
  remember(shown, window.scrollY);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)));
  } catch {
    // Blocked or full: then a reload begins at the top.
  }
}

/**
 * Stores the positions from now on. Called once, before the router starts, so that every entry has a key of its own. Across
 * documents the browser restores the position, sooner than any script; within one, that is left to the page, which knows
 * when its content is rendered.
 */
export function keepScrollPositions(): void {
  read();
  shown = entryKey();
  // The browser restores it first; where it did not, this does.
  const settle = () => {
    window.history.scrollRestoration = 'manual';
    const position = positions.get(shown);
    if (position && window.scrollY === 0) window.scrollTo({ top: position, behavior: 'instant' });
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    write();
    window.history.scrollRestoration = 'auto';
  });
  document.addEventListener('visibilitychange', () => document.hidden && write());
  window.addEventListener('scroll', () => remember(shown, window.scrollY), { passive: true });
  // An anchor that the browser followed by itself makes an entry without a key, and has scrolled already.
  window.addEventListener('popstate', () => {
    if (!(window.history.state as { key?: string } | null)?.key) shown = entryKey();
  });
}

/** The scroll position in pixels, as it was noted last: reading it would force a layout of a page that has just changed. */
export const positionShown = (): number => positions.get(shown) ?? window.scrollY;

/**
 * Sets the history entry that is shown now.
 * @returns the scroll position in pixels when it was left; nothing where it was never shown
 */
export function entryShown(key: string): number | undefined {
  const before = positionShown();
  shown = key;
  const position = positions.get(key);
  remember(key, position ?? before);
  if (positions.size > 2 * most) for (const old of [...positions.keys()].slice(0, most)) positions.delete(old);
  return position;
}
