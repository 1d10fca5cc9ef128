import type { Settings } from '../../app/config/settings.server.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import type { EarlyResponse } from '../limits/early-response.ts';
import type { Moved } from './canonical-url.ts';

/** Seconds for which browsers and proxies keep the right spelling of an address, and the right host. */
const lifetime = 3600;

/**
 * The answer to an address that is not the final one: 301, without a page (section 2). What editors decided is asked again
 * each time: a slug that is changed and changed back would lead a browser that kept both ways in a circle, and no purge call
 * names a redirect.
 */
export function redirectResponse({ redirect, byTable }: Moved, settings: Pick<Settings, 'siteUrl'>): EarlyResponse {
  return {
    status: 301,
    headers: [
      ['location', inAscii(redirect)],
      ['cache-control', byTable ? 'no-cache' : `public, max-age=${lifetime}`],
      ...plainHeaders(settings),
    ],
    body: '',
  };
}

/** What editors typed into a row as they write it, as a header can hold it. */
function inAscii(location: string): string {
  return location.replace(/[^\x21-\x7e]+/g, (part) =>
    [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''),
  );
}
