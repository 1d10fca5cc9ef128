import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './prefetch.ts';

/** Only the last call measures: an earlier one was for a page or a width that is gone. */
let calls = 0;

/**
 * The height of an element in pixels without its padding and borders. The height of these alone is measured: their computed
 * styles are rounded in another way than the layout, and nothing may move by a part of a pixel.
 */
function contentHeight(element: HTMLElement): number {
  const whole = element.getBoundingClientRect().height;
  element.style.blockSize = '0';
  const edges = element.getBoundingClientRect().height;
  element.style.blockSize = '';
  return whole - edges;
}

/**
 * Lays out each section of the page that is shown, one after the other while the browser is idle, writes down its size and
 * leaves it out again before a frame is painted. What changes later, as a panel that opens, then restyles what is in the
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
  const unmeasured = [...document.querySelectorAll<HTMLElement>('section, footer > *')].filter(
    (section) => getComputedStyle(section).contentVisibility === 'auto',
  );
  const measureNext = () => {
    if (call !== calls) return;
    // An anchor was followed in between.
    if (!dataset.belowFold) return measureBelowFold();
    const section = unmeasured.shift();
    if (!section) return end();
    section.style.contentVisibility = 'visible';
    section.style.containIntrinsicBlockSize = `auto ${contentHeight(section)}px`;
    section.style.contentVisibility = '';
    whenIdle(measureNext);
  };
  whenIdle(measureNext);
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
