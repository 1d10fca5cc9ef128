import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './prefetch.ts';

/** Only the last call measures: an earlier one was for a page or a width that is gone. */
let calls = 0;

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/**
 * Lays out an element, writes down how high the browser shall take it to be where it leaves it out, and lets it do so. That is the
 * height without its padding and borders, of which the height alone is measured: their computed styles are rounded in another way
 * than the layout, and nothing may move by a part of a pixel. The element grows by them while they are measured: if it shrank, the page
 * could become shorter than the scroll position, and Firefox corrects that in every layout.
 */
function measure(element: HTMLElement): void {
  const { style } = element;
  style.contentVisibility = 'visible';
  const whole = heightOf(element);
  style.boxSizing = 'content-box';
  style.blockSize = `${whole}px`;
  const edges = heightOf(element) - whole;
  style.boxSizing = '';
  style.blockSize = '';
  style.containIntrinsicBlockSize = `auto ${whole - edges}px`;
  style.contentVisibility = '';
}

/** The sections that the browser may leave out, the parts of each before it. */
const leftOut = () =>
  [...document.querySelectorAll<HTMLElement>('section:not([data-part]), footer > *')]
    .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('[data-part]'), section]);

/** Milliseconds after which a task ends: a phone that is four times slower measures one element in each. */
const slice = 4;

/**
 * Lays out each section of the page that is shown, its parts before it, one after the other while the browser is idle, writes down
 * its size and leaves it out again before a frame is painted. What changes later, as a panel that opens, then restyles what is in the
 * window and not the whole page: a third of the elements.
 */
export function measureBelowFold(): void {
  const { dataset } = document.documentElement;
  if (dataset.belowFold === 'measured') return;
  calls += 1;
  const call = calls;
  const end = () => {
    if (call === calls) dataset.belowFold = 'measured';
  };
  // Without the attribute everything is rendered already: the browser remembers all sizes with the next frame.
  if (!dataset.belowFold) {
    requestAnimationFrame(() => whenIdle(end));
    return;
  }
  let unmeasured: HTMLElement[] | undefined;
  const measureSome = () => {
    if (call !== calls) return;
    // An anchor was followed in between.
    if (!dataset.belowFold) return measureBelowFold();
    const begun = performance.now();
    // Not before: the new page is painted without it.
    unmeasured ??= leftOut();
    do {
      const element = unmeasured.shift();
      if (!element) return end();
      measure(element);
    } while (performance.now() - begun < slice);
    whenIdle(measureSome);
  };
  whenIdle(measureSome);
}

/**
 * Measures again where the remembered sizes are wrong: the page has another width, or the same with larger text, or new nodes
 * (`features/static-page`). Until then all of it is rendered, and nothing that the visitor sees moves. Where new nodes are another
 * page, its change decides for itself, right afterwards (`page-change.tsx`).
 */
export function measureAgain(): void {
  let width = window.innerWidth;
  const begin = () => {
    renderBelowFold();
    measureBelowFold();
  };
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    begin();
  });
  document.addEventListener('renewed', begin);
}
