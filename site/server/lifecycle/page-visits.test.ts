import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createPageVisits } from './page-visits.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-visits-'));
const file = path.join(folder, 'page-visits.json');
const warned: string[] = [];
const open = () =>
  createPageVisits(file, { warn: (...said: unknown[]) => warned.push(String(said[1])) }, new AbortController().signal);

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  warned.length = 0;
});

it('counts half of what was counted before a restart, and forgets what is requested no more', async () => {
  const visits = open();
  for (let visit = 0; visit < 5; visit += 1) visits.note('/formations');
  visits.note('/campus');
  await visits.save();
  const later = open();
  expect([later.of('/formations'), later.of('/campus'), later.of('/')]).toEqual([2, 0, 0]);
  later.note('/formations');
  expect(later.of('/formations')).toBe(3);
});

it('begins anew where the file is unreadable, and reports where it cannot be written', async () => {
  // A file in the place of the folder.
  writeFileSync(folder, '');
  const visits = open();
  expect(visits.of('/')).toBe(0);
  await visits.save();
  expect(warned).toEqual(['the numbers of page visits could not be stored']);
});
