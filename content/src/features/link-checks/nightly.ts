import type { Payload } from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { query, sql } from '../../database/sql.ts';
import { localTimeInParis } from '../../paris-time/paris-moment.ts';
import { type CheckOptions, checkLinks } from './check-links.ts';

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
