import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAdvisories } from './advisories.ts';

let folder: string;

const write = (id: string, affected: object[], rest: object = {}) =>
  writeFile(path.join(folder, `${id}.json`), JSON.stringify({ schema_version: '1.4.0', id, affected, ...rest }));
const inNpm = (name: string, rest: object) => ({ package: { ecosystem: 'npm', name }, ...rest });
const range = (...events: object[]) => ({ ranges: [{ type: 'SEMVER', events }] });
const found = async (name: string, version: string) =>
  (await findAdvisories(folder, [{ name, version }])).map(({ advisory }) => advisory).toSorted();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-advisories-'));
  await write('FIXED', [inNpm('loom', range({ introduced: '0' }, { fixed: '1.4.0' }))]);
  await write('TWICE', [
    inNpm('loom', range({ introduced: '2.0.0' }, { fixed: '2.1.0' }, { introduced: '3.0.0' }, { fixed: '3.0.2' })),
  ]);
  await write('LAST', [inNpm('loom', range({ introduced: '1.0.0' }, { last_affected: '1.3.0' }))]);
  await write('UNFIXED', [inNpm('shuttle', range({ introduced: '0' }))]);
  await write('NAMED', [inNpm('shuttle', { versions: ['2.0.0'] })]);
  await write('WITHDRAWN', [inNpm('loom', range({ introduced: '0' }))], { withdrawn: '2026-01-01T00:00:00Z' });
  await write('ELSEWHERE', [{ package: { ecosystem: 'PyPI', name: 'loom' }, ...range({ introduced: '0' }) }]);
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['loom', '0.9.0', ['FIXED']],
  ['loom', '1.0.0', ['FIXED', 'LAST']],
  ['loom', '1.3.0', ['FIXED', 'LAST']],
  ['loom', '1.3.1', ['FIXED']],
  ['loom', '1.4.0-rc.1', ['FIXED']],
  ['loom', '1.4.0', []],
  ['loom', '2.0.5', ['TWICE']],
  ['loom', '2.1.0', []],
  ['loom', '3.0.1', ['TWICE']],
  ['loom', '3.0.10', []],
  ['shuttle', '1.0.0', ['UNFIXED']],
  ['shuttle', '2.0.0', ['NAMED', 'UNFIXED']],
  ['spindle', '1.0.0', []],
])('%s %s: %j', async (name, version, advisories) => {
  expect(await found(name, version)).toEqual(advisories);
});

it('a folder without advisories, and a file that is none, are refused', async () => {
  await expect(findAdvisories(path.dirname(import.meta.filename), [])).rejects.toThrow('no advisory');
  await writeFile(path.join(folder, 'other.json'), '{"name":"loom"}');
  await expect(findAdvisories(folder, [])).rejects.toThrow('other.json is no advisory');
  await rm(path.join(folder, 'other.json'));
});
