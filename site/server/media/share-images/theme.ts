import { drawnFaces } from '#theme/drawn-faces.ts';
import tokens from '#theme/tokens.css?raw';
import { type InkFamily, inkFamilies } from '../../../app/styles/palette.ts';
import { themeColor } from '../../../app/styles/theme-color.server.ts';

/** Everything here is read from the one place where another school changes it. */

/** A token that is no colour; every scheme has the same. */
function token(name: string, value: RegExp): string {
  const found = new RegExp(`--${name}:\\s*(${value.source})\\s*;`).exec(tokens)?.[1];
  if (!found) throw new Error(`The tokens name no --${name}`);
  return found;
}
const colour = (name: string, family?: InkFamily) => themeColor('light', name, family);

/** The colours of a card. */
export interface CardColours {
  paper: string;
  /** the squares of the grid */
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
  } satisfies CardColours,
  blueprint: {
    paper: colour('blueprint'),
    grid: colour('blueprint-grid'),
    line: colour('blueprint-line'),
    ink: colour('blueprint-ink'),
    soft: colour('blueprint-soft'),
  } satisfies CardColours,
  action: colour('action'),
  onAction: colour('on-action'),
  families: Object.fromEntries(
    inkFamilies.map((family) => [
      family,
      {
        ink: colour('family-ink', family),
        tint: colour('family-tint', family),
        solid: colour('family-solid', family),
        onSolid: colour('family-on-solid', family),
      },
    ]),
  ) as Record<InkFamily, { ink: string; tint: string; solid: string; onSolid: string }>,
  faces: drawnFaces,
  displayWeight: Number(token('display-weight', /\d+/)),
  /** of the size */
  displayTracking: Number.parseFloat(token('display-tracking', /-?[\d.]+em/)),
} as const;
