import './page-change.css';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { queryParameters } from '@vitrine/contract/routes/route-table.ts';
import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import hidden from '../../ui/hidden-text/hidden-text.module.css';
import { renderBelowFold, renderUnmeasured, skipBelowFold } from './below-fold.ts';
import { anchorOf, transitions } from './page-transition.ts';
import { entryShown } from './scroll-positions.ts';

/** As much of a URL as matters here. */
interface Place {
  pathname: string;
  search: string;
}

/**
 * The kinds of a change of the URL:
 * - `page`: another page, or the course finder with other answers. The view goes to its top or its anchor, the focus to its heading, its
 *   title is announced.
 * - `narrowed`: the same list by other filters. The visitor is using the filters: the scroll position and the focus stay
 *   where they are.
 * - `anchor`: the same page at another anchor, to which the browser has scrolled already.
 */
type Change = 'page' | 'narrowed' | 'anchor';

/** The parameters that narrow a list in place. Any other one (the page of a long list, a step of a form) is a new page. */
const filters = ['campus', 'level', 'rhythm', 'kind', 'month'];

/** The parameters that a page reads: those of a campaign, with which a visitor arrives, change nothing. */
const declared: readonly string[] = Object.values(queryParameters).flat();

/** The kind of a change of the URL (section 2, "Navigation"). */
export function changeOf(from: Place, to: Place): Change {
  if (from.pathname !== to.pathname) return 'page';
  if (from.search === to.search) return 'anchor';
  if (to.pathname === pathTo('finder', localeOf(to.pathname))) return 'page';
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const changed = declared.filter((name) => before.get(name) !== after.get(name));
  return changed.length > 0 && changed.every((name) => filters.includes(name)) ? 'narrowed' : 'page';
}

/** Milliseconds from the change of the page to the movement of the view (section 9). */
const scrollDelay = 100;

function scrollToPlace(location: Location, behavior: ScrollBehavior) {
  const anchor = anchorOf(location.hash);
  // Below the bars: the page has the room above anchors as its scroll padding.
  if (anchor) anchor.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** The first heading of what the URL names gets the focus, else the part itself; without an anchor that is the page. The view stays. */
function focusHeading(location: Location) {
  const part = anchorOf(location.hash) ?? document.querySelector('main');
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? part;
  if (!heading) return;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Before anything is measured. @param isToPlace whether the view goes to a place in the page rather than to its top */
function prepareBelowFold(change: Change, isToPlace: boolean) {
  if (change === 'anchor' && isToPlace) renderUnmeasured();
  else if (isToPlace) renderBelowFold();
  else if (change !== 'anchor') skipBelowFold();
}

/** The next frame in which a position is set again. */
let held = 0;

/**
 * Sets the scroll position, and again in each frame of a moment: the compositor goes on with a smooth scroll, or with a fling, until it
 * hears of another position, and what it has moved meanwhile is added to that.
 * @param until ms, by `performance.now()`
 * @param frames how many there are at least: one may take longer than the moment
 */
function holdPosition(top: number, until: number, frames: number) {
  window.scrollTo({ top, behavior: 'instant' });
  if (frames > 0 || performance.now() < until) held = requestAnimationFrame(() => holdPosition(top, until, frames - 1));
}

/**
 * Back and forward restore the scroll position at once.
 * @param position in pixels, where the entry was shown before; to an anchor of the same page the browser has scrolled already
 */
function restorePosition(location: Location, change: Change, position: number | undefined) {
  if (position !== undefined) holdPosition(position, performance.now() + 130, 4);
  else if (change !== 'anchor') scrollToPlace(location, 'instant');
}

/** What follows a change of the page (section 2, "Navigation"): scrolling, focus, and its title announced. */
export function PageChange() {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(null);
  const voice = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    cancelAnimationFrame(held);
    const change = from && from !== location ? changeOf(from, location) : null;
    const isBack = type === 'POP';
    const isToPlace = isBack || location.hash !== '';
    if (change) prepareBelowFold(change, isToPlace);
    const position = entryShown(location.key);
    // The first page has been scrolled and announced by the browser.
    if (!change) return;
    if (isBack) restorePosition(location, change, position);
    transitions?.arrive();
    if (change === 'anchor' && isToPlace) return;
    if (change === 'narrowed') {
      // A filter may have removed itself; the status of the list announces the result.
      if (document.activeElement === document.body) focusHeading(location);
      if (document.querySelector('main [role=status]')) return;
    } else focusHeading(location);
    if (voice.current) voice.current.textContent = document.title;
    if (isBack || change === 'narrowed') return;
    const scrolling = setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollToPlace(location, still ? 'instant' : 'smooth');
    }, scrollDelay);
    return () => clearTimeout(scrolling);
  }, [location, type]);

  return <p ref={voice} className={hidden.hidden} aria-live="polite" />;
}
