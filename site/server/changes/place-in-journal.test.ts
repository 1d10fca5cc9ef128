import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlaceInJournal } from './place-in-journal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the newest number on disk, however many writes are asked for at once', async () => {
  const place = createPlaceInJournal(folder);
  for (let round = 0; round < 100; round += 1) {
    const writes = [1, 2, 3, 4, 5].map((step) => {
      place.reached(round * 5 + step);
      return place.keep();
    });
    await Promise.all(writes);
    expect(JSON.parse(readFileSync(path.join(folder, 'journal.json'), 'utf8'))).toEqual({ last: (round + 1) * 5 });
  }
});

it('is not written while a change is being stored, and is written by the last one that is', async () => {
  const place = createPlaceInJournal(folder);
  const { promise, resolve: stored } = Promise.withResolvers<void>();
  const slow = place.during(promise);
  place.reached(2);
  await place.keep();
  expect(createPlaceInJournal(folder).last()).toBeNull();
  stored();
  await slow;
  await place.keep();
  expect(createPlaceInJournal(folder).last()).toBe(2);
});
