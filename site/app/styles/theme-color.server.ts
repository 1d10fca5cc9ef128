import tokens from '#theme/tokens.css?raw';
import { type InkFamily, readPalette, type Scheme } from './palette.ts';

const colorsOf = readPalette(tokens);

/**
 * A colour of the theme for output without a style sheet: early error pages, the app's manifest, share images.
 * @param name a token without its dashes: `paper`, `family-ink`
 * @param family for the tokens that each family has of its own
 * @throws where the theme has no such colour
 */
export function themeColor(scheme: Scheme, name: string, family: InkFamily = 'school'): string {
  const value = colorsOf(scheme, family).get(name);
  if (!value) throw new Error(`The theme has no --${name} in its ${scheme} scheme.`);
  return value;
}
