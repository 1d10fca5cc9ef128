import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../environment.ts';
import { readLockFile } from './lock-file.ts';

/** The lock file (`docs/security.md`, V15): what of it can be checked without a registry that knows advisories. */

const locked = await readLockFile();
const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));

/** Licences that may be used in a service without opening its own source, by their SPDX names. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Of libvips, which sharp links to dynamically.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licences that the lock file does not name: those of packages from before its field was a text; both are MIT. */
const unnamed = ['busboy', 'streamsearch'];

function isPermitted(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((name) => permitted.has(name)));
}

it('every package is pinned by a strong hash and comes from a registry', () => {
  const loose = locked.filter(
    ({ integrity, resolved }) => !integrity?.startsWith('sha512-') || (resolved && !resolved.startsWith('https:')),
  );
  expect(locked.length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});

it('every licence of what runs in production is permitted', () => {
  const shipped = locked.filter(({ dev }) => !dev);
  const refused = shipped.filter(({ name, license }) => !(license ? isPermitted(license) : unnamed.includes(name)));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('only named packages run scripts when they are installed', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const scripted = new Set(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  expect([...scripted].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

it('no version of esbuild responds to requests of foreign pages (GHSA-67mh-4wv8-2f99)', () => {
  const versions = locked.filter(({ name }) => name === 'esbuild').map(({ version = '' }) => version);
  const old = versions.filter((version) => Number(version.split('.')[1]) < 25);
  expect(versions.length).toBeGreaterThan(0);
  expect(old).toEqual([]);
});

it('direct dependencies are exact versions', () => {
  const workspaces = ['.', 'content', 'contract', 'e2e', 'site', 'tracing'].map((folder) =>
    read(path.join(folder, 'package.json')),
  );
  const ranges = workspaces
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name, version]) => !name.startsWith('@vitrine/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)));
  expect(ranges).toEqual([]);
});
