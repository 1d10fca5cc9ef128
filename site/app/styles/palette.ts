import { families } from '@vitrine/contract/vocabulary/families.ts';

export type Scheme = 'light' | 'dark';

/**
 * The hexadecimal colours that a theme's `tokens.css` gives in one scheme, by their names without the dashes.
 * @param selector whose rules are meant: `:root`, or `[data-family='…']`
 */
export function colorsOf(tokens: string, scheme: Scheme, selector: string): Map<string, string> {
  const css = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const darkStart = css.indexOf('@media (prefers-color-scheme: dark)');
  if (darkStart < 0) throw new Error('The theme has no dark scheme.');
  const rules = scheme === 'light' ? css.slice(0, darkStart) : css.slice(darkStart);
  const colors = new Map<string, string>();
  for (const [, selectors = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const listed = selectors.split(',').map((part) => part.trim());
    if (!listed.includes(selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) colors.set(name, value);
  }
  return colors;
}

/**
 * The colours of the theme, read from its style sheet, and the pairings in which components use them: a test holds their
 * contrast, the living page of the design system shows it.
 */

/** Every family whose inks a theme defines (`[data-family]` in its tokens.css). Set on a component, they colour all that stands in it. */
export const inkFamilies = ['school', ...families] as const;
export type InkFamily = (typeof inkFamilies)[number];

/** Grounds that rebind every ink for what stands on them (`[data-tone]` in styles/tones.css). */
export type Tone = 'paper' | 'tint' | 'solid' | 'blueprint';

export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Hexadecimal colours by the names of their tokens, without the dashes. */
type Colors = ReadonlyMap<string, string>;

const grounds = ['paper', 'sheet', 'family-tint'];

/** Words, and the grounds they stand on: 4.5:1 at least. */
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

/** Lines that say what can be used, and the grounds they are drawn on: 3:1 at least. */
const lines: Record<string, readonly string[]> = {
  control: grounds,
  focus: grounds,
  'blueprint-control': ['blueprint', 'blueprint-sheet'],
  'blueprint-focus': ['blueprint', 'blueprint-sheet'],
};

export type Pairing = readonly [front: string, back: string];

function pairings(table: Record<string, readonly string[]>): Pairing[] {
  return Object.entries(table).flatMap(([front, backs]) => backs.map((back): Pairing => [front, back]));
}

export const wordPairings: readonly Pairing[] = pairings(words);
export const linePairings: readonly Pairing[] = pairings(lines);

/**
 * The colours that a theme gives its document, and each family on top of them.
 * @param tokens the text of the theme's `tokens.css`
 */
export function readPalette(tokens: string): (scheme: Scheme, family?: InkFamily) => Colors {
  const read = new Map<string, Colors>();
  return (scheme, family) => {
    const key = `${scheme} ${family}`;
    const known = read.get(key);
    if (known) return known;
    const colors = colorsOf(tokens, scheme, ':root');
    if (family)
      for (const [name, value] of colorsOf(tokens, scheme, `[data-family='${family}']`)) colors.set(name, value);
    read.set(key, colors);
    return colors;
  };
}

/** The contrast of two hexadecimal colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
