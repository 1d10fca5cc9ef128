import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { mostSubjects, otherSubjects } from '@vitrine/contract/visits/visit-events.ts';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../e2e/environment/accounts.ts';
import { createVisitSums } from '../../site/server/visits/visit-sums.ts';
import { inOneTransaction } from '../src/database/in-one-transaction.ts';
import { query, sql } from '../src/database/sql.ts';
import type { Period } from '../src/features/visits/read-visits.ts';
import { vitalsOf } from '../src/features/visits/screen-vitals.ts';
import { dayBefore } from '../src/paris-time/paris-moment.ts';
import { openPayload } from './open-payload.ts';
import { openTrial } from './trial.ts';

const contentUrl = inject('contentUrl');
let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
let school: number;
let addVisits: typeof import('../src/features/visits/visit-rows.ts').addVisits;
let readVisits: typeof import('../src/features/visits/read-visits.ts').readVisits;
/** of the content service of the tests */
let today: string;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  payload = await openPayload(inject('contentEnvironment'));
  ({ addVisits } = await import('../src/features/visits/visit-rows.ts'));
  ({ readVisits } = await import('../src/features/visits/read-visits.ts'));
  const { settings } = await import('../src/config/settings.ts');
  today = parisDayOf(settings.now());
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'site@ecole-meridienne.example' } },
    depth: 0,
  });
  school = Number(docs[0]?.schools?.[0]);
});
const forget = async () => {
  await query(payload, sql`DELETE FROM "visit_counts"`);
  await query(payload, sql`DELETE FROM "visit_batches"`);
};
beforeEach(forget);
afterAll(async () => {
  await forget();
  (payload?.db as { pool?: EventEmitter } | undefined)?.pool?.on('error', () => undefined);
  await payload?.destroy();
});

const messageOf = (...counts: object[]) => ({
  batch: randomUUID(),
  counts: counts.map((count) => ({ day: today, event: 'not-found', subject: '', count: 1, ...count })),
});
const send = (message: object, headers = trial.service) => trial.send('POST', '/visit-counts', message, headers);
const totals = async (period: Period = 7, at = today) =>
  Object.fromEntries(
    (await readVisits(payload, school, { period, today: at })).map(({ event, total }) => [event, total]),
  );

