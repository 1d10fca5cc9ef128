import fc from 'fast-check';
import { afterEach, expect, it, test, vi } from 'vitest';
import { type KeptAction, keepAction, keptAction, pathOfKept, readKept } from './kept-action.ts';

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

afterEach(() => void vi.unstubAllGlobals());

it('stays in the browser for seven days, and is removed when it is read after that', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
  keepAction({ action: 'brochure', course: null, campus: null }, now);
  expect(keptAction(now + 7 * day - 1)).not.toBeNull();
  expect([...items.keys()]).toEqual(['later']);
  expect(keptAction(now + 7 * day)).toBeNull();
  expect([...items.keys()]).toEqual([]);
});

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
