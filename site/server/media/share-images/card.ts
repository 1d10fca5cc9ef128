import { otherLocale } from '@vitrine/contract/routes/locale.ts';
import { type ShareCard, shareSize } from '../../../app/data/.server/translate/share-card.ts';
import { type Box, column, Drawing, frame, n, pad, row, square } from './drawing.ts';
import { ascent, descent, fitTitle } from './fit-title.ts';
import { schoolSign } from './school-sign.ts';
import type { Faces } from './text-layout.ts';
import type { CardColours } from './theme.ts';

/** An empty card: its background, the grid, and the labels of columns and rows in the margin. */
export function emptyCard(faces: Faces, colours: CardColours): Drawing {
  const drawing = new Drawing(faces, colours);
  drawing.fill({ x: 0, y: 0, ...shareSize }, colours.paper);
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  let squares = '';
  for (let at = 1; at < 12; at += 1) squares += `M${column(at)} ${frame.y}V${bottom}`;
  for (let at = 1; at < 6; at += 1) squares += `M${frame.x} ${row(at)}H${right}`;
  drawing.stroke(squares, colours.grid, 1);
  for (let at = 0; at < 12; at += 1) {
    const x = column(at) + square / 2;
    drawing.write(faces.text, String(at + 1), { x, y: frame.y - 11, size: 12, colour: colours.soft, anchor: 'middle' });
  }
  for (let at = 0; at < 6; at += 1) {
    const y = row(at) + square / 2 + 4;
    const letter = 'ABCDEF'[at] ?? '';
    drawing.write(faces.text, letter, { x: frame.x - 18, y, size: 12, colour: colours.soft, anchor: 'middle' });
  }
  return drawing;
}

/** Draws the title block along the foot of the card, and the frame: last of all, so that their lines lie on top. */
export function frameCard(drawing: Drawing, { site, kind, locale }: ShareCard, accent: string): void {
  const { colours, faces } = drawing;
  const top = row(5);
  const bottom = row(6);
  const right = frame.x + frame.width;
  drawing.fill({ x: frame.x, y: top, width: frame.width, height: square }, colours.paper);

  const place = { x: frame.x + 12, y: top + 7, width: 46, height: 80 };
  drawing.add(schoolSign(place, { lines: colours.ink, accent }, [1.5, 3]));
  const measure = (text: string) => faces.display.measure(text);
  const name = fitTitle(site, measure, { width: 4 * square - 82, height: 74, leading: 0.92, largest: 35 });
  const first = top + square / 2 + name.size * 0.34 - ((name.lines.length - 1) * name.size * 0.92) / 2;
  for (const [at, line] of name.lines.entries()) {
    const y = first + at * name.size * 0.92;
    drawing.write(faces.display, line, { x: frame.x + 68, y, size: name.size, colour: colours.ink });
  }

  drawing.write(faces.strong, kind, {
    x: column(4) + pad,
    y: top + square / 2 + 10,
    size: 29,
    colour: colours.ink,
    width: 6 * square - 2 * pad,
  });
  const x = column(10) + square / 2;
  const y = top + square / 2 + 10;
  const size = 29;
  drawing.write(faces.strong, locale.toUpperCase(), { x, y, size, colour: colours.ink, anchor: 'middle' });
  const other = otherLocale(locale).toUpperCase();
  drawing.write(faces.text, other, { x: x + square, y, size, colour: colours.soft, anchor: 'middle' });
  drawing.fill({ x: column(10) + pad, y: bottom - 20, width: square - 2 * pad, height: 4 }, accent);

  drawing.stroke(
    `M${column(4)} ${top}V${bottom}M${column(10)} ${top}V${bottom}M${column(11)} ${top}V${bottom}`,
    colours.line,
    1,
  );
  const over = 9;
  drawing.stroke(
    `M${frame.x - over} ${frame.y}H${right + over}M${frame.x - over} ${bottom}H${right + over}M${frame.x} ${frame.y - over}V${bottom + over}M${right} ${frame.y - over}V${bottom + over}M${frame.x} ${top}H${right}`,
    colours.ink,
    2,
  );
}

/** The title, as large as its box allows, from its top. @returns the y under its last line */
export function writeTitle(
  drawing: Drawing,
  title: string,
  box: Box,
  largest: number,
  colour = drawing.colours.ink,
): number {
  const { display } = drawing.faces;
  const leading = 0.94;
  const { size, lines } = fitTitle(title, (text) => display.measure(text), { ...box, leading, largest });
  let y = box.y + size * ascent;
  for (const line of lines) {
    drawing.write(display, line, { x: box.x, y, size, colour });
    y += size * leading;
  }
  return y - size * leading + size * descent;
}

/** The ruler of a month: a stroke a day, the fifth ones longer; the days in question are a bar on it. */
export function monthRuler(
  drawing: Drawing,
  { first, last }: { first: string; last: string },
  y: number,
  box: { from: number; to: number },
  colour: string,
): void {
  const { colours, faces } = drawing;
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // Days beyond the month are beyond its ruler.
  const until = last.slice(0, 7) === first.slice(0, 7) ? Number(last.slice(8)) : days;
  const step = (box.to - box.from) / days;
  const at = (number: number) => box.from + (number - 1) * step;
  let strokes = `M${box.from} ${y}H${box.to}`;
  for (let number = 1; number <= days + 1; number += 1) {
    strokes += `M${n(at(number))} ${y}v${number === 1 || number === days + 1 ? -26 : number % 5 === 0 ? -18 : -10}`;
  }
  drawing.fill({ x: at(day), y: y - 26, width: (Math.max(day, until) - day + 1) * step, height: 26 }, colour);
  drawing.stroke(strokes, colours.ink, 2);
  for (let number = 1; number <= days; number += 1) {
    const near = number >= day && number <= until;
    if (number !== day && (number % 5 !== 0 || near || Math.abs(number - day) < 2)) continue;
    drawing.write(number === day ? faces.strong : faces.text, String(number), {
      x: at(number) + step / 2,
      y: y + 24,
      size: 18,
      colour: number === day ? colours.ink : colours.soft,
      anchor: 'middle',
    });
  }
}
