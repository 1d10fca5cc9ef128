import fonts from '#theme/fonts.css?raw';
import tokens from '#theme/tokens.css?raw';

/** Everything here is read from the one place where another school changes it. */

const families = ['school', 'interior', 'object', 'graphic', 'fashion', 'digital', 'foundation'] as const;
export type ShareFamily = (typeof families)[number];

/** The light scheme: what stands before the dark one. */
const light = tokens.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('@media (prefers-color-scheme: dark)', 1)[0] ?? '';

/** What the rules whose selector list holds `selector` say of a token. */
function token(selector: string, name: string, value: RegExp): string {
  for (const [, selectors = '', body = ''] of light.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((part) => part.trim() === selector)) continue;
    const found = new RegExp(`--${name}:\\s*(${value.source})\\s*;`).exec(body)?.[1];
    if (found) return found;
  }
  throw new Error(`The tokens name no --${name} for ${selector}`);
}
const colour = (name: string, selector = ':root') => token(selector, name, /#[0-9a-f]{6}/);

/** The file of a face, in its package. */
function fontFile(face: string): string {
  const rule = new RegExp(`font-family: '${face}';\\s*src: url\\('([^']+)'\\)`).exec(fonts)?.[1];
  if (!rule) throw new Error(`The fonts name no file for ${face}`);
  return rule;
}

/** The inks of a sheet. */
export interface Sheet {
  paper: string;
  /** the squares of the sheet */
  grid: string;
  /** thin lines */
  line: string;
  ink: string;
  soft: string;
}

/** What the images take from the tokens: inks, faces, and how the display face is set. */
export const theme = {
  paper: {
    paper: colour('paper'),
    grid: colour('grid-line'),
    line: colour('line'),
    ink: colour('ink'),
    soft: colour('ink-soft'),
  } satisfies Sheet,
  blueprint: {
    paper: colour('blueprint'),
    grid: colour('blueprint-grid'),
    line: colour('blueprint-line'),
    ink: colour('blueprint-ink'),
    soft: colour('blueprint-soft'),
  } satisfies Sheet,
  action: colour('action'),
  onAction: colour('on-action'),
  families: Object.fromEntries(
    families.map((family) => [
      family,
      {
        ink: colour('family-ink', `[data-family='${family}']`),
        tint: colour('family-tint', `[data-family='${family}']`),
        solid: colour('family-solid', `[data-family='${family}']`),
        onSolid: colour('family-on-solid', `[data-family='${family}']`),
      },
    ]),
  ) as Record<ShareFamily, { ink: string; tint: string; solid: string; onSolid: string }>,
  displayFont: fontFile('Display'),
  textFont: fontFile('Text'),
  displayWeight: Number(token(':root', 'display-weight', /\d+/)),
  /** of the size */
  displayTracking: Number.parseFloat(token(':root', 'display-tracking', /-?[\d.]+em/)),
} as const;
