import { expect, test } from '@playwright/test';
import { readTables } from '../../../content/tests/read-tables.ts';
import { textsBelow } from '../../environment/texts-below.ts';
import { type CountedSchool, countedSchool, databases } from './counted-school.ts';
import { marks, randomFrom, rareWord, simulatedVisit } from './simulated-visits.ts';
import { createTruth, keyOf } from './visit-truth.ts';
import { visiting } from './visiting.ts';

/** Two weeks of visits, through the processes as they run in production: sums equal what was done, and nobody is in them. */

const visits = 100_000;
const days = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 10).padStart(2, '0')}`);
const perDay = Math.ceil(visits / days.length);
/** Visits of the evening before the last day, whose midnight the processes live through. */
const inTheEvening = 500;
/** Visits of a day that come while a site ends. */
const atTheEnd = 300;
/** Days on which the content service dies amid visits. */
const deaths = new Set(['2026-11-12', '2026-11-17', '2026-11-21']);

// One after the other: each has two sites and a content service, and simulated visitors who do not wait.
test.describe.configure({ mode: 'default' });

for (const [index, [database, server]] of databases.entries()) {
  test(`@long two weeks of 100,000 visits are counted as they were, and nobody is in them (${database})`, async () => {
    test.skip(server === '', 'TEST_POSTGRES_URL is not set');
    test.setTimeout(2_400_000);
    const school = await countedSchool(server, 4290 + 4 * index);
    const truth = createTruth();
    const { origins, today } = school;
    const open = visiting({ origins, truth, today });
    // Unknown URLs are looked up, and links to the CRM fetched, at a content service that may be away.
    const dying = visiting({ origins, truth, today, accepted: [503, 504] });
    // Of a site that ends, some get no connection.
    const closing = visiting({ origins, truth, today, accepted: [0] });
    const random = randomFrom(17);
    let number = 0;
    function* come(count: number, sites: number[], amid?: () => void) {
      for (let at = 0; at < count; at += 1) {
        if (at === Math.floor(count / 2)) amid?.();
        number += 1;
        yield { ...simulatedVisit(number, random), site: sites[random(sites.length)] ?? 0 };
      }
    }
    /** The last visits of a day: one site ends amid them, then the other. */
    async function evening(): Promise<void> {
      for (const site of [0, 1]) {
        let ended: Promise<void> | undefined;
        await closing.send(
          come(atTheEnd / 2, [site], () => {
            ended = school.closeSite(site);
          }),
        );
        await ended;
      }
      await school.close();
      truth.restarted();
    }

    try {
      for (const day of days.slice(0, -1)) {
        await school.open(`${day}T09:00:00+01:00`);
        const isLast = day === days.at(-2);
        let restarted: Promise<void> | undefined;
        await (deaths.has(day) ? dying : open).send(
          come(perDay - atTheEnd - (isLast ? inTheEvening : 0), [0, 1], () => {
            if (deaths.has(day)) restarted = school.killContent();
          }),
        );
        await restarted;
        await evening();
      }
      await school.open(`${days.at(-2)}T23:59:00+01:00`);
      await open.send(come(inTheEvening, [0, 1]));
      await expect.poll(today, { timeout: 90_000 }).toBe(days.at(-1));
      await open.send(come(visits - number - atTheEnd, [0, 1]));
      await evening();

      expect(number).toBe(visits);
      expect.soft(Object.fromEntries([...open.faults, ...dying.faults, ...closing.faults])).toEqual({});
      await seen(school, truth.counts());
    } finally {
      open.end();
      dying.end();
      closing.end();
      await school.remove();
    }
  });
}

/** Compares what is stored, and looks for visitors in all that was. */
async function seen(school: CountedSchool, truth: Map<string, number>): Promise<void> {
  const tables = await readTables(school.environment.variables.DATABASE_URL ?? '');
  const rows = tables.get('visit_counts') ?? [];
  const stored = new Map(
    rows.map(({ day, event, subject, count }) => [keyOf(String(day), String(event), String(subject)), Number(count)]),
  );
  const wrong = [...new Set([...truth.keys(), ...stored.keys()])]
    .filter((key) => truth.get(key) !== stored.get(key))
    .map((key) => `${key}: ${stored.get(key)}, in truth ${truth.get(key)}`);
  expect(wrong).toEqual([]);
  test.info().annotations.push({ type: 'rows', description: `${rows.length} of ${stored.size} subjects` });
  expect(new Set(rows.map(({ school_id }) => school_id)).size).toBe(1);
  const columns = (name: string) => Object.keys(tables.get(name)?.[0] ?? {}).toSorted();
  expect(columns('visit_counts')).toEqual([
    ...['count', 'created_at', 'day', 'event', 'id', 'school_id', 'subject', 'updated_at'],
  ]);
  expect(columns('visit_batches')).toEqual(['batch', 'created_at', 'day', 'id', 'updated_at']);

  // In no table, file or log, whichever it is.
  const never = [...marks, rareWord];
  const named = (text: string) => never.some((mark) => text.includes(mark));
  for (const [table, tableRows] of tables) {
    const found = tableRows.filter((row) => named(JSON.stringify(row)));
    expect(found.slice(0, 3), table).toEqual([]);
  }
  expect(school.printed().split('\n').filter(named).slice(0, 3)).toEqual([]);
  const texts = await textsBelow(school.environment.dataDir);
  expect(texts.filter(({ text }) => named(text)).map(({ name }) => name)).toEqual([]);
}
