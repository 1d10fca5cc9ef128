import { anchorOf, type Transitions } from '../page-transition.ts';

/** What a list and a detail may both show: the picture of a course, its title. */
interface Sight {
  picture: HTMLElement | null | undefined;
  title: HTMLElement | null | undefined;
}

/** Pages between which something travelled: back and forward between them are drawn alike. */
const travelled = new Set<string>();

let departure: { link: Element; target: string } | undefined;
let here = window.location.pathname + window.location.search;
let isSwiped = false;
/** Ends the wait for the new page. */
let shown: (() => void) | undefined;
/** Removes the names that are set at present. */
let takeBack = () => {};

// A gesture that the browser has animated by itself is not animated twice.
window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
  isSwiped = hasUAVisualTransition;
});

/** Every width and format of a picture lies in a folder of its own. */
const pictureOf = (image: HTMLImageElement) => image.src.replace(/[^/]*$/, '');
const sameText = (one: Element, other: Element) => one.textContent?.trim() === other.textContent?.trim();

/** The card that contains a link. */
function cardOf(link: Element | null | undefined): Sight {
  const card = link?.closest('main article, main li');
  return {
    picture: card?.querySelector<HTMLImageElement>('img'),
    title: card?.querySelector<HTMLElement>('h2, h3, h4'),
  };
}

function cardLeadingTo(url: string): Sight {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main :is(article, li) a')];
  const leading = links.filter(({ pathname, search }) => pathname + search === url);
  return cardOf(leading.find((link) => cardOf(link).picture) ?? leading[0]);
}

/** The head of a page, or of the part of it that the URL's hash names. */
function headOf(hash: string): Sight {
  const part = anchorOf(hash);
  const scope = part ?? document.querySelector('main');
  return { picture: scope?.querySelector('img'), title: scope?.querySelector<HTMLElement>(part ? 'h2, h3' : 'h1') };
}

/** Of what is shown now, that which was shown before too. */
function sameAs(before: Sight, now: Sight): Sight {
  const [old, young] = [before.picture, now.picture];
  const isSame =
    old instanceof HTMLImageElement && young instanceof HTMLImageElement && pictureOf(old) === pictureOf(young);
  return {
    picture: isSame ? young : null,
    title: before.title && now.title && sameText(before.title, now.title) ? now.title : null,
  };
}

/** Sets the names of the shared elements, in place of former ones. Returns a function that removes these names only. */
function name({ picture, title }: Sight): () => void {
  takeBack();
  picture?.style.setProperty('view-transition-name', 'picture');
  title?.style.setProperty('view-transition-name', 'title');
  let named = [picture, title];
  takeBack = () => {
    for (const element of named) element?.style.removeProperty('view-transition-name');
    named = [];
  };
  return takeBack;
}

/** The shared elements of a navigation to a URL, and how to find them on the next page. */
function journeyTo(target: string): { from: Sight; find: () => Sight } | undefined {
  const link = departure?.target.split('#')[0] === target ? departure.link : undefined;
  const hash = (link && departure?.target.match(/#.*/)?.[0]) ?? '';
  departure = undefined;
  const was = here;
  const toHead = () => headOf(hash || window.location.hash);
  if (link) {
    const from = cardOf(link);
    if (!from.picture && !from.title) return undefined;
    if (travelled.size > 100) travelled.clear();
    travelled.add(`${was} ${target}`);
    return { from, find: toHead };
  }
  if (isSwiped) return undefined;
  if (travelled.has(`${was} ${target}`)) return { from: cardLeadingTo(target), find: toHead };
  if (travelled.has(`${target} ${was}`)) return { from: headOf(''), find: () => cardLeadingTo(was) };
  return undefined;
}

const isStill = () =>
  !document.startViewTransition || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shared elements between a list and a detail: the picture and the title of a card are
 * given names as the page is left, their counterparts as the new one is there. Names are set by script, for no longer
 * than the transition; nothing of it is in the HTML.
 */
export const transitions: Transitions = {
  followLink(link, target) {
    departure = { link, target };
  },

  leave(target, signal) {
    const journey = target === here || signal.aborted ? undefined : journeyTo(target);
    isSwiped = false;
    if (!journey || isStill()) return Promise.resolve();
    const { from, find } = journey;
    let end = name(from);
    return new Promise((go) => {
      const transition = document.startViewTransition(async () => {
        await new Promise<void>((resolve) => {
          shown = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
          if (signal.aborted) resolve();
          go();
        });
        end = name(sameAs(from, find()));
      });
      // A skipped transition is no error: the page has changed all the same.
      const { ready, updateCallbackDone, finished } = transition;
      void Promise.allSettled([ready, updateCallbackDone, finished]).then(() => end());
      // Where another navigation has started, nothing waits for this one.
      signal.addEventListener('abort', () => go(), { once: true });
    });
  },

  arrive() {
    here = window.location.pathname + window.location.search;
    shown?.();
    shown = undefined;
  },
};
