import type { Settings } from '../../app/config/settings.server.ts';
import { plainHeaders } from '../headers/answer-headers.ts';
import type { EarlyAnswer } from '../limits/early-answer.ts';

/** Seconds for which browsers and proxies keep a redirect: editors change their minds, and a 301 has no other end. */
const lifetime = 3600;

/** The answer to an address that is not the final one: 301, without a page (section 2). */
export function redirectAnswer(location: string, settings: Pick<Settings, 'siteUrl'>): EarlyAnswer {
  return {
    status: 301,
    headers: [
      ['location', inAscii(location)],
      ['cache-control', `public, max-age=${lifetime}`],
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
