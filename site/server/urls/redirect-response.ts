import type { Settings } from '../../app/config/settings.server.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import type { EarlyResponse } from '../limits/early-response.ts';
import type { Moved } from './canonical-url.ts';

/** `max-age` in seconds of redirects for spelling and host. */
const lifetime = 3600;

/**
 * The redirect to a canonical URL: 301 without a body (section 2). A redirect of the legacy table is revalidated
 * each time: a slug that is changed and changed back would give a browser that cached both redirects a loop, and purges do not
 * cover redirects.
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

/** The target of a row, percent-encoded where a header cannot have the characters. */
function inAscii(location: string): string {
  return location.replace(/[^\x21-\x7e]+/g, (part) =>
    [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''),
  );
}