describe('counts of visits', () => {
  it('are taken from the site’s account and nobody else, in the form of the contract', async () => {
    expect((await send(messageOf({}), {})).status).toBe(401);
    expect((await trial.edit('POST', '/visit-counts', messageOf({}))).status).toBe(403);
    for (const wrong of [
      { ...messageOf({}), batch: 'x' },
      messageOf({ event: 'visitor' }),
      messageOf({ count: 0 }),
      messageOf({ subject: 'x'.repeat(331) }),
      messageOf({ day: 'yesterday' }),
      messageOf(...Array.from({ length: 501 }, () => ({}))),
    ])
      expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 200)).toBe(400);
    expect((await totals())['not-found']).toBe(0);
    for (const headers of [trial.service, await personHeaders(contentUrl, 'editor')])
      expect((await trial.send('GET', '/visit-counts', undefined, headers)).status).toBe(403);
  });

  it('of days too long ago, and of days to come, are left out of a message, and the others are added', async () => {
    const counts = [40, 10, 0, -3].map((days) => ({ day: dayBefore(today, days), count: 2 }));
    expect((await send(messageOf(...counts))).text).toBe('{"added":true}');
    expect((await totals(28))['not-found']).toBe(4);
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
      payload,
      sql`SELECT COUNT(*) AS "rows" FROM "visit_counts"`,
    );
    expect(Number(rows)).toBe(2);
  });

  it('of words that are stored alike are added together', async () => {
    const halves = ['\ud83c', '\ud83d'].map((half) => ({ event: 'search-word', subject: `mode ${half}`, count: 5 }));
    expect((await send(messageOf(...halves))).text).toBe('{"added":true}');
    expect((await totals())['search-word']).toBe(10);
  });

  it('are added, each message once', async () => {
    const message = messageOf({ count: 3 });
    expect((await send(message)).text).toBe('{"added":true}');
    expect((await send(message)).text).toBe('{"added":false}');
    await send(messageOf({ count: 4 }));
    expect((await totals())['not-found']).toBe(7);
  });

  it('lose nothing and count nothing twice where several processes add at once', async () => {
    const messages = Array.from({ length: 20 }, () => messageOf({ count: 2 }, { event: 'search-empty', count: 1 }));
    const responses = await Promise.all([...messages, ...messages].map((message) => send(message)));
    expect(responses.map(({ status }) => status).every((status) => status === 200)).toBe(true);
    expect(responses.filter(({ text }) => text === '{"added":true}')).toHaveLength(20);
    expect(await totals()).toMatchObject({ 'not-found': 40, 'search-empty': 20 });
  });

  it('are bounded: subjects beyond the bound are counted under one', async () => {
    for (let part = 0; part < 5; part += 1)
      await send(
        messageOf(...Array.from({ length: 500 }, (_, at) => ({ event: 'search-word', subject: `mot ${part} ${at}` }))),
      );
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
      payload,
      sql`SELECT COUNT(*) AS "rows" FROM "visit_counts"`,
    );
    expect(Number(rows)).toBe(mostSubjects + 1);
    expect((await totals())['search-word']).toBe(2500);
    const read = await readVisits(payload, school, { period: 7, today });
    const words = read.find(({ event }) => event === 'search-word')?.subjects;
    expect(words?.[0]).toEqual({ subject: otherSubjects, count: 1500 });
  });

  it('of vitals give the 75th percentile of each screen', async () => {
    const vital = (subject: string, count: number) => ({ event: 'vital', subject, count });
    await send(
      messageOf(
        vital('home/LCP/1000', 3),
        vital('home/LCP/1200', 1),
        vital('home/CLS/0.01', 4),
        vital('page/CLS/more', 9),
      ),
    );
    await send(messageOf(vital('home/LCP/1000', 3), vital('home/LCP/1200', 1)));
    const subjects = (await readVisits(payload, school, { period: 7, today })).find(
      ({ event }) => event === 'vital',
    )?.subjects;
    expect(vitalsOf(subjects ?? [])).toEqual([
      { screen: 'page', LCP: null, INP: null, CLS: { count: 9, value: 1 } },
      { screen: 'home', LCP: { count: 8, value: 1000 }, INP: null, CLS: { count: 4, value: 0.00875 } },
    ]);
  });

  it('are deleted after 25 months', async () => {
    await query(
      payload,
      sql`INSERT INTO "visit_counts" ("day", "event", "subject", "count", "school_id")
        VALUES (${dayBefore(today, 762)}, 'not-found', '', 1, ${school}), (${dayBefore(today, 761)}, 'not-found', '', 1, ${school})`,
    );
    await send(messageOf({}));
    const days = await query<{ day: string }>(payload, sql`SELECT "day" FROM "visit_counts" ORDER BY "day"`);
    expect(days.map(({ day }) => day)).toEqual([dayBefore(today, 761), today]);
  });

  it('are read as a file by editors of the school, without formulas', async () => {
    await send(messageOf({ event: 'search-word', subject: '=cmd()', count: 5 }));
    await send(messageOf({ event: 'action-left', subject: 'contact/design-mode/lyon', count: 2 }));
    const file = (event: string, headers?: Record<string, string>) =>
      trial.send(
        'GET',
        `/visit-counts/csv?event=${event}&period=7&school=${school}&separator=semicolon`,
        undefined,
        headers,
      );
    const editor = await personHeaders(contentUrl, 'editor');
    expect((await file('action-left', editor)).text).toBe(
      `Jour;Action;Formation;Campus;Nombre\r\n${today};contact;design-mode;lyon;2\r\n`,
    );
    expect((await file('search-word', editor)).text).toContain(`${today};'=cmd();5`);
    expect((await file('visitors', editor)).status).toBe(400);
    expect((await file('action-left', await personHeaders(contentUrl, 'secondEditor'))).status).toBe(403);
    expect((await file('action-left', trial.service)).status).toBe(403);
    expect((await file('action-left')).status).toBe(401);
  });

  it('of another school are not mixed in', async () => {
    await send(messageOf({ count: 3 }), await siteHeaders(contentUrl, 'second'));
    expect((await totals())['not-found']).toBe(0);
  });
});

it('equal the expected sums after two weeks and 100,000 events of two sites, with failures before and after the commit', async () => {
  let moment = new Date('2026-10-20T00:00:00Z').getTime();
  let seed = 17;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const send = async (message: Parameters<typeof addVisits>[2]) => {
    const fate = random(5);
    if (fate === 0) throw new Error('lost on the way there');
    await inOneTransaction(payload, (transactionID) =>
      addVisits({ payload, transactionID } as PayloadRequest, school, message, parisDayOf(new Date(moment))),
    );
    if (fate === 1) throw new Error('lost on the way back');
  };
  const sites = Array.from({ length: 2 }, () =>
    createVisitSums({ send, now: () => new Date(moment), log: { warn: () => undefined }, interval: 86_400_000 }),
  );
  const expected = new Map<string, number>();
  const events = 100_000;
  const step = (14 * 86_400_000) / events;
  for (let at = 0; at < events; at += 1) {
    moment += step;
    const event = (['action-opened', 'action-chosen', 'action-left'] as const)[random(3)] ?? 'action-left';
    const subject = `contact/course-${random(6)}/campus-${random(5)}`;
    sites[random(2)]?.note(event, subject);
    const key = `${parisDayOf(new Date(moment))} ${event} ${subject}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
    if (at % 2500 === 0) await Promise.all(sites.map((site) => site.report()));
  }
  for (let times = 0; times < 20; times += 1) await Promise.all(sites.map((site) => site.report()));
  const rows = await query<{ day: string; event: string; subject: string; count: number }>(
    payload,
    sql`SELECT * FROM "visit_counts" WHERE "school_id" = ${school}`,
  );
  const counted = new Map(rows.map(({ day, event, subject, count }) => [`${day} ${event} ${subject}`, Number(count)]));
  expect([...counted].sort()).toEqual([...expected].sort());
  // Nothing else is in a row.
  const columns = Object.keys(rows[0] ?? {}).sort();
  expect(columns).toEqual(['count', 'created_at', 'day', 'event', 'id', 'school_id', 'subject', 'updated_at']);
});
