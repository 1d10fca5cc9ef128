import { describe, expect, it } from 'vitest';
import { citationsIn, files, isThere, pathsIn, proseOf, readSpecification, textOf } from './references.ts';

const specification = readSpecification(textOf('docs/specification.md'));
const records = files.filter((file) => /^docs\/decisions\/\d/.test(file));
const recordNumbers = records.map((file) => /(\d{3})-/.exec(file)?.[1] ?? file);
const readers = files.filter((file) => !file.startsWith('docs/references'));

/** What the files say that is not so, each with the file that says it. */
const wrongIn = (wrong: (prose: string, file: string) => string[], among = readers): string[] =>
  among.flatMap((file) => wrong(proseOf(file), file).map((what) => `${file}: ${what}`));

describe('the specification', () => {
  it('has its sections in order, and every rule of a section under a name of its own', () => {
    expect([...specification.keys()]).toEqual(Array.from({ length: specification.size }, (_, n) => `${n + 1}`));
    expect(specification.size).toBeGreaterThan(12);
    expect(specification.get('2')).toContain('One hop');
  });

  it('is cited by section, and by the name of a rule where one is given', () => {
    const found = wrongIn((prose) =>
      citationsIn(prose).flatMap(({ section, names }) => {
        const rules = specification.get(section);
        if (!rules) return [`section ${section}`];
        return names.filter((name) => !rules.has(name)).map((name) => `section ${section}, "${name}"`);
      }),
    );
    expect(found).toEqual([]);
  });

  it('is cited in no other way', () => {
    const other = /\bsections? ["“]|§ ?\d|\b(?:architecture|decisions|style|visual)\.md\b|of the decisions\b/g;
    expect(wrongIn((prose) => [...prose.matchAll(other)].map(([match]) => match))).toEqual([]);
  });

  it('is cited from everywhere', () => {
    const cited = readers.filter((file) => citationsIn(proseOf(file)).length > 0);
    expect(cited.length).toBeGreaterThan(100);
  });
});

describe('the records of decisions', () => {
  it('have a number each, which their titles repeat', () => {
    expect(new Set(recordNumbers).size).toBe(records.length);
    for (const [index, file] of records.entries()) expect(textOf(file)).toMatch(`# ${recordNumbers[index]} · `);
  });

  it('are there wherever one is named', () => {
    const missing = (pattern: RegExp) => (prose: string) =>
      [...prose.matchAll(pattern)].map(([, number = '']) => number).filter((number) => !recordNumbers.includes(number));
    expect(wrongIn(missing(/docs\/decisions\/(\d{3})/g))).toEqual([]);
    expect(wrongIn(missing(/(?<![\d.,])\b(0\d\d)\b(?![.,]?\d)/g), records)).toEqual([]);
  });
});

describe('files and folders', () => {
  it('are there wherever a document or a comment names one', () => {
    expect(wrongIn((prose, file) => pathsIn(prose).filter((named) => !isThere(named, file)))).toEqual([]);
  });
});

describe('what is looked for', () => {
  it.each([
    ['(section 2, "One hop" and "www")', [{ section: '2', names: ['One hop', 'www'] }]],
    ['section 7, `GET /events`', [{ section: '7', names: ['GET /events'] }]],
    ['sections 3 and 4', ['3', '4'].map((section) => ({ section, names: [] }))],
    ['Section 99.1', [{ section: '99.1', names: [] }]],
    ['a section of the page', []],
  ])('%s', (prose, citations) => {
    expect(citationsIn(prose)).toEqual(citations);
  });

  it.each([
    ['`site/app/nowhere/` and `gone.ts`', ['site/app/nowhere', 'gone.ts']],
    ['`sharp`, `@payloadcms/next`, `.data/`, `*.test.ts`, `docs/NAME`', []],
  ])('%s', (prose, paths) => {
    expect(pathsIn(prose)).toEqual(paths);
    expect(paths.filter((named) => isThere(named, 'README.md'))).toEqual([]);
  });
});
