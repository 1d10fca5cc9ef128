import { renderBelowFold } from '../below-fold.ts';
import { whenIdle } from './when-idle.ts';

/** Renders what is below the fold after hydration: a section at a time, while the browser is idle. */
export function renderRest(): void {
  renderNext([...document.querySelectorAll<HTMLElement>('section, footer > *')]);
}

function renderNext([next, ...rest]: readonly HTMLElement[]): void {
  if (!next || !document.documentElement.dataset.belowFold) {
    renderBelowFold();
    return;
  }
  next.style.contentVisibility = 'visible';
  whenIdle(() => renderNext(rest));
}
