import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './prefetch.ts';

/** Only the last call measures: an earlier one was for a page or a width that is gone. */
let calls = 0;

/**
 * Renders the sections of the page that is shown once each, one at a time while the browser is idle, and leaves those outside
 * of the window to the browser again, which remembers their sizes. What changes later, as a panel that opens, then restyles
 * what is in the window and not the whole page: a third of the elements.
 */
export function measureBelowFold(): void {
  calls += 1;
  const call = calls;
  const sections = [...document.querySelectorAll<HTMLElement>('section, footer > *')];
  const unmeasured = document.documentElement.dataset.belowFold ? [...sections] : [];
  const measureNext = () => {
    if (call !== calls) return;
    const next = document.documentElement.dataset.belowFold ? unmeasured.shift() : undefined;
    if (next) {
      next.style.contentVisibility = 'visible';
      whenIdle(measureNext);
      return;
    }
    renderBelowFold();
    // The browser stores the sizes with the frame in which everything is rendered.
    requestAnimationFrame(() => whenIdle(leaveToBrowser));
  };
  const leaveToBrowser = () => {
    if (call !== calls) return;
    for (const section of sections) section.style.contentVisibility = '';
    document.documentElement.dataset.belowFold = 'measured';
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
