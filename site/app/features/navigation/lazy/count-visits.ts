/** Counts what visitors do (section 16), from when it is loaded: it listens on the document. */

import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { type BrowserEvent, filters, visitEventsEndpoint } from '@vitrine/contract/visits/visit-events.ts';
import type { Vital } from '@vitrine/contract/visits/vitals.ts';

/** Whether the visitor's browser asks not to be counted, or it is that of an editor with a preview. */
const isUncounted = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1' ||
  document.querySelector('[data-preview]') !== null;

/**
 * Counts an event (`docs/events.md`): without cookies, and nothing is stored in the browser. Where the visitor agreed to a tag
 * manager, it gets the same event.
 */
function reportEvent(event: BrowserEvent, dimensions: Record<string, string | number | null>): void {
  window.tellTags?.({ event, ...dimensions });
  // Without a connection it would only fail, with a line in the console.
  if (isUncounted() || !navigator.onLine) return;
  // Not `sendBeacon`, which sends cookies along.
  fetch(`/api${visitEventsEndpoint}?locale=${localeOf(location.pathname)}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, ...dimensions }),
  }).catch(() => {});
}

/** The part of the popin's state that is counted. */
interface ChoiceState {
  action: string | null;
  course: string | null;
  campus: string | null;
  outcome: { kind: string };
}

/** What was reported of each popin. */
const reported = new WeakMap<EventTarget, Set<string>>();

/** Counts what a visitor does in a popin of the action flow, each step once: it opened, a choice is complete, it leads to the CRM. */
function reportSteps(panel: EventTarget, { action, course, campus, outcome }: ChoiceState, isComplete: boolean): void {
  const before = reported.get(panel) ?? new Set();
  reported.set(panel, before);
  const steps = [
    { event: 'action-opened', isDone: true, once: 'opened' },
    { event: 'action-chosen', isDone: isComplete, once: `${action} ${course} ${campus}` },
    { event: 'action-left', isDone: outcome.kind === 'leaving', once: 'left' },
  ] as const;
  for (const { event, isDone, once } of steps) {
    if (!isDone || before.has(once)) continue;
    before.add(once);
    reportEvent(event, { action, course, campus });
  }
}

// The popin says so at each change of its state; of one that opened before this was loaded, the next change reports all steps.
document.addEventListener('choice', (event) => {
  if (!event.target || !(event instanceof CustomEvent)) return;
  const { target } = event;
  const [state, isComplete] = event.detail as [ChoiceState, boolean];
  const report = () => reportSteps(target, state, isComplete);
  // A request takes a phone 15 ms: after the paint of what the visitor did, but for one who leaves the page.
  if (state.outcome.kind === 'leaving') report();
  else requestAnimationFrame(() => setTimeout(report));
});

/** Counts the filters that a link or a form sets on the page where it is: those that the page did not have before. */
function reportFilters(target: URL): void {
  const here = parseUrl(location.pathname + location.search);
  const there = target.origin === location.origin ? parseUrl(target.pathname + target.search) : null;
  if (!here || here.screen !== there?.screen || !Object.hasOwn(filters, there.screen)) return;
  for (const filter of filters[there.screen as keyof typeof filters]) {
    const value = there.query[filter];
    if (value && value !== here.query[filter]) reportEvent('filter-used', { screen: there.screen, filter, value });
  }
}

// In the capture phase: before the listener that turns clicks into client navigations.
document.addEventListener(
  'click',
  ({ target, button }) => {
    const anchor = target instanceof Element && button === 0 ? target.closest('a') : null;
    if (anchor?.search) reportFilters(new URL(anchor.href));
  },
  { capture: true },
);
document.addEventListener(
  'submit',
  ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
    const url = new URL(target.action);
    for (const [name, value] of new FormData(target, submitter)) url.searchParams.append(name, String(value));
    reportFilters(url);
  },
  { capture: true },
);

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

/**
 * LCP, INP and CLS of the document (https://web.dev/articles/vitals), reported once, when it is hidden for the first time. Own code:
 * the library `web-vitals` has 2.4 kB of the 105 that a first visit may load; a journey compares the values with its own.
 */
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

function reportVitals(): void {
  if (document.visibilityState !== 'hidden') return;
  document.removeEventListener('visibilitychange', reportVitals);
  for (const takeRest of observers) takeRest();
  for (const [vital, value] of Object.entries(measured)) reportEvent('vital', { screen: screen ?? null, vital, value });
}
if (screen && !wasHidden) document.addEventListener('visibilitychange', reportVitals);
