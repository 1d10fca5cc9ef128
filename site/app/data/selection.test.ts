import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsOf, mostPairs, type Pair, pairOf, readPairs, selectionPath, writePairs } from './selection.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const pair = fc.tuple(slug, slug).map(([course, campus]) => pairOf(course, campus));
const pairs = fc.uniqueArray(pair, { maxLength: mostPairs });

describe('the pairs of a selection', () => {
  it('are read as they were written, in one order', () => {
    fc.assert(
      fc.property(pairs, (selected) => {
        expect(readPairs(writePairs(selected))).toEqual(selected.toSorted());
        expect(writePairs(selected.toReversed())).toBe(writePairs(selected));
      }),
    );
  });

  it('pass through the URL of either language unchanged', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom('fr' as const, 'en' as const), (selected, locale) => {
        const { screen, query, key } = parseUrl(selectionPath(locale, selected)) ?? {};
        expect(screen).toBe('selection');
        expect(readPairs(query?.pairs ?? '')).toEqual(selected.toSorted());
        expect(key).toBe(selectionPath(locale, selected));
      }),
    );
  });

  it('are bounded and valid, whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '.', '_', '-', '9', 'é', '/') })),
        (text) => {
          const read = readPairs(text);
          expect(read.length).toBeLessThanOrEqual(mostPairs);
          expect(new Set(read).size).toBe(read.length);
          for (const one of read) expect(one).toMatch(/^[a-z0-9-]+\.[a-z0-9-]+$/);
          expect(readPairs(writePairs(read))).toEqual(read);
        },
      ),
    );
  });

  it.each([
    ['', []],
    ['design-objet', []],
    ['design-objet.', []],
    ['a.b.c', []],
    ['a.b_a.b', ['a.b']],
    ['b.a_<script>_a.b', ['a.b', 'b.a']],
    ['h.h_g.g_f.f_e.e_d.d_c.c_b.b_a.a', ['c.c', 'd.d', 'e.e', 'f.f', 'g.g', 'h.h']],
  ])('of %j are %j', (text, expected) => {
    expect(readPairs(text)).toEqual(expected);
  });

  it('have a course and a campus', () => {
    expect(endsOf('design-objet.aix-en-provence' as Pair)).toEqual({
      course: 'design-objet',
      campus: 'aix-en-provence',
    });
  });
});
