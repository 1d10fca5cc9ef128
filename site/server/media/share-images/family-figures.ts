import type { InkFamily } from '../../../app/styles/palette.ts';
import { type Box, n } from './drawing.ts';
import type { Face } from './text-layout.ts';

/** The inks of a figure, on the family's own colour. */
interface FigureInks {
  line: string;
  solid: string;
}

/** Draws within a box of three squares or more. */
type Figure = (box: Box, inks: FigureInks, display: Face) => string;

/** A path in the line's ink. */
const path = (d: string, { line }: FigureInks, width = 3, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;
/** A closed path through points. */
const polygon = (points: (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A turned vessel, as its section and its view: half of it cut. */
const object: Figure = ({ x, y, width, height }, inks) => {
  const middle = x + width / 2;
  const top = y + height * 0.13;
  const foot = y + height * 0.87;
  const tall = foot - top;
  const half = (side: 1 | -1) =>
    `M${n(middle)} ${n(top)}H${n(middle + side * 46)}C${n(middle + side * 40)} ${n(top + tall * 0.2)} ${n(middle + side * 30)} ${n(top + tall * 0.22)} ${n(middle + side * 62)} ${n(top + tall * 0.36)}C${n(middle + side * 150)} ${n(top + tall * 0.55)} ${n(middle + side * 120)} ${n(top + tall * 0.86)} ${n(middle + side * 58)} ${n(foot)}H${n(middle)}Z`;
  const rings = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
  return [
    path(half(-1), inks, 3, inks.line),
    `<clipPath id="view"><path d="${half(1)}"/></clipPath>`,
    `<g clip-path="url(#view)">${rings.map((at) => path(`M${n(middle)} ${n(top + tall * at)}h150`, inks, 1.5)).join('')}</g>`,
    path(half(1), inks, 3),
    `<path d="M${n(middle)} ${n(y + 18)}V${n(y + height - 18)}" stroke="${inks.line}" stroke-width="2" stroke-dasharray="18 6 4 6"/>`,
  ].join('');
};

/** A letter between its construction lines. */
const graphic: Figure = ({ x, y, width, height }, inks, display) => {
  const size = 470;
  const base = y + height * 0.8;
  const left = x + width / 2 - (display.measure('a') * size) / 2;
  const lines = [0, 0.51, 0.66, -0.14].map((up) => `M${n(x)} ${n(base - up * size)}H${n(x + width)}`).join('');
  const sides = [left, left + display.measure('a') * size].map((at) => `M${n(at)} ${n(y)}V${n(y + height)}`).join('');
  const scale = size / 1000;
  return [
    `<g transform="translate(${n(left)} ${n(base)}) scale(${scale})" fill="${inks.line}">${display.shapes('a')}</g>`,
    path(lines + sides, inks, 1.5),
  ].join('');
};

/** Cloth: threads that hang and fold. */
const fashion: Figure = ({ x, y, width, height }, inks) => {
  const threads = 25;
  return Array.from({ length: threads }, (_, index) => {
    const at = (index + 0.5) / threads;
    const points = Array.from({ length: 41 }, (_unused, step) => {
      const down = step / 40;
      const sway = 52 * down ** 1.2 * Math.sin(at * 11 + down * 2.6) + 12 * Math.sin(down * 5 + at * 3);
      const left = x + 44 + at * (width - 88) + sway * 0.62;
      return `${n(Math.min(x + width - 8, Math.max(x + 8, left)))} ${n(y + 26 + down * (height - 52))}`;
    });
    return path(`M${points.join('L')}`, inks, index % 4 === 0 ? 6 : 2.5);
  }).join('');
};

/** A screen of dots that a wave goes through. */
const digital: Figure = ({ x, y, width, height }, inks) => {
  const [across, down] = [12, 15];
  const step = width / across;
  const dots = Array.from({ length: across * down }, (_, index) => {
    const [column, line] = [index % across, Math.floor(index / across)];
    const far = Math.hypot(column - 3.2, line - 9.6);
    const radius = step * (0.1 + 0.36 * (0.5 + 0.5 * Math.cos(far * 0.95)));
    const side = n(radius * 1.7);
    const left = x + (column + 0.5) * step - radius * 0.85;
    return `<rect x="${n(left)}" y="${n(y + (line + 0.5) * (height / down) - radius * 0.85)}" width="${side}" height="${side}"/>`;
  });
  return `<g fill="${inks.line}">${dots.join('')}</g>`;
};

/** A place in isometry: x to the lower right, y to the lower left, z up. */
const isometry = (x: number, y: number, unit: number) => (a: number, b: number, c: number) =>
  [x + (a - b) * unit * 0.866, y + (a + b) * unit * 0.5 - c * unit] as const;

/** Draws flat faces, each given as the text of its corners: "a b c, a b c". */
const faces =
  (at: ReturnType<typeof isometry>, inks: FigureInks, width: number) =>
  (corners: string, fill = 'none') => {
    const points = corners.split(', ').map((corner) => {
      const [a = 0, b = 0, c = 0] = corner.split(' ').map(Number);
      return at(a, b, c);
    });
    return path(polygon(points), inks, width, fill);
  };

/** A room without its front walls: floor, door, window, stairs. */
const interior: Figure = ({ x, y, width, height }, inks) => {
  const at = isometry(x + width / 2, y + height * 0.5, 48);
  const face = faces(at, inks, 3);
  const floor = Array.from({ length: 3 }, (_, index) => index + 1);
  return [
    face('0 0 0, 4 0 0, 4 4 0, 0 4 0'),
    face('0 0 0, 4 0 0, 4 0 4, 0 0 4'),
    face('0 0 0, 0 4 0, 0 4 4, 0 0 4'),
    ...floor.map((line) => path(polygon([at(line, 0, 0), at(line, 4, 0)]), inks, 1.5)),
    ...floor.map((line) => path(polygon([at(0, line, 0), at(4, line, 0)]), inks, 1.5)),
    face('0 2.3 0, 0 3.4 0, 0 3.4 2.7, 0 2.3 2.7', inks.line),
    face('1 0 1.9, 2.1 0 1.9, 2.1 0 3.2, 1 0 3.2'),
    face('1.55 0 1.9, 1.55 0 3.2'),
    face('2.6 1.2 1, 3.8 1.2 1, 3.8 3.2 1, 2.6 3.2 1', inks.solid),
    face('2.6 3.2 1, 3.8 3.2 1, 3.8 3.2 0, 2.6 3.2 0', inks.line),
    face('3.8 1.2 1, 3.8 3.2 1, 3.8 3.2 0, 3.8 1.2 0', inks.solid),
  ].join('');
};

/** Cube, cone, sphere: where drawing begins. */
const foundation: Figure = ({ x, y, width, height }, inks) => {
  const at = isometry(x + width * 0.38, y + height * 0.5, 150);
  const face = faces(at, inks, 4);
  const sphere = { x: x + width * 0.66, y: y + height * 0.67, radius: 88 };
  const cone = { x: x + width * 0.7, foot: y + height * 0.49, top: y + height * 0.09, half: 74 };
  return [
    path(
      `M${n(cone.x - cone.half)} ${n(cone.foot)}L${n(cone.x)} ${n(cone.top)}L${n(cone.x + cone.half)} ${n(cone.foot)}A${cone.half} 26 0 0 1 ${n(cone.x - cone.half)} ${n(cone.foot)}Z`,
      inks,
      4,
      inks.solid,
    ),
    face('0 0 1, 1 0 1, 1 1 1, 0 1 1', inks.solid),
    face('0 1 1, 1 1 1, 1 1 0, 0 1 0', inks.line),
    face('1 0 1, 1 1 1, 1 1 0, 1 0 0', inks.solid),
    `<circle cx="${n(sphere.x)}" cy="${n(sphere.y)}" r="${sphere.radius}" fill="${inks.solid}" stroke="${inks.line}" stroke-width="4"/>`,
    ...[24, 52].map(
      (flat) =>
        `<ellipse cx="${n(sphere.x)}" cy="${n(sphere.y)}" rx="${sphere.radius}" ry="${flat}" fill="none" stroke="${inks.line}" stroke-width="2"/>`,
    ),
  ].join('');
};

/** For the school itself stands its sign. */
const figures: Record<Exclude<InkFamily, 'school'>, Figure> = {
  interior,
  object,
  graphic,
  fashion,
  digital,
  foundation,
};

/** What a family makes, as a drawing within a box. */
export function familyFigure(family: Exclude<InkFamily, 'school'>, box: Box, inks: FigureInks, display: Face): string {
  return figures[family](box, inks, display);
}
