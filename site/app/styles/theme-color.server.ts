import tokens from '#theme/tokens.css?raw';
import { colorsOf, type Scheme } from './token-colors.ts';

/**
 * A colour of the theme for what is made without a style sheet: early error pages, the app's manifest, drawn pictures.
 * @param name a token without its dashes: `paper`, `family-ink`
 * @param family one of `ui/family.ts`, for the tokens that each family has of its own
 * @throws where the theme has no such colour
 */
export function themeColor(scheme: Scheme, name: string, family = 'school'): string {
  const found = colorsOf(tokens, scheme, `[data-family='${family}']`).get(name);
  const value = found ?? colorsOf(tokens, scheme, ':root').get(name);
  if (!value) throw new Error(`The theme has no --${name} in its ${scheme} scheme.`);
  return value;
}
