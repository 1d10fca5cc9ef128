import { describe, expect, it } from 'vitest';
import redirects from '../../../../sample/schools/meridienne/redirects.json' with { type: 'json' };
import type { Row } from './redirect-row.ts';
import { compileRefusals } from './redirect-table.ts';

const live = [
  { title: 'L’école', path: '/ecole' },
  { title: 'Histoire', path: '/ecole/histoire' },
  { title: 'Un jury', path: '/actualites/un-jury' },
  { title: 'A jury', path: '/en/news/a-jury' },
];

const refusalOf = (row: Row, others: Row[] = redirects) => compileRefusals([...others, row], live)(row);

describe('compileRefusals', () => {
  it('accepts the table of the sample', () => {
    const refuse = compileRefusals(redirects, live);
    expect(redirects.map(refuse).filter(Boolean)).toEqual([]);
  });

  it('accepts a row for an article that is gone, below the target of a pattern', () => {
    expect(refusalOf({ from: '/actualites/parti', to: '/actualites/un-jury' })).toBeNull();
  });

  it.each([
    [{ from: '/campus', to: '/ecole' }, '/campus'],
    [{ from: '/crm/brochure', to: '/ecole' }, '/crm/brochure'],
    [{ from: '/crm/*', to: '/ecole' }, '/crm/brochure'],
    [{ from: '/*', to: '/ecole' }, '/en'],
    [{ from: '/en', to: '/ecole' }, '/en'],
    [{ from: '/AGENDA', to: '/ecole' }, '/agenda'],
    [{ from: '/agenda/portes-ouvertes', to: '/ecole' }, '/agenda/portes-ouvertes'],
    [{ from: '/en/agenda/open-days', to: '/en/school' }, '/en/agenda/open-days'],
    [{ from: '/agenda.ics', to: '/ecole' }, '/agenda'],
    [{ from: '/news.atom', to: '/ecole' }, '/news'],
  ])('%j hides a screen', (row, path) => {
    expect(refusalOf(row, [])).toEqual({ field: 'from', reason: 'screen', path });
  });

  it.each([
    [{ from: '/ecole/histoire', to: '/admissions' }, 'Histoire'],
    [{ from: '/Actualites/un-jury', to: '/admissions' }, 'Un jury'],
    [{ from: '/%65cole/histoire', to: '/admissions' }, 'Histoire'],
    [{ from: '/%61ctualites/*', to: '/admissions' }, 'Un jury'],
    [{ from: '/en/news/*', to: '/en/courses' }, 'A jury'],
    [{ from: '/actualites/*.json', to: '/admissions' }, 'Un jury'],
  ])('%j hides a page', (row, title) => {
    expect(refusalOf(row, [])).toMatchObject({ reason: 'live', document: { title } });
  });

  it.each([
    [{ from: '/newsletter', to: '/ecole' }, 'duplicate', 'from'],
    [{ from: '/Newsletter', to: '/ecole' }, 'duplicate', 'from'],
    [{ from: '/x', to: '/x' }, 'loop', 'to'],
    [{ from: '/x/*', to: '/x/y' }, 'loop', 'to'],
    [{ from: '/x', to: '/newsletter' }, 'chain', 'to'],
    [{ from: '/x', to: '/blog/un-jury?a=b' }, 'chain', 'to'],
    [{ from: '/x/*', to: '/blog/*' }, 'chain', 'to'],
    [{ from: '/admissions', to: '/x' }, 'target-of', 'from'],
    [{ from: '/actualites/*', to: '/x/*' }, 'target-of', 'from'],
  ] as const)('%j is refused: %s', (row, reason, field) => {
    expect(compileRefusals([...redirects, row], [])(row)).toMatchObject({ reason, field });
  });

  it('reports a chain that leads back to its start as a loop', () => {
    expect(refusalOf({ from: '/b', to: '/a' }, [{ from: '/a', to: '/b' }])).toMatchObject({ reason: 'loop' });
    expect(refusalOf({ from: '/b/*', to: '/a/*' }, [{ from: '/a/*', to: '/b/*' }])).toMatchObject({ reason: 'loop' });
  });

  it('refuses a loop through a pattern, whichever row is added last', () => {
    const [pattern, row] = [
      { from: '/a/*', to: '/b/*' },
      { from: '/b/x', to: '/a/x' },
    ];
    expect(refusalOf(row, [pattern])).toMatchObject({ reason: 'chain', row: pattern });
    expect(refusalOf(pattern, [row])).toMatchObject({ reason: 'target-of', row });
  });

  it('checks thousands of rows within its time limit', () => {
    const many = Array.from({ length: 4000 }, (_, index) => ({ from: `/vieux/${index}/*`, to: `/neuf-${index}` }));
    const pages = Array.from({ length: 4000 }, (_, index) => ({ title: '', path: `/actualites/article-${index}` }));
    const refuse = compileRefusals(many, pages);
    const started = performance.now();
    expect(many.every((row) => refuse(row) === null)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
