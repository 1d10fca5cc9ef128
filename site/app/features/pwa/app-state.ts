import { useSyncExternalStore } from 'react';
import type { KeptAction } from '../../data/lazy/kept-action.ts';

/** The messages of the app at the moment. Outside of React: the page may be replaced by an error page. */
interface AppState {
  connection: 'unremarkable' | 'offline' | 'back';
  /** a new version: `offered`, `accepted` and on its way, or `deferred` in this tab until the next page */
  update: 'none' | 'offered' | 'accepted' | 'deferred';
  /** an action that was chosen without a connection, while it is offered again */
  later: KeptAction | null;
  /** when what is shown was cached (ISO); `null` where it is fresh */
  savedOn: string | null;
}

let state: AppState = { connection: 'unremarkable', update: 'none', later: null, savedOn: null };
const listeners = new Set<() => void>();

/** The present state. */
export function appState(): AppState {
  return state;
}

/** Changes a part of it, and notifies its listeners. */
export function changeAppState(change: Partial<AppState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state for a component. Only the browser has one. */
export function useAppState(): AppState {
  return useSyncExternalStore(subscribe, appState);
}
