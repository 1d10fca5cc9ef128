import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What browsers of the build's target do not have (Vite's `baseline-widely-available`: Chrome 111, Firefox 114, Safari 16.4), and of
 * which no compiler says so. Where one of these is behind a guard, it is not in this list.
 */
const missing: [name: string, pattern: RegExp, since: string][] = [
  ['a selector with :has() in a script', /(querySelector(All)?|closest|matches)(<[^>]*>)?\([^)]*:has\(/, 'Firefox 121'],
  ['reflection of ARIA attributes', /\.(aria[A-Z]\w+|role) ?=[^=>]/, 'Firefox 119'],
  ['the size of a query', /(query|search|params|searchParams)\.size\b/i, 'Chrome 113, Safari 17'],
  ['URL.canParse and URL.parse', /URL\.(canParse|parse)\(/, 'Chrome 120, Safari 17'],
  ['grouping', /\b(Object|Map)\.groupBy\(/, 'Chrome 117, Safari 17.4'],
  ['promises with resolvers', /Promise\.withResolvers\(/, 'Chrome 119, Safari 17.4'],
  ['one signal of many', /AbortSignal\.any\(/, 'Chrome 116, Safari 17.4'],
  ['methods of sets', /\.(isSubsetOf|isSupersetOf|symmetricDifference|difference|union|intersection)\(/, 'Chrome 122'],
];

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['app/**/*.{ts,tsx}', 'sw/**/*.ts', '../contract/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.server|\.test\.|node_modules|contract\/(settings|messages|files)\//.test(file),
);
const source = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

test('there is code of browsers to look at', () => {
  expect(files.length).toBeGreaterThan(250);
  expect(files).toEqual(expect.arrayContaining(['app/entry.client.tsx', 'sw/visited.ts', '../contract/slug.ts']));
});

test.each(missing)('no code of browsers needs %s', (_name, pattern, _since) => {
  expect(source.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});
