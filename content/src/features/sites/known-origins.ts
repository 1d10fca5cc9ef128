import { settings } from '../../config/settings.ts';

/** Milliseconds after which the origins are read again. */
const freshFor = 5000;

type ReadOrigins = () => Promise<string[]>;

// The server in front of Next is in the same process and loads its own copy of this module: a symbol of the process joins them.
const slot: unique symbol = Symbol.for('vitrine.known-origins') as never;
const holder = globalThis as { [slot]?: ReadOrigins };

/** The origins of all sites, `SITE_URL` first. While the database does not respond: those that were read last. */
export const knownOrigins: ReadOrigins = async () => (await holder[slot]?.()) ?? [settings.siteUrl];

/**
 * Lets `knownOrigins` read the origins of the schools' sites, of which editors may add some at any time.
 * @param read rejects while they cannot be read
 */
export function provideOrigins(read: () => Promise<Iterable<string>>): void {
  let origins = [settings.siteUrl];
  let readAt = 0;
  holder[slot] = async () => {
    if (Date.now() - readAt < freshFor) return origins;
    readAt = Date.now();
    const sites = await read().catch(() => null);
    if (sites) origins = [...new Set([settings.siteUrl, ...sites])];
    return origins;
  };
}
