import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { type CoverageLink, countStates, coverageOf, marksOf } from './coverage.ts';

const hosts = ['crm.ecole.example'];
const good = 'https://crm.ecole.example/form';
const end = (id: number, fr: string, en = fr) => ({ id, title: { fr, en } });
const objet = end(1, 'Objet', 'Product');
const mode = end(2, 'Mode', 'Fashion');
const paris = end(10, 'Paris');
const lyon = end(11, 'Lyon');

let nextId = 100;
const link = (action: Action, course: number, campus: number, fr = good, en = ''): CoverageLink => {
  nextId += 1;
  return { id: nextId, action, course, campus, url: { fr, en } };
};
const all = (course: number, campus: number) =>
  (['contact', 'brochure', 'registration'] as const).map((action) => link(action, course, campus));

describe('the marks of a course at a campus', () => {
  const stateOf = (links: CoverageLink[]) => marksOf(1, 10, links, hosts)[0];

  it('are one per action', () => {
    expect(marksOf(1, 10, all(1, 10), hosts).map(({ action, state }) => [action, state])).toEqual([
      ['contact', 'ok'],
      ['brochure', 'ok'],
      ['registration', 'ok'],
    ]);
  });

  it('are holes without a link, and with an empty one, which is then the one to fill in', () => {
    expect(stateOf([])).toMatchObject({ state: 'hole', link: null });
    const empty = link('contact', 1, 10, '');
    expect(stateOf([empty])).toMatchObject({ state: 'hole', link: empty.id });
    expect(stateOf([link('contact', 1, 11), link('contact', 2, 10), link('brochure', 1, 10)])).toMatchObject({
      state: 'hole',
      link: null,
    });
  });

  it('are holes for French visitors where only the English URL is filled', () => {
    const english = link('contact', 1, 10, '', good);
    expect(stateOf([english])).toMatchObject({ state: 'hole', link: english.id });
  });

  it('are wrong where the site would not follow the URL, and name the language', () => {
    const elsewhere = link('contact', 1, 10, 'https://evil.example/');
    expect(stateOf([elsewhere])).toMatchObject({ state: 'wrong', link: elsewhere.id, locale: 'fr' });
    const insecure = link('contact', 1, 10, 'http://crm.ecole.example/');
    expect(stateOf([insecure])).toMatchObject({ state: 'wrong', locale: 'fr' });
    const inEnglish = link('contact', 1, 10, good, 'crm.ecole.example');
    expect(stateOf([inEnglish])).toMatchObject({ state: 'wrong', link: inEnglish.id, locale: 'en' });
  });

  it('are dead where the URL of a language has not responded, with the day', () => {
    const dead = new Map([[good, { since: '2026-11-12T02:00:00.000Z', reason: '404' }]]);
    const stored = link('contact', 1, 10);
    const expected = { state: 'dead', link: stored.id, locale: 'fr', dead: dead.get(good) };
    expect(marksOf(1, 10, [stored], hosts, dead)[0]).toMatchObject(expected);
    const inEnglish = link('contact', 1, 10, 'https://crm.ecole.example/fr', good);
    expect(marksOf(1, 10, [inEnglish], hosts, dead)[0]).toMatchObject({ state: 'dead', locale: 'en' });
  });

  it('follow the first of several links that has a URL, as visitors do', () => {
    const first = link('contact', 1, 10, '');
    const second = link('contact', 1, 10);
    const third = link('contact', 1, 10, 'https://evil.example/');
    expect(stateOf([first, second, third])).toMatchObject({ state: 'ok', link: second.id });
    expect(stateOf([third, second])).toMatchObject({ state: 'wrong', link: third.id });
  });
});

describe('the grid', () => {
  const offerings = [
    { course: objet, campus: paris },
    { course: objet, campus: lyon },
    { course: objet, campus: lyon },
    { course: mode, campus: paris },
  ];

  it('has each course and each campus once, in the order of the language', () => {
    const french = coverageOf(offerings, [], hosts);
    expect(french.campuses).toEqual([lyon, paris]);
    expect(french.rows.map((row) => row.course)).toEqual([mode, objet]);
    const english = coverageOf(offerings, [], hosts, 'en');
    expect(english.rows.map((row) => row.course)).toEqual([mode, objet]);
    expect(
      coverageOf([{ course: end(3, 'Zone', 'Area'), campus: paris }, ...offerings], [], hosts, 'en').rows[0],
    ).toMatchObject({ course: { id: 3 } });
  });

  it('leaves the cells empty where a course is not offered', () => {
    const { rows } = coverageOf(offerings, all(2, 11), hosts);
    expect(rows[0]?.cells.map((cell) => cell.marks.length)).toEqual([0, 3]);
    expect(rows[1]?.cells.map((cell) => cell.marks.length)).toEqual([3, 3]);
  });

  it('is counted as a whole and by action', () => {
    const links = [...all(1, 10), ...all(1, 11), link('contact', 2, 10, 'https://evil.example')];
    const grid = coverageOf(offerings, links, hosts);
    expect(countStates(grid.rows, null)).toEqual({ ok: 6, hole: 2, wrong: 1, dead: 0 });
    expect(countStates(grid.rows, 'contact')).toEqual({ ok: 2, hole: 0, wrong: 1, dead: 0 });
    expect(countStates(grid.rows, 'brochure')).toEqual({ ok: 2, hole: 1, wrong: 0, dead: 0 });
  });
});
