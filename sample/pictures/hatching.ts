import { type Point, pathThrough } from './svg-writer.ts';

/**
 * Parallel lines across a polygon of any shape, as path data. `degrees` is the direction of the lines, clockwise from
 * the horizontal; `spacing` is in pixels. Computed rather than clipped: clip paths are slow to rasterise.
 */
export function hatch(polygon: readonly Point[], degrees: number, spacing: number): string {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = turned.map(([, y]) => y);
  const lowest = Math.max(...heights);
  let data = '';
  for (let y = (Math.ceil(Math.min(...heights) / spacing) + 0.01) * spacing; y < lowest; y += spacing) {
    const crossings = crossingsAt(turned, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = crossings[index] ?? 0;
      const to = crossings[index + 1] ?? 0;
      data += pathThrough(
        [
          [from * cos - y * sin, from * sin + y * cos],
          [to * cos - y * sin, to * sin + y * cos],
        ],
        false,
      );
    }
  }
  return data;
}

function crossingsAt(polygon: readonly Point[], height: number): number[] {
  const crossings: number[] = [];
  for (const [index, [x0, y0]] of polygon.entries()) {
    const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [x0, y0];
    if (y0 <= height !== y1 <= height) {
      crossings.push(x0 + ((height - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return crossings.sort((one, other) => one - other);
}

/** The four corners of an upright rectangle. */
export function corners(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The smallest convex polygon around the points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2) ?? point, chain.at(-1) ?? point, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
