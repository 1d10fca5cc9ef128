import { forgetAction, keptAction } from '../../data/lazy/kept-action.ts';
import { changeAppState } from './app-state.ts';

/** Offers what is kept while there is a connection. A panel that is open has the choice, and a way to try again. */
export function offerKept(): void {
  const mayOffer = navigator.onLine && !document.querySelector('dialog[open] form');
  changeAppState({ later: mayOffer ? keptAction() : null });
}

/** Offers an action that was chosen without a connection, as long as the document lives (section 4, "Kept for later"). */
export function watchKeptAction(): void {
  for (const change of ['online', 'offline', 'storage']) addEventListener(change, offerKept);
  // The event of a dialog does not bubble.
  document.addEventListener('close', offerKept, { capture: true });
  offerKept();
}

/** It was taken up, or is not wanted any more: it is not offered again. */
export function settleLater(): void {
  forgetAction();
  changeAppState({ later: null });
}
