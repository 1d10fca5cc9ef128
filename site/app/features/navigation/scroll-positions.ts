/** Where the view stood on each entry of the history: in memory, and in the session's storage while the page is away. */

const storageKey = 'scroll-positions';

/** Entries that are remembered; the oldest are forgotten first. */
const most = 100;

const positions = new Map<string, number>();

/** The entry that is on the screen. While a page is awaited, the address may already be another one's. */
let shown = '';

/** Gives an entry of the history that has none a name of its own, which the router then uses as its key. */
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
    // Blocked or spoilt: the positions of this visit are enough.
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
 * Keeps the positions from now on. Called once, before the router starts, so that every entry has a key of its own.
 * While the page is away the browser restores the position by itself, sooner than any script; while it is here, that is
 * left to the page, which knows when the content is there.
 */
export function keepScrollPositions(): void {
  read();
  shown = entryKey();
  // The browser first; where it did not get to it, this does.
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

/** Where the view stands, in pixels: as it was noted last, since asking for it would lay out a page that has just changed. */
export const positionShown = (): number => positions.get(shown) ?? window.scrollY;

/**
 * Says which entry is on the screen now.
 * @returns where the view stood there when it was left, in pixels; nothing where it was never shown
 */
export function entryShown(key: string): number | undefined {
  const before = positionShown();
  shown = key;
  const position = positions.get(key);
  remember(key, position ?? before);
  if (positions.size > 2 * most) for (const old of [...positions.keys()].slice(0, most)) positions.delete(old);
  return position;
}
