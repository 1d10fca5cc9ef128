import { shareSize } from '../../../app/data/.server/translate/share-card.ts';
import type { Face, Faces } from './text-layout.ts';
import type { CardColours } from './theme.ts';

/** Pixels of the drawing; x to the right, y down. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The side of a square of the grid: twelve across and six down leave a margin of about the same on every side. */
export const square = 94;
export const frame: Box = { x: 36, y: 33, width: 12 * square, height: 6 * square };
/** What the page itself fills: all rows but the last, which is the title block. */
export const field: Box = { ...frame, height: 5 * square };
/** Between a line and the words beside it. */
export const pad = 26;

export const column = (count: number) => frame.x + count * square;
export const row = (count: number) => frame.y + count * square;

/** A number as drawings write it: two decimals are a hundredth of a pixel. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

interface Setting {
  x: number;
  /** of the baseline */
  y: number;
  size: number;
  colour: string;
  anchor?: 'start' | 'middle';
  /** pixels; a longer text is set smaller */
  width?: number;
}

/** An image being drawn: shapes one over the other, and where its words stand. */
export class Drawing {
  readonly faces: Faces;
  readonly colours: CardColours;
  readonly #shapes: string[] = [];
  /** what the words take up, so that it can be known that none leaves the frame */
  readonly words: (Box & { text: string })[] = [];

  constructor(faces: Faces, colours: CardColours) {
    this.faces = faces;
    this.colours = colours;
  }

  add(shape: string): void {
    this.#shapes.push(shape);
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.add(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${colour}"/>`);
  }

  /** Strokes along a path. */
  stroke(path: string, colour: string, width: number): void {
    this.add(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`);
  }

  /** One line of words. */
  write(face: Face, text: string, { x, y, size: wanted, colour, anchor = 'start', width = Infinity }: Setting): void {
    const natural = face.measure(text);
    const size = Math.min(wanted, width / Math.max(natural, 0.01));
    const taken = natural * size;
    const left = anchor === 'middle' ? x - taken / 2 : x;
    if (taken > 0) this.words.push({ text, x: left, y: y - size * 0.86, width: taken, height: size * 1.1 });
    const scale = Math.round(size * 1000) / 1_000_000;
    this.add(`<g transform="translate(${n(left)} ${n(y)}) scale(${scale})" fill="${colour}">${face.shapes(text)}</g>`);
  }

  /** A length between two points of a level, with oblique strokes at its parts, and over it what it measures. */
  dimension(from: number, to: number, y: number, text: string, { parts = 1, colour = this.colours.ink } = {}): void {
    this.stroke(`M${n(from)} ${y}H${n(to)}`, colour, 2);
    for (let part = 0; part <= parts; part += 1) {
      const x = from + ((to - from) * part) / parts;
      this.stroke(`M${n(x)} ${y - 13}V${y + 13}`, colour, 2);
      this.stroke(`M${n(x - 9)} ${y + 9}L${n(x + 9)} ${y - 9}`, colour, 4);
    }
    const place = { x: (from + to) / 2, y: y - 24, anchor: 'middle', width: to - from } as const;
    this.write(this.faces.strong, text, { ...place, size: 30, colour });
  }

  /** The whole image as SVG; it needs no font and nothing from outside. */
  toString(): string {
    const { width, height } = shareSize;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${this.#shapes.join('')}</svg>`;
  }
}
