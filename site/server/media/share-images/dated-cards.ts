import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { emptyCard, frameCard, monthRuler, writeTitle } from './card.ts';
import { type Box, column, type Drawing, frame, n, pad, row, square } from './drawing.ts';
import { left, type Of, side, toFigure } from './layout.ts';
import type { Faces } from './text-layout.ts';
import { theme } from './theme.ts';

/** `déc.` / `Dec`, and the year. */
function shortMonth(day: string, locale: Locale): string {
  const language = locale === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(new Date(day));
}

/** An event: its first day as large as the card allows. */
export function eventCard(card: Of<'event'>, faces: Faces): Drawing {
  const { first, last, when } = card.drawing;
  const drawing = emptyCard(faces, theme.paper);
  drawing.fill(side, theme.action);
  const colour = theme.onAction;
  const middle = side.x + side.width / 2;
  const day = String(Number(first.slice(8)));
  drawing.write(faces.display, day, {
    x: middle,
    y: row(3) + 62,
    size: 400,
    colour,
    anchor: 'middle',
    width: side.width - 2 * pad,
  });
  drawing.write(faces.display, shortMonth(first, card.locale), {
    x: middle,
    y: row(4) + 48,
    size: 58,
    colour,
    anchor: 'middle',
    width: side.width - 2 * pad,
  });
  writeTitle(drawing, card.title, { ...left, height: toFigure - 44 }, 130);
  drawing.write(faces.strong, when, {
    x: left.x,
    y: row(4) - 8,
    size: 28,
    colour: drawing.colours.ink,
    width: left.width,
  });
  monthRuler(drawing, { first, last }, row(4) + 56, { from: left.x, to: side.x - pad }, theme.action);
  frameCard(drawing, card, theme.action);
  return drawing;
}

/** An article: what is new, with a cloud around it. */
export function articleCard(card: Of<'article'>, faces: Faces): Drawing {
  const { published, when } = card.drawing;
  const drawing = emptyCard(faces, theme.paper);
  const cloud = { x: frame.x + 34, y: frame.y + 34, width: frame.width - 68, height: 3.5 * square - 8 };
  revisionCloud(drawing, cloud, theme.action);
  const inside = { x: cloud.x + 30, y: cloud.y + 16, width: cloud.width - 60, height: cloud.height - 28 };
  writeTitle(drawing, card.title, inside, 130);
  const from = column(4) + pad;
  drawing.write(faces.strong, when, {
    x: left.x,
    y: row(4) + square / 2 + 10,
    size: 28,
    colour: drawing.colours.ink,
    width: 4 * square - pad,
  });
  monthRuler(
    drawing,
    { first: published, last: published },
    row(4) + square / 2 + 10,
    { from, to: column(12) - pad },
    theme.action,
  );
  frameCard(drawing, card, theme.action);
  return drawing;
}

/** What is new on a drawing has a cloud drawn around it. */
function revisionCloud(drawing: Drawing, { x, y, width, height }: Box, colour: string): void {
  const along = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / 46);
    const step = length / count;
    return `a${n(step * 0.52)} ${n(step * 0.52)} 0 0 1 ${n(dx * step)} ${n(dy * step)}`.repeat(count);
  };
  const around = along(width, 1, 0) + along(height, 0, 1) + along(width, -1, 0) + along(height, 0, -1);
  drawing.stroke(`M${n(x)} ${n(y)}${around}Z`, colour, 4);
}
