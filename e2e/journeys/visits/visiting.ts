import { Agent, request } from 'node:http';
import { clockOf } from '@vitrine/contract/settings/clock.ts';
import type { SimulatedVisit, VisitRequest } from './simulated-visits.ts';
import type { Truth } from './visit-truth.ts';

/** Visitors that are on the sites at once. */
const atOnce = 24;
const longest = 30_000;
const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Sends simulated visits, and notes in truth what the sites accepted. */
export interface Visiting {
  /** How often there was a response that is none of what a request may get, by request and status. */
  faults: Map<string, number>;
  /** Responses of all requests by their status; `0` where no connection was accepted. */
  statuses: Map<number, number>;
  /** Lets visitors come, a number at once, until all have gone. */
  send(visits: Iterable<SimulatedVisit & { site: number }>): Promise<void>;
  end(): void;
}

/**
 * A clock that knows the day of processes that were started with `NOW`: their clocks begin somewhere between two moments.
 * @returns a function that begins the clock again, and one that gives the day, or null while some of them may have passed midnight
 */
export function dayOfProcesses(setting: string) {
  const [first, last] = [clockOf(setting), { now: clockOf(setting) }];
  const day = (moment: Date) => inParis.format(moment);
  return {
    /** Called when all are started. */
    started: () => {
      last.now = clockOf(setting);
    },
    today: () => (day(first()) === day(last.now()) ? day(first()) : null),
  };
}

interface Parts {
  origins: readonly string[];
  truth: Truth;
  /** in Paris; null around midnight */
  today: () => string | null;
  /** statuses beside the one with which a request is counted */
  accepted?: readonly number[];
}

/** Visitors of some sites. */
export function visiting({ origins, truth, today, accepted = [] }: Parts): Visiting {
  const agents = origins.map(() => new Agent({ keepAlive: true, maxSockets: atOnce, timeout: longest }));
  const faults = new Map<string, number>();
  const statuses = new Map<number, number>();
  const add = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

  function ask(site: number, headers: Record<string, string>, { path, json, form }: VisitRequest): Promise<number> {
    const origin = origins[site] ?? '';
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const ofBody = body && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve) => {
      const method = body ? 'POST' : 'GET';
      const options = { agent: agents[site], method, headers: { ...headers, origin, ...ofBody }, timeout: longest };
      const sent = request(origin + path, options, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => resolve(0));
      sent.end(body);
    });
  }

  async function come({ site, headers, isCounted, requests }: SimulatedVisit & { site: number }): Promise<void> {
    for (const wanted of requests) {
      const day = today();
      if (day === null) throw new Error('A request at midnight has no day.');
      const status = await ask(site, headers, wanted);
      if (today() !== day) throw new Error('A request took until midnight.');
      add(statuses, status);
      if (status === wanted.status && isCounted) truth.note(day, site, wanted);
      if (status >= 500 && wanted.inOutage && isCounted) truth.note(day, site, { events: wanted.inOutage });
      if (status !== wanted.status && !accepted.includes(status))
        add(faults, `${wanted.path.split('?')[0]} ${JSON.stringify(wanted.json ?? wanted.form ?? '')} ${status}`);
    }
  }

  return {
    faults,
    statuses,
    async send(visits) {
      const coming = visits[Symbol.iterator]();
      const visitor = async () => {
        for (let next = coming.next(); !next.done; next = coming.next()) await come(next.value);
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
    },
    end() {
      for (const agent of agents) agent.destroy();
    },
  };
}
