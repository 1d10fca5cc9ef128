import { forgetAction, keptAction } from '../../data/lazy/kept-action.ts';
import { appState, changeAppState } from './app-state.ts';
import { untilReachable } from './until-reachable.ts';

/** ms; how long the good news stays (section 9). */
const backFor = 5000;

/** Whether the site runs as an installed app (section 1): only then is the connection worth a toast. */
function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/**
 * Watches the connection (section 1) as long as the document lives: an installed app says when it goes and when it is back.
 * @param onBack called when it is back and the site responds, installed or not: page data is then refreshed
 */
export function watchConnection(onBack: () => void): void {
  let hide: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  const goesOffline = () => {
    clearTimeout(hide);
    if (isInstalled()) changeAppState({ connection: 'offline' });
  };
  addEventListener('offline', goesOffline);
  addEventListener('online', () => {
    if (appState().connection === 'offline') {
      changeAppState({ connection: 'back' });
      hide = setTimeout(() => changeAppState({ connection: 'unremarkable' }), backFor);
    }
    if (isAsking) return;
    isAsking = true;
    void untilReachable(0).then(() => {
      isAsking = false;
      onBack();
    });
  });
  if (!navigator.onLine) goesOffline();
}

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
