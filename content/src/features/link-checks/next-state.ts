import type { Outcome } from './probe.ts';

/** `doubtful`: one night without a usable response, which is said to nobody. */
export type LinkState = 'alive' | 'doubtful' | 'dead' | 'unknown';

/** What is stored of a link. */
interface CheckedLink {
  state: LinkState;
  reason: string;
  /** ISO date of the first of its failures in a row; `null` where the last probe was none */
  failingSince: string | null;
}

/**
 * The state of a link after a probe. A 404 or 410 makes it dead at once, anything else that fails only in the second night in a row.
 * @param now ISO date of the probe
 */
export function nextState(
  before: Pick<CheckedLink, 'failingSince'> | undefined,
  { state, reason }: Outcome,
  now: string,
): CheckedLink {
  if (state === 'alive' || state === 'unknown') return { state, reason, failingSince: null };
  const known = before?.failingSince ?? null;
  return { state: state === 'gone' || known ? 'dead' : 'doubtful', reason, failingSince: known ?? now };
}

/** Where no host of at least so many responds, it is our own network that is down. */
const leastHosts = 3;
const notRequested = new Set(['private', 'scheme', 'credentials', 'host']);
const notReached = new Set(['name', 'connection', 'timeout']);

/** Whether no host was reached of several that were tried: such a night says nothing about the links. */
export function isOffline(probed: readonly { url: string; outcome: Outcome }[]): boolean {
  const tried = probed.filter(({ outcome }) => !notRequested.has(outcome.reason));
  const hosts = new Set(tried.map(({ url }) => new URL(url).host));
  return hosts.size >= leastHosts && tried.every(({ outcome }) => notReached.has(outcome.reason));
}
