import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  inkFamilies,
  linePairings,
  type Pairing,
  readPalette,
  type Scheme,
  schemes,
  wordPairings,
} from './palette.ts';

interface ThemeColors {
  themeColors: Record<Scheme, string>;
}

const themes = Object.entries(import.meta.glob<ThemeColors>('../../themes/*/theme-colors.ts', { eager: true })).map(
  ([file, { themeColors }]) => {
    const tokens = new URL(file.replace('theme-colors.ts', 'tokens.css'), import.meta.url);
    return { name: file.split('/').at(-2) ?? '', tokens: readFileSync(tokens, 'utf8'), themeColors };
  },
);

/** Surfaces that bind the colours anew for what stands on them: a button that is pointed at, the mark of the keyboard. */
const surfaces = [
  ['./tones.css', "[data-tone='tint']"],
  ['./tones.css', "[data-tone='solid']"],
  ['./tones.css', "[data-tone='blueprint']"],
  ['../ui/notice/notice.module.css', '.alert'],
  ['../ui/notice/notice.module.css', '.success'],
] as const;

/** Rows that are filled with the family's ink where they are pointed at, and the colours of the words on them. */
const filled = [
  ['../ui/card/card.module.css', '.linked:hover .block', ['family-ink', 'ink-soft'], 'family-solid'],
  ['../pages/agenda/month-sheet.module.css', '.event:hover', ['ink', 'ink-soft', 'family-ink'], 'family-solid'],
  // Its solid tags.
  ['../pages/agenda/month-sheet.module.css', '.event:hover', ['paper'], 'family-ink'],
] as const;

/** What stands on a surface, and what it stands on. */
const onSurfaces = ['ink', 'ink-soft', 'control', 'focus', 'paper', 'sheet'];
const onSurface = ([front, back]: Pairing) => onSurfaces.includes(front) && onSurfaces.includes(back);

/** The tokens that the rules of a selector bind to others. */
function boundIn(file: string, selector: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const bound = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((part) => part.trim() === selector)) continue;
    for (const [, name = '', other = ''] of body.matchAll(/--([\w-]+):\s*var\(--([\w-]+)\);/g)) bound.set(name, other);
  }
  return bound;
}

/** The names of all tokens, each once. */
const namesIn = (tokens: string) => [...new Set(tokens.match(/--[\w-]+(?=:)/g))].sort();

test('every theme names the same tokens, so that no component misses one', () => {
  expect(themes.length).toBeGreaterThan(1);
  for (const { tokens } of themes) expect(namesIn(tokens)).toEqual(namesIn(themes[0]?.tokens ?? ''));
});

for (const { name: theme, tokens, themeColors } of themes) {
  const colorsOf = readPalette(tokens);
  for (const scheme of schemes) {
    describe.each(inkFamilies)(`${theme}, ${scheme}, %s`, (family) => {
      const colors = colorsOf(scheme, family);
      const color = (name: string): string => {
        const value = colors.get(name);
        if (!value) throw new Error(`The ${scheme} scheme of ${theme} has no hexadecimal --${name} for ${family}`);
        return value;
      };

      test.each(wordPairings)('words in %s on %s hold 4.5:1', (front, back) => {
        expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
      });

      test.each(linePairings)('lines in %s on %s hold 3:1', (front, back) => {
        expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3);
      });

      test.each(surfaces)('%s: words and lines on %s hold the same', (file, selector) => {
        const bound = boundIn(file, selector);
        expect(bound.size).toBeGreaterThan(0);
        const colorOn = (name: string): string => {
          const other = bound.get(name);
          return other ? colorOn(other) : color(name);
        };
        const held = (pairings: readonly Pairing[], least: number) => {
          for (const [front, back] of pairings.filter(onSurface))
            expect(contrast(colorOn(front), colorOn(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
        };
        held(wordPairings, 4.5);
        held(linePairings, 3);
      });
    });

    describe.each(inkFamilies)(`${theme}, ${scheme}, %s`, (family) => {
      test.each(filled)('%s %s: words in %j on %s hold 4.5:1', (file, selector, words, back) => {
        const bound = boundIn(file, selector);
        const colors = colorsOf(scheme, family);
        const colorOn = (name: string): string => colors.get(bound.get(name) ?? name) ?? '';
        for (const front of words) expect(contrast(colorOn(front), colorOn(back)), front).toBeGreaterThanOrEqual(4.5);
      });
    });

    test(`${theme}, ${scheme}: the browser's own bars have the colour of the paper`, () => {
      expect(themeColors[scheme]).toBe(colorsOf(scheme).get('paper'));
    });

    test(`${theme}, ${scheme}: every family has an ink of its own`, () => {
      const inks = inkFamilies.map((family) => colorsOf(scheme, family).get('family-ink'));
      expect(new Set(inks).size).toBe(inkFamilies.length);
    });
  }
}
