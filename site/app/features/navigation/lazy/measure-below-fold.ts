import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './prefetch.ts';

/** Only the last call measures: an earlier one was for a page or a width that is gone. */
let calls = 0;

/**
 * Renders each section of the page that is shown for a frame, one after the other while the browser is idle: the browser
 * stores its size with that frame, and leaves it out again where it is outside of the window. What changes later, as a panel
 * that opens, then restyles what is in the window and not the whole page: a third of the elements.
 */
export function measureBelowFold(): void {
  calls += 1;
  const call = calls;
  const { dataset } = document.documentElement;
  // Without the attribute everything is rendered already: one frame stores all sizes.
  const unmeasured = dataset.belowFold
    ? [...document.querySelectorAll<HTMLElement>('section, footer > *')].filter(
        (section) => getComputedStyle(section).contentVisibility === 'auto',
      )
    : [];
  const measureNext = () => {
    const next = dataset.belowFold ? unmeasured.shift() : undefined;
    if (next) next.style.contentVisibility = 'visible';
    requestAnimationFrame(() =>
      whenIdle(() => {
        if (next) next.style.contentVisibility = '';
        if (call !== calls) return;
        if (next) measureNext();
        else dataset.belowFold = 'measured';
      }),
    );
  };
  measureNext();
}

/** Measures again where the page has another width, or the same with larger text: the remembered sizes are wrong. */
export function measureWhenResized(): void {
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    renderBelowFold();
    measureBelowFold();
  });
}
