import tokens from '#theme/tokens.css?raw';
import {
  type Colors,
  contrast,
  type InkFamily,
  linePairings,
  type Pairing,
  readPalette,
  type Scheme,
  schemes,
  wordPairings,
} from '../../../styles/palette.ts';

/** What the theme's style sheet says, for the sheets of colours and inks. */

const colorsOf = readPalette(tokens);

/** A pairing in one scheme: its two colours and their contrast as it is printed. */
interface PairFigure {
  scheme: Scheme;
  front: string;
  back: string;
  ratio: string;
}

export interface PairFigures {
  name: string;
  figures: PairFigure[];
}

const isOfFamily = ([front, back]: Pairing) => front.startsWith('family') || back.startsWith('family');

function figureOf(colors: Colors, scheme: Scheme, [front, back]: Pairing): PairFigure {
  const [one, other] = [colors.get(front), colors.get(back)];
  if (!one || !other) throw new Error(`The theme has no --${front} or no --${back}.`);
  return { scheme, front: one, back: other, ratio: `${contrast(one, other).toFixed(1).replace('.', ',')} : 1` };
}

function figuresOf(pair: Pairing, family?: InkFamily): PairFigures {
  return {
    name: `${pair[0]} sur ${pair[1]}`,
    figures: schemes.map((scheme) => figureOf(colorsOf(scheme, family), scheme, pair)),
  };
}

/** Words of the document on its grounds. */
export const wordFigures: PairFigures[] = wordPairings
  .filter((pair) => !isOfFamily(pair))
  .map((pair) => figuresOf(pair));

/** Lines of controls and of the focus on theirs. */
export const lineFigures: PairFigures[] = linePairings
  .filter((pair) => !isOfFamily(pair))
  .map((pair) => figuresOf(pair));

/** What a family adds: its ink on each ground, and words on its solid. */
export function familyFigures(family: InkFamily): PairFigures[] {
  const own = wordPairings.filter((pair) => pair[0].startsWith('family'));
  return own.map((pair) => figuresOf(pair, family));
}

/** The names of the document's own colours, in the order of the style sheet. */
export const colorNames: string[] = [...colorsOf('light').keys()].filter((name) => !name.startsWith('family'));
