import { n } from './drawing.ts';
import { type Figure, type FigureInks, path, polygon } from './figure-paths.ts';

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
export const interior: Figure = ({ x, y, width, height }, inks) => {
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
export const foundation: Figure = ({ x, y, width, height }, inks) => {
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
