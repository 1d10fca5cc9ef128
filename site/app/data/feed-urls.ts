import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';

/**
 * The URLs of feeds and calendars: that of the page whose content they hold, with the extension of their format. No page has a dot
 * in its path.
 */
export const feedUrls = (path: string) => ({ atom: `${path}.atom`, json: `${path}.json` });
/** @param kind of events; all of them where absent */
export const calendarUrl = (path: string, kind?: EventKind): string => `${path}.ics${kind ? `?kind=${kind}` : ''}`;

/** The URL with which a calendar application subscribes to a calendar. */
export const subscriptionUrl = (siteUrl: string, path: string, kind?: EventKind): string =>
  siteUrl.replace(/^https?:/, 'webcal:') + calendarUrl(path, kind);
