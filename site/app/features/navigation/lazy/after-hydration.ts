import { measureAgain, measureBelowFold } from './measure-below-fold.ts';
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

/** Which answers of a history entry are unfolded, in the order of the page. */
const unfolded = new Map<string | undefined, boolean[]>();

const entry = () => (window.history.state as { key?: string } | null)?.key;
const isOpen = ({ open }: HTMLDetailsElement) => open;
const answers = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Unfolds again what the visitor had unfolded where the nodes of a page are new (`features/static-page`): on the way back to it, before
 * its position is restored, and where it is read anew.
 */
function keepUnfolded(): void {
  const note = ({ target }: Event) => {
    const all = answers();
    const isAnswer = all.includes(target as HTMLDetailsElement);
    if (isAnswer) unfolded.set(entry(), all.map(isOpen));
  };
  // The event of an answer does not bubble.
  document.addEventListener('toggle', note, { capture: true });
  document.addEventListener('renewed', () => {
    const noted = unfolded.get(entry());
    answers().forEach((answer, place) => {
      answer.open = noted?.[place] ?? answer.open;
    });
  });
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
  measureBelowFold();
  measureAgain();
  keepUnfolded();
  showOwnColours();
  // What counts visits is the last to be loaded: a visitor waits for none of it.
  whenIdle(() =>
    loadLazy()
      .then(() => import('./count-visits.ts'))
      .catch(() => {}),
  );
  return {
    ...transitions,
    arrive() {
      transitions.arrive();
      measureBelowFold();
    },
  };
}
