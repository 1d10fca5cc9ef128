import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { mostSubjects, otherSubjects, type VisitEvent } from '@vitrine/contract/visits/visit-events.ts';
import { readTables } from '../../../content/tests/read-tables.ts';
import { type CountedSchool, countedSchool, databases } from './counted-school.ts';
import {
  eventRequest,
  headersOf,
  inLetters,
  missingPage,
  type SimulatedVisit,
  searchRequest,
  type VisitRequest,
} from './simulated-visits.ts';
import { createTruth, keyOf } from './visit-truth.ts';
import { visiting } from './visiting.ts';

/** Strangers who invent everything that is counted: what is stored and kept in memory stays bounded, and sums stay right. */

const day = '2026-11-20';
/** Invented names of each kind in a round: 50,000 in two. */
const invented = { events: 13_000, pages: 7000, searches: 4200, words: 800 };
/** How often invented words are asked, so that they are stored. */
const asked = 5;
/** Rows of `not_found`, at most. */
const mostMissing = 2000;
/** Megabytes by which the most memory of a process in the second round may be above that of the first. */
const growth = 100;
/** Requests of one client that does not pause. */
const fromOne = 2000;

for (const [index, [database, server]] of databases.entries()) {
  test(`@long 50,000 invented names, words and paths fill neither the database nor memory (${database})`, async () => {
    test.skip(server === '', 'TEST_POSTGRES_URL is not set');
    test.setTimeout(1_800_000);
    const school = await countedSchool(server, 4300 + 4 * index);
    const truth = createTruth();
    const { origins, today } = school;
    const strangers = visiting({ origins, truth, today });
    const one = visiting({ origins, truth, today, accepted: [429] });
    try {
      await school.open(`${day}T09:00:00+01:00`);
      const peaks: number[][] = [];
      for (const round of [0, 1]) {
        const peak: number[] = [];
        const watch = setInterval(() => void noteMemory(school, peak), 500);
        await strangers.send(flood(round)).finally(() => clearInterval(watch));
        peaks.push(peak);
      }
      await one.send(insisting());
      expect([...one.statuses.keys()].toSorted()).toEqual([204, 400, 429]);
      expect(one.statuses.get(429)).toBeGreaterThan(fromOne);
      await school.close();

      expect(Object.fromEntries([...strangers.faults, ...one.faults])).toEqual({});
      const [first = [], second = []] = peaks;
      test.info().annotations.push({ type: 'megabytes', description: JSON.stringify(peaks) });
      for (const [process, most] of second.entries()) expect(most).toBeLessThan((first[process] ?? 0) + growth);
      await storedWithinBounds(school, truth.counts());
    } finally {
      strangers.end();
      one.end();
      await school.remove();
    }
  });
}

/** Adds the most memory of each process so far, in megabytes. */
async function noteMemory(school: CountedSchool, peak: number[]): Promise<void> {
  for (const [process, pid] of school.pids().entries()) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    peak[process] = Math.max(peak[process] ?? 0, Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000));
  }
}

/** A round of it, each request from another client. */
function* flood(round: number): Generator<SimulatedVisit & { site: number }> {
  let number = round * 100_000;
  const from = (request: VisitRequest, site = number % 2): SimulatedVisit & { site: number } => {
    number += 1;
    return { headers: headersOf(number), isCounted: true, requests: [request], site };
  };
  for (let at = 0; at < invented.events; at += 1) yield from(inventedEvent(`zqxw-${round}-${at}`, at));
  for (let at = 0; at < invented.pages; at += 1) yield from(missingPage(`/zqxw-${round}-${at}`));
  for (let at = 0; at < invented.searches; at += 1) {
    const words = `zqxwrare${inLetters(round * 10_000 + at)}`;
    yield from(searchRequest(words, words));
  }
  for (let at = 0; at < invented.words; at += 1) {
    const words = `zqxwoften${inLetters(round * 10_000 + at)}`;
    // One site: each counts by itself.
    for (let times = 0; times < asked; times += 1) yield from(searchRequest(words, words), at % 2);
  }
}

function inventedEvent(name: string, at: number): VisitRequest {
  const events = [
    { event: 'action-left', action: 'contact', course: name, campus: 'paris' },
    { event: 'action-opened', action: 'contact', course: null, campus: name },
    { event: 'action-chosen', action: name, course: null, campus: null },
    { event: 'filter-used', screen: 'course-list', filter: 'campus', value: name },
    { event: 'filter-used', screen: 'agenda', filter: name, value: 'jury' },
    { event: 'vital', screen: name, vital: 'LCP', value: at },
    { event: name, screen: 'home', vital: 'LCP', value: at },
  ];
  return eventRequest(events[at % events.length] ?? {}, [], 400);
}

/** One client that reports events and invents some, at both sites, as fast as it can. */
function* insisting(): Generator<SimulatedVisit & { site: number }> {
  const choice = { action: 'contact', course: null, campus: null };
  const event = 'action-opened';
  for (let at = 0; at < 2 * fromOne; at += 1) {
    const request =
      at % 2 ? eventRequest({ event, ...choice }, [[event, 'contact//']]) : inventedEvent(`zqxw-${at}`, at);
    yield { headers: headersOf(1), isCounted: true, requests: [request], site: at % 4 < 2 ? 0 : 1 };
  }
}

/** Looks at what is stored: as few rows as promised, and sums as they were. */
async function storedWithinBounds(school: CountedSchool, truth: Map<string, number>): Promise<void> {
  const tables = await readTables(school.environment.variables.DATABASE_URL ?? '');
  const rows = (tables.get('visit_counts') ?? []).map((row) => ({
    ...{ day: String(row.day), event: row.event as VisitEvent, subject: String(row.subject) },
    count: Number(row.count),
  }));
  const sum = (event: VisitEvent) =>
    rows.filter((row) => row.event === event).reduce((total, { count }) => total + count, 0);
  const inTruth = (event: VisitEvent) =>
    [...truth].filter(([key]) => key.split(' ')[1] === event).reduce((total, [, count]) => total + count, 0);
  for (const event of ['not-found', 'search-empty', 'search-word', 'action-opened'] as const)
    expect(sum(event), event).toBe(inTruth(event));
  expect([...new Set(rows.map((row) => row.day))]).toEqual([day]);
  expect([...new Set(rows.map((row) => row.event))].toSorted()).toEqual([
    ...['action-opened', 'not-found', 'search-empty', 'search-word'],
  ]);
  const words = rows.filter(({ event }) => event === 'search-word');
  expect(words).toHaveLength(mostSubjects + 1);
  expect(words.filter(({ subject }) => subject.includes('rare'))).toEqual([]);
  for (const { subject, count } of words)
    if (subject !== otherSubjects) expect(count, subject).toBe(truth.get(keyOf(day, 'search-word', subject)));
  expect(tables.get('not_found')?.length).toBeLessThanOrEqual(mostMissing);
}
