import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorsOf, type Scheme } from '../styles/token-colors.ts';

interface ThemeColors {
  themeColors: Record<Scheme, string>;
}

const themes = Object.entries(import.meta.glob<ThemeColors>('../../themes/*/theme-colors.ts', { eager: true })).map(
  ([file, { themeColors }]) => {
    const tokens = new URL(file.replace('theme-colors.ts', 'tokens.css'), import.meta.url);
    return { name: file.split('/').at(-2) ?? '', tokens: readFileSync(tokens, 'utf8'), themeColors };
  },
);

const families = ['school', 'interior', 'object', 'graphic', 'fashion', 'digital', 'foundation'] as const;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'sheet', 'family-tint'];

/** Words, and the grounds they stand on. */
const words: Record<string, readonly string[]> = {
  ink: grounds,
  'ink-soft': grounds,
  'family-ink': grounds,
  'family-on-solid': ['family-solid'],
  'on-action': ['action', 'action-over'],
  'on-alert': ['alert'],
  'on-success': ['success'],
  paper: ['ink'],
  'blueprint-ink': ['blueprint', 'blueprint-sheet'],
  'blueprint-soft': ['blueprint', 'blueprint-sheet'],
  blueprint: ['blueprint-ink'],
};

/** Lines that say what can be used, and the grounds they are drawn on. */
const lines: Record<string, readonly string[]> = {
  control: grounds,
  focus: grounds,
  'blueprint-control': ['blueprint', 'blueprint-sheet'],
  'blueprint-focus': ['blueprint', 'blueprint-sheet'],
};

function pairings(table: Record<string, readonly string[]>): [string, string][] {
  return Object.entries(table).flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

/** The names of all tokens, each once. */
const namesIn = (tokens: string) => [...new Set(tokens.match(/--[\w-]+(?=:)/g))].sort();

test('every theme names the same tokens, so that no component misses one', () => {
  expect(themes.length).toBeGreaterThan(1);
  for (const { tokens } of themes) expect(namesIn(tokens)).toEqual(namesIn(themes[0]?.tokens ?? ''));
});

for (const { name: theme, tokens, themeColors } of themes) {
  for (const scheme of ['light', 'dark'] as const) {
    const base = colorsOf(tokens, scheme, ':root');
    describe.each(families)(`${theme}, ${scheme}, %s`, (family) => {
      const colors = new Map([...base, ...colorsOf(tokens, scheme, `[data-family='${family}']`)]);
      const color = (name: string): string => {
        const value = colors.get(name);
        if (!value) throw new Error(`The ${scheme} scheme of ${theme} has no hexadecimal --${name} for ${family}`);
        return value;
      };

      test.each(pairings(words))('words in %s on %s hold 4.5:1', (front, back) => {
        expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
      });

      test.each(pairings(lines))('lines in %s on %s hold 3:1', (front, back) => {
        expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3);
      });
    });

    test(`${theme}, ${scheme}: the browser's own bars have the colour of the paper`, () => {
      expect(themeColors[scheme]).toBe(base.get('paper'));
    });

    test(`${theme}, ${scheme}: every family has an ink of its own`, () => {
      const inks = families.map((family) => colorsOf(tokens, scheme, `[data-family='${family}']`).get('family-ink'));
      expect(new Set(inks).size).toBe(families.length);
    });
  }
}
