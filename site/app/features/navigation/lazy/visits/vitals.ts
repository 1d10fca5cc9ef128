import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import type { Vital } from '@vitrine/contract/visits/vitals.ts';
import { reportEvent } from './report-event.ts';

/**
 * LCP, INP and CLS of the document (https://web.dev/articles/vitals), reported once, when it is hidden for the first time. Own code:
 * the library `web-vitals` has 2.4 kB of the 105 that a first visit may load; a journey compares the values with its own.
 */

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

const observers: (() => void)[] = [];

/** Calls back for every entry of a type, also those before now. Browsers without the type measure nothing of it. */
function observe<T extends PerformanceEntry>(type: string, note: (entry: T) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const noteAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) note(entry as T);
  };
  const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
  // 16 ms is the lowest threshold there is; only events take it into account.
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observers.push(() => noteAll(observer.takeRecords()));
}

const [loaded] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
  activationStart?: number;
  responseStatus?: number;
})[];
/** A prerendered document begins when it is shown. */
const begin = loaded?.activationStart ?? 0;
const measured: Partial<Record<Vital, number>> = {};

observe('largest-contentful-paint', ({ startTime }) => {
  measured.LCP = Math.max(0, startTime - begin);
});

/** Shifts at most a second apart, within five seconds, are one; the largest counts. */
let shifts = { first: 0, last: 0, value: 0 };
if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) measured.CLS = 0;
observe<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
  if (hadRecentInput) return;
  const isSame = shifts.value > 0 && startTime - shifts.last < 1000 && startTime - shifts.first < 5000;
  shifts = isSame
    ? { ...shifts, last: startTime, value: shifts.value + value }
    : { first: startTime, last: startTime, value };
  measured.CLS = Math.max(measured.CLS ?? 0, shifts.value);
});

/** The longest duration of each interaction; of 50 interactions the longest is left out. */
const interactions = new Map<number, number>();
function noteInteraction({ interactionId, duration }: Interaction): void {
  if (!interactionId) return;
  interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  const durations = [...interactions.values()].sort((one, other) => other - one);
  measured.INP = durations[Math.floor(interactions.size / 50)];
}
observe('event', noteInteraction);
// A first interaction before now that was shorter than what browsers keep.
observe('first-input', noteInteraction);

/** The screen of the document, which stays the same where another page is shown without a load. An error page has none. */
const screen =
  (loaded?.responseStatus ?? 0) < 400 ? parseUrl(new URL(loaded?.name ?? location.href).pathname)?.screen : undefined;
/** Of a document in the background the paint says nothing. */
const wasHidden =
  document.visibilityState === 'hidden' ||
  performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

function report(): void {
  if (document.visibilityState !== 'hidden') return;
  document.removeEventListener('visibilitychange', report);
  for (const takeRest of observers) takeRest();
  for (const [vital, value] of Object.entries(measured)) reportEvent('vital', { screen: screen ?? null, vital, value });
}
if (screen && !wasHidden) document.addEventListener('visibilitychange', report);
