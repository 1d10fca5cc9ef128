import { type BrowserEvent, visitEventsEndpoint } from '@vitrine/contract/visits/visit-events.ts';

/** Whether the visitor's browser asks not to be counted, or it is that of an editor with a preview. */
const isUncounted = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1' ||
  document.querySelector('[data-preview]') !== null;

/**
 * Counts an event (`docs/events.md`): without cookies, and nothing is stored in the browser. Where the visitor agreed to a tag
 * manager, it gets the same event.
 */
export function reportEvent(event: BrowserEvent, dimensions: Record<string, string | number | null>): void {
  window.tellTags?.({ event, ...dimensions });
  // Without a connection it would only fail, with a line in the console.
  if (isUncounted() || !navigator.onLine) return;
  // Not `sendBeacon`, which sends cookies along.
  fetch(`/api${visitEventsEndpoint}?locale=${document.documentElement.lang}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, ...dimensions }),
  }).catch(() => {});
}
