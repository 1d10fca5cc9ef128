import { ownRelease } from '../../seams/router-globals.ts';
import { appState, changeAppState } from './app-state.ts';
import { isInUse } from './page-in-use.ts';
import { postToWorker, requestFromWorker } from './worker-client.ts';

/** ms; a page that stays open looks for a new version when it is looked at again, at most this often. */
const lookEvery = 30 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
let reloading = false;
/** whether the next page is to be loaded as a document: known even when the visitor has closed the message */
let due = false;

/**
 * Registers the service worker (section 1), and sees to it that a new version reaches every open tab by one reload,
 * requested in one of them. Called once per page.
 */
export async function startUpdates(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The very first worker takes charge of a page that is as new as itself.
    if (controlled) void followNewWorker();
    controlled = true;
  });
  registration = await container.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  // A browser that forbids workers, or no connection: the site works without.
  if (!registration) return;
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) void offer(worker);
    });
  });
  lookNowAndThen(registration);
}

function lookNowAndThen(known: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    known.update().catch(() => {});
  });
}

/** Asks the visitor, unless this page came with the new version already: documents come from the network first. */
async function offer(worker: ServiceWorker): Promise<void> {
  if ((await requestFromWorker(worker, { type: 'release' })) === ownRelease())
    postToWorker(worker, { type: 'up-to-date' });
  else if (appState().update === 'none') changeAppState({ update: 'offered' });
}

/** The visitor's one click: the waiting worker takes over, in every tab. */
export function acceptUpdate(): void {
  changeAppState({ update: 'accepted' });
  if (registration?.waiting) postToWorker(registration.waiting, { type: 'take-over' });
  // Another tab was quicker, and this one has missed it.
  else if (registration?.active) void followNewWorker();
}

/** The visitor does not want to be asked again on this page. */
export function declineUpdate(): void {
  changeAppState({ update: 'none' });
}

/** Another release is at work now: this page follows by one reload, at once or, where something begun would be lost, later. */
async function followNewWorker(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker || reloading) return;
  if ((await requestFromWorker(worker, { type: 'release' })) === ownRelease())
    return changeAppState({ update: 'none' });
  if (!isInUse(document)) return reloadOnce();
  due = true;
  changeAppState({ update: 'deferred' });
}

function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  window.location.reload();
}

/**
 * To be called when another page is shown: a reload that was put off is made up for, unless there is no connection.
 * @returns whether it is under way
 */
export function reloadIfDue(): boolean {
  if (!due || !navigator.onLine) return false;
  reloadOnce();
  return true;
}
