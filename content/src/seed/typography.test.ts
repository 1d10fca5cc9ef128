import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMarkdown } from '../school-files/markdown-document.ts';

const schools = path.resolve(import.meta.dirname, '../../../sample/schools');

/** The content of a file of the sample, its page below `body`. */
function read(file: string): unknown {
  const text = readFileSync(path.join(schools, file), 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  return readMarkdown(text, ['body'], (line, sentence) => expect.fail(`${file}: ${line}: ${sentence}`));
}

/** Every string below a value, with its path. */
function textsOf(value: unknown, way: string): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, `${way}.${key}`));
}

const french = readdirSync(schools, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|json)$/.test(file))
  .flatMap((file) => textsOf(read(file), file))
  .filter(([way]) => !/\.en(\.|$)/.test(way));

/** An ordinary space before or after punctuation that needs a no-break space in French. */
const breaks = /\S*(?:[ \t\n][:;!?»]|«[ \t\n])\S*/g;

it('French texts have no-break spaces at their punctuation', () => {
  expect(french.length).toBeGreaterThan(2000);
  expect(french.flatMap(([way, text]) => (text.match(breaks) ?? []).map((found) => `${way}: ${found}`))).toEqual([]);
});
