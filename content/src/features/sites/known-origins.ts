import { settings } from '../../config/settings.ts';

/** Milliseconds after which the origins are read again. */
const freshFor = 5000;

type ReadOrigins = () => Promise<string[]>;

// The server in front of Next is in the same process and loads its own copy of this module: a symbol of the process joins them.
const slot: unique symbol = Symbol.for('vitrine.known-origins') as never;
const holder = globalThis as { [slot]?: ReadOrigins };

/** The origins of all sites, `SITE_URL` first. Where the database does not respond: those that were read last. */
export const knownOrigins: ReadOrigins = async () => (await holder[slot]?.()) ?? [settings.siteUrl];

/**
 * Lets `knownOrigins` read the origins of the schools' sites, of which administrators may add some at any time.
 * @param read rejects while they cannot be read
 */
export function provideOrigins(read: () => Promise<Iterable<string>>): void {
  let known = [settings.siteUrl];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<string[]> | undefined;
  const readAgain = async () => {
    const sites = await read().catch(() => null);
    if (sites) {
      known = [...new Set([settings.siteUrl, ...sites])];
      readAt = performance.now();
    }
    reading = undefined;
    return known;
  };
  holder[slot] = async () => {
    if (performance.now() - readAt < freshFor) return known;
    reading ??= readAgain();
    return reading;
  };
}
