import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type KeptAction, pathOfKept, readKept } from './kept-action.ts';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 3_600_000;
const stored = (change: object) =>
  JSON.stringify({ version: 1, action: 'brochure', course: 'design-mode', campus: 'lyon', keptAt: now, ...change });

it.each<[text: string | null, kept: KeptAction | null]>([
  [stored({}), { action: 'brochure', course: 'design-mode', campus: 'lyon' }],
  [stored({ course: null, campus: null }), { action: 'brochure', course: null, campus: null }],
  [stored({ course: '../x', campus: 7 }), { action: 'brochure', course: null, campus: null }],
  [stored({ keptAt: now - 7 * day + 1 }), { action: 'brochure', course: 'design-mode', campus: 'lyon' }],
  [stored({ keptAt: now - 7 * day }), null],
  [stored({ keptAt: now + day }), null],
  [stored({ keptAt: '1' }), null],
  [stored({ version: 2 }), null],
  [stored({ action: 'transfer' }), null],
  ['', null],
  ['null', null],
  ['[1]', null],
  ['{', null],
  [null, null],
])('%s', (text, kept) => expect(readKept(text, now)).toEqual(kept));

test('whatever is stored: it leads to an action of the site, or nowhere', () => {
  const anything = fc.record({ version: fc.constant(1), keptAt: fc.constant(now) }).chain((fixed) =>
    fc
      .record({
        action: fc.constantFrom('contact', 'x', '//evil.example'),
        course: fc.jsonValue(),
        campus: fc.string(),
      })
      .map((rest) => JSON.stringify({ ...fixed, ...rest })),
  );
  fc.assert(
    fc.property(fc.oneof(anything, fc.string(), fc.json()), (text) => {
      const kept = readKept(text, now);
      if (kept) expect(pathOfKept(kept, 'en')).toMatch(/^\/en\/crm\/contact(\?[\w=&%.-]+)?$/);
    }),
  );
});

it('leads to the action with course and campus', () => {
  expect(pathOfKept({ action: 'brochure', course: 'design-mode', campus: 'lyon' }, 'fr')).toBe(
    '/crm/brochure?course=design-mode&campus=lyon',
  );
  expect(pathOfKept({ action: 'contact', course: null, campus: null }, 'en')).toBe('/en/crm/contact');
});
