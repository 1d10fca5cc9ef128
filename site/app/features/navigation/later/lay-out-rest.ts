import { layOutAll } from '../first-look.ts';
import { whenIdle } from './when-idle.ts';

/** Lays out what a first look left, now that the page is used: a section at a time, while nothing else is to be done. */
export function layOutRest(): void {
  layOutNext([...document.querySelectorAll<HTMLElement>('section, footer > *')]);
}

function layOutNext([next, ...rest]: readonly HTMLElement[]): void {
  if (!next || !document.documentElement.dataset.look) {
    layOutAll();
    return;
  }
  next.style.contentVisibility = 'visible';
  whenIdle(() => layOutNext(rest));
}
