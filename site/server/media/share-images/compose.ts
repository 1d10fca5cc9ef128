import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ShareCard } from '../../../app/data/.server/translate/share-card.ts';
import { emptyCard, frameCard, writeTitle } from './card.ts';
import { articleCard, eventCard } from './dated-cards.ts';
import { column, type Drawing, field, frame, n, pad, row, square } from './drawing.ts';
import { familyFigure } from './family-figures.ts';
import { left, level, type Of, side, toFigure } from './layout.ts';
import { schoolSign } from './school-sign.ts';
import type { Faces } from './text-layout.ts';
import { theme } from './theme.ts';

function course(card: Of<'course'>, faces: Faces): Drawing {
  const { family, months, length } = card.drawing;
  const inks = theme.families[family];
  const drawing = emptyCard(faces, theme.paper);
  drawing.fill(side, inks.solid);
  drawing.add(familyFigure(family, side, { line: inks.onSolid, solid: inks.solid }, faces.display));
  writeTitle(drawing, card.title, { ...left, height: toFigure }, 140, inks.ink);
  const years = months % 12 === 0 ? months / 12 : 1;
  drawing.dimension(left.x, side.x - pad, level, length, { parts: Math.min(years, 8), colour: inks.ink });
  frameCard(drawing, card, inks.solid);
  return drawing;
}

/** `45,7640° N` / `45.7640° N`; the letters are those of each language. */
function degrees(value: number, [positive, negative]: readonly [string, string], locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return `${number.format(Math.abs(value))}°\u00a0${value < 0 ? negative : positive}`;
}

function campus(card: Of<'campus'>, faces: Faces): Drawing {
  const { position } = card.drawing;
  const drawing = emptyCard(faces, theme.blueprint);
  const { colours } = drawing;
  const centre = { x: column(10), y: row(2) + square / 2 };
  const radii = [44, 92, 140, 188];
  for (const radius of radii) {
    drawing.add(
      `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="none" stroke="${colours.ink}" stroke-width="${radius === 44 ? 3 : 1.5}"/>`,
    );
  }
  drawing.stroke(`M${centre.x} ${frame.y}V${row(5)}M${side.x} ${centre.y}H${column(12)}`, colours.ink, 2);
  drawing.add(
    `<path d="M${centre.x} ${centre.y - 24}L${centre.x + 21} ${centre.y + 13}H${centre.x - 21}Z" fill="${theme.action}"/>`,
  );
  drawing.stroke(`M${side.x} ${frame.y}V${row(5)}`, colours.line, 1);
  writeTitle(drawing, card.title, { ...left, height: toFigure }, 150);
  if (position) {
    const north = degrees(position.latitude, ['N', 'S'], card.locale);
    const east = degrees(position.longitude, card.locale === 'fr' ? ['E', 'O'] : ['E', 'W'], card.locale);
    drawing.dimension(left.x, side.x - pad, level, `${north}  ·  ${east}`);
  }
  frameCard(drawing, card, theme.action);
  return drawing;
}

/** A tile for each family, with its figure in small. */
function familyTiles(drawing: Drawing, families: Of<'page'>['drawing']['families']): void {
  const height = side.height / Math.ceil(families.length / 2);
  for (const [at, family] of families.entries()) {
    const isLast = at === families.length - 1 && at % 2 === 0;
    const width = isLast ? side.width : side.width / 2;
    const tile = { x: side.x + (at % 2) * width, y: side.y + Math.floor(at / 2) * height, width, height };
    const inks = theme.families[family];
    drawing.fill(tile, inks.solid);
    const figure = familyFigure(family, side, { line: inks.onSolid, solid: inks.solid }, drawing.faces.display);
    const view = `viewBox="${side.x} ${side.y} ${side.width} ${side.height}"`;
    drawing.add(
      `<svg x="${n(tile.x)}" y="${n(tile.y)}" width="${n(width)}" height="${n(height)}" ${view}>${figure}</svg>`,
    );
  }
}

function page(card: Of<'page'>, faces: Faces): Drawing {
  const { families } = card.drawing;
  const drawing = emptyCard(faces, theme.paper);
  const only = families.length === 1 ? families[0] : undefined;
  if (only) {
    const inks = theme.families[only];
    drawing.fill(side, inks.solid);
    drawing.add(familyFigure(only, side, { line: inks.onSolid, solid: inks.solid }, faces.display));
  } else if (families.length > 1) {
    familyTiles(drawing, families);
  } else {
    const place = { ...side, x: side.x + pad, width: side.width - 2 * pad };
    drawing.add(schoolSign(place, { lines: drawing.colours.ink, accent: theme.action }, [3, 28]));
  }
  writeTitle(
    drawing,
    card.title,
    { ...left, height: field.height - 2 * pad },
    150,
    only ? theme.families[only].ink : undefined,
  );
  frameCard(drawing, card, only ? theme.families[only].solid : theme.action);
  return drawing;
}

const composers: { [Kind in ShareCard['drawing']['of']]: (card: Of<Kind>, faces: Faces) => Drawing } = {
  course,
  event: eventCard,
  article: articleCard,
  campus,
  page,
};

/** The image of a card. */
export function compose(card: ShareCard, faces: Faces): Drawing {
  return (composers[card.drawing.of] as (card: ShareCard, faces: Faces) => Drawing)(card, faces);
}
