import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './prefetch.ts';
import { reloadOnLostModules } from './route-modules.ts';
import { transitions } from './shared-element.ts';

/**
 * Gives pictures the ground of their own colour where style sheets cannot read it from an attribute, those of later pages too.
 * The page's security policy leaves no style attributes in what the server sends; until now these stand on the family's tint.
 */
function showOwnColours(): void {
  if (CSS.supports('color', 'attr(x type(*))')) return;
  const show = () => {
    for (const image of document.querySelectorAll<HTMLElement>('img[data-colour]')) {
      image.style.setProperty('--own', image.dataset.colour ?? '');
    }
  };
  new MutationObserver(show).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-colour'],
  });
  show();
}

/** What is still to be rendered of the page that is shown. */
let unrendered: HTMLElement[] = [];

/** Renders what is below the fold of the page that is shown: a section at a time, while the browser is idle. */
function renderRest(): void {
  const isUnderWay = unrendered.length > 0;
  unrendered = [...document.querySelectorAll<HTMLElement>('section, footer > *')];
  if (!isUnderWay) renderNext();
}

function renderNext(): void {
  const next = unrendered.shift();
  if (!next || !document.documentElement.dataset.belowFold) {
    unrendered = [];
    renderBelowFold();
    return;
  }
  next.style.contentVisibility = 'visible';
  whenIdle(renderNext);
}

/** What the first page can do without: loaded after hydration, in one file. */
export { prefetch, startPrefetching, storeShown } from './prefetch.ts';

/**
 * Does all of it that is done once.
 * @param onLost called when a script of a page cannot be had
 * @param loadLazy called when the browser is idle
 * @returns what lets pictures transitions from page to page
 */
export function beginAfterHydration(onLost: () => void, loadLazy: () => Promise<unknown>): typeof transitions {
  reloadOnLostModules(onLost);
  renderRest();
  showOwnColours();
  // What counts visits is the last to be loaded: a visitor waits for none of it.
  whenIdle(() =>
    loadLazy()
      .then(() => import('./visits/count-visits.ts'))
      .catch(() => {}),
  );
  return {
    ...transitions,
    arrive() {
      transitions.arrive();
      renderRest();
    },
  };
}
