import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { inOneTransaction } from '../../database/in-one-transaction.ts';
import { listed, query, slicesOf, sql } from '../../database/sql.ts';
import { localTimeInParis } from '../../paris-time/paris-moment.ts';
import { collectLinks, type FoundLink } from './collect-links.ts';
import { isOffline, nextState } from './next-state.ts';
import { type Outcome, type ProbeOptions, probeLink } from './probe.ts';

/** Hosts that are requested at the same time; of each host one link at a time. */
const hostsAtOnce = 4;
/** Milliseconds between two requests to one host. */
const usualPace = 1000;
const rowsPerStatement = 100;

interface CheckOptions extends Pick<ProbeOptions, 'isRefused' | 'resolveName' | 'timeout' | 'pace'> {
  /** the moment that is stored as that of the probes */
  now: Date;
}

const hostOf = (url: string) => new URL(url).host;

type Probed = FoundLink & { outcome: Outcome };

async function probeAll(links: readonly FoundLink[], { now: _, ...options }: CheckOptions): Promise<Probed[]> {
  const userAgent = `Vitrine-LinkCheck/1 (+${settings.siteUrl})`;
  const limit = pLimit(hostsAtOnce);
  const probeHost = async (host: string) => {
    const probed: Probed[] = [];
    for (const link of links.filter(({ url }) => hostOf(url) === host)) {
      const hosts = link.isCrm ? settings.crmHosts : undefined;
      probed.push({ ...link, outcome: await probeLink(link.url, { ...options, userAgent, hosts }) });
      await pause(options.pace ?? usualPace);
    }
    return probed;
  };
  const everyHost = [...new Set(links.map(({ url }) => hostOf(url)))];
  return (await Promise.all(everyHost.map((host) => limit(() => probeHost(host))))).flat();
}

/** Stores what was found, and forgets the links that no document has any more. */
async function store(payload: Payload, probed: readonly Probed[], now: string): Promise<void> {
  const { docs } = await payload.find({ collection: 'link-checks', depth: 0, pagination: false });
  const before = new Map(docs.map(({ url, failingSince }) => [url, { failingSince: failingSince ?? null }]));
  const rows = probed.map(({ url, documents, outcome }) => {
    const { state, reason, failingSince } = nextState(before.get(url), outcome, now);
    return sql`(${url}, ${state}, ${reason}, ${failingSince}, ${now}, ${JSON.stringify(documents)})`;
  });
  const found = new Set(probed.map(({ url }) => url));
  const forgotten = docs.filter(({ url }) => !found.has(url)).map(({ id }) => sql`${id}`);
  await inOneTransaction(payload, async (transactionID) => {
    for (const some of slicesOf(rows, rowsPerStatement)) {
      await query(
        payload,
        sql`INSERT INTO "link_checks" ("url", "state", "reason", "failing_since", "checked_at", "documents")
          VALUES ${listed(some)} ON CONFLICT ("url") DO UPDATE
          SET "state" = excluded."state", "reason" = excluded."reason", "failing_since" = excluded."failing_since",
            "checked_at" = excluded."checked_at", "documents" = excluded."documents"`,
        { transactionID },
      );
    }
    for (const some of slicesOf(forgotten, rowsPerStatement)) {
      await query(payload, sql`DELETE FROM "link_checks" WHERE "id" IN (${listed(some)})`, { transactionID });
    }
  });
}

/** Probes every outer link and CRM link of what is published, and stores the result (section 11, "Outer links"). */
async function checkLinks(payload: Payload, options: CheckOptions): Promise<void> {
  const probed = await probeAll(await collectLinks(payload), options);
  if (isOffline(probed)) {
    payload.logger.warn('No other host was reached tonight: the links are not judged.');
    return;
  }
  await store(payload, probed, options.now.toISOString());
}

/** Hours in Paris between which the checks of a night begin: a service that starts later waits for the next night. */
const [begin, end] = ['03:00', '05:00'];

/** Claims a night, for one of several services. A night whose service dies is lost, and the next one makes up for it. */
async function claim(payload: Payload, night: string): Promise<boolean> {
  const claimed = await query(
    payload,
    sql`INSERT INTO "link_check_nights" ("night") VALUES (${night}) ON CONFLICT ("night") DO NOTHING RETURNING "id"`,
  );
  if (claimed.length === 0) return false;
  await query(payload, sql`DELETE FROM "link_check_nights" WHERE "night" < ${night}`);
  return true;
}

/**
 * Checks the links, once a night however many services there are.
 * @returns whether this service did it
 */
export async function checkTonight(payload: Payload, options: CheckOptions): Promise<boolean> {
  const { day, time } = localTimeInParis(options.now.toISOString());
  if (time < begin || time >= end || !(await claim(payload, day))) return false;
  await checkLinks(payload, options);
  return true;
}

/** Checks the links every night while the service runs. */
export function checkLinksNightly(payload: Payload): void {
  const check = () => checkTonight(payload, { now: settings.now() });
  if (settings.checkLinks) repeat(payload, 600_000, 'The links could not be checked.', check);
}
