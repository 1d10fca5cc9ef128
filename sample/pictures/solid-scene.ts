import {
  type Axonometry,
  boxCorners,
  flatViews,
  outlineOf,
  type Place,
  ringPlaces,
  steepViews,
  type View,
} from './axonometry.ts';
import { mix } from './drawing-inks.ts';
import { hull } from './hatching.ts';
import type { Stage } from './stage.ts';
import { type Point, pathThrough } from './svg-writer.ts';

/** The axonometry that suits the format of the sheet; the seed picks among them. */
export function viewOf(stage: Stage): View {
  const views = stage.width > stage.height ? flatViews : steepViews;
  const { x, y, height } = views[stage.variant(views.length, 'view')] ?? views[0];
  return { x: x + stage.random.range(-2, 2), y: y + stage.random.range(-2, 2), height };
}

/** The colours of the three faces that an axonometry shows. */
export interface Faces {
  top: string;
  /** the face towards the lower left */
  left: string;
  /** the face towards the lower right */
  right: string;
}

/** Where the shadow of a point one unit high falls, on the floor. */
export type ShadowFall = readonly [number, number];

interface Solid {
  low: Place;
  high: Place;
  paint: () => void;
}

/** Solids are collected in any order and painted from the farthest to the nearest. */
export interface Scene {
  view: Axonometry;
  /** `decorate` draws on the faces; a block within a larger one may leave the shadow to it (`casts` false) */
  box(low: Place, size: Place, faces: Faces, decorate?: () => void, casts?: boolean): void;
  cylinder(base: Place, radius: number, height: number, faces: Faces, topRadius?: number): void;
  sphere(centre: Place, radius: number, colour: string): void;
  /** Anything else; `low` and `high` are the block that it stays in. */
  custom(low: Place, high: Place, paint: () => void): void;
  /** The shadow that the block from `low` to `high` throws on the floor. */
  shade(low: Place, high: Place): void;
  /** Paints all shadows, within `floor` where given, then all solids. */
  render(floor?: readonly Place[]): void;
  face(places: readonly Place[], fill: string, width?: number): void;
}

/** Three shades of one colour: light comes from above, then from the left. */
export function facesOf(stage: Stage, colour: string): Faces {
  return {
    top: mix(colour, '#ffffff', 0.3),
    left: colour,
    right: mix(colour, stage.palette.deep, 0.32),
  };
}

/** An empty scene; `fall` is where a shadow one unit long ends, on the floor. */
export function createScene(stage: Stage, view: Axonometry, fall: ShadowFall = [0.7, -0.7]): Scene {
  const { sheet, pen, scheme } = stage;
  const solids: Solid[] = [];
  const shadows: Point[][] = [];
  const outlined = (points: readonly Point[], fill: string, width: number) =>
    sheet.polygon(points, { fill, stroke: scheme.edge, width });

  const castShadow = (places: readonly Place[]) => {
    const shape = hull(places.map((corner) => view.project(fallen(corner, fall))));
    const inside = shape.some(([x, y]) => x > 0 && y > 0 && x < stage.width && y < stage.height);
    if (inside) shadows.push(shape);
  };
  const scene: Scene = {
    view,
    box: (low, size, faces, decorate, casts = true) => {
      const high: Place = [low[0] + size[0], low[1] + size[1], low[2] + size[2]];
      if (casts) scene.shade(low, high);
      scene.custom(low, high, () => {
        const at = (x: number, y: number, z: number) => view.project([x, y, z]);
        const outline = outlineOf(view, boxCorners(low, high));
        const nearTop = at(high[0], high[1], high[2]);
        const [leftTop, rightTop, foot] = [
          at(low[0], high[1], high[2]),
          at(high[0], low[1], high[2]),
          at(high[0], high[1], low[2]),
        ];
        const widest = Math.hypot(leftTop[0] - rightTop[0], foot[1] - leftTop[1]);
        const right = [foot, at(high[0], low[1], low[2]), rightTop, nearTop];
        if (widest < 24 * stage.unit) {
          // A leg: two tones and a line are all that is seen of it.
          sheet.polygon(outline, { fill: faces.left, stroke: scheme.edge, width: pen.hair });
          sheet.polygon(right, { fill: faces.right });
          return;
        }
        sheet.polygon(outline, { fill: faces.left });
        sheet.polygon(right, { fill: faces.right });
        sheet.polygon([at(low[0], low[1], high[2]), rightTop, nearTop, leftTop], { fill: faces.top });
        const small = widest < 44 * stage.unit;
        const edges = pathThrough([leftTop, nearTop, rightTop], false) + pathThrough([nearTop, foot], false);
        if (!small) sheet.path(edges, { stroke: scheme.edge, width: pen.hair });
        decorate?.();
        sheet.polygon(outline, { stroke: scheme.edge, width: small ? pen.hair : pen.thin });
      });
    },
    cylinder: (base, radius, height, faces, topRadius = radius) => {
      const widest = Math.max(radius, topRadius);
      const low: Place = [base[0] - widest, base[1] - widest, base[2]];
      const high: Place = [base[0] + widest, base[1] + widest, base[2] + height];
      if (widest * view.upright < 3 * stage.unit) {
        scene.custom(low, high, () =>
          sheet.line(view.project(base), view.project([base[0], base[1], high[2]]), {
            stroke: scheme.edge,
            width: pen.thin,
          }),
        );
        return;
      }
      const count = widest * view.upright < 40 * stage.unit ? 14 : widest * view.upright < 110 * stage.unit ? 24 : 36;
      const bottom = ringPlaces(base, radius, count);
      const top = ringPlaces([base[0], base[1], high[2]], topRadius, count);
      castShadow([...bottom, ...top]);
      scene.custom(low, high, () => {
        const outline = outlineOf(view, [...bottom, ...top]);
        outlined(outline, faces.left, pen.thin);
        const bright = [...bottom, ...top].filter(
          (place) => place[0] - base[0] > -0.001 * widest && place[0] - base[0] >= (place[1] - base[1]) * 0.2,
        );
        sheet.polygon(outlineOf(view, bright), { fill: faces.right });
        sheet.polygon(outline, { stroke: scheme.edge, width: pen.thin });
        outlined(top.map(view.project), faces.top, pen.thin);
      });
    },
    sphere: (centre, radius, colour) => {
      const low: Place = [centre[0] - radius, centre[1] - radius, centre[2] - radius];
      const high: Place = [centre[0] + radius, centre[1] + radius, centre[2] + radius];
      castShadow(ringPlaces(centre, radius, 20));
      scene.custom(low, high, () => {
        const middle = view.project(centre);
        const seen = radius * view.upright * 1.05;
        sheet.circle(middle, seen, { fill: colour, stroke: scheme.edge, width: pen.thin });
        sheet.circle([middle[0] - seen * 0.28, middle[1] - seen * 0.3], seen * 0.42, {
          fill: mix(colour, '#ffffff', 0.3),
        });
      });
    },
    custom: (low, high, paint) => {
      const seen = boxCorners(low, high).map(view.project);
      const beyond = (axis: 0 | 1, limit: number) =>
        seen.every((point) => point[axis] < 0) || seen.every((point) => point[axis] > limit);
      // What falls off the sheet is not drawn: a cropped crowd would cost as much as a whole one.
      if (!beyond(0, stage.width) && !beyond(1, stage.height)) solids.push({ low, high, paint });
    },
    shade: (low, high) => {
      castShadow(boxCorners(low, high));
    },
    render: (floor) => {
      const data = shadows.map((points) => pathThrough(points, true)).join('');
      if (floor) {
        sheet.clipped(pathThrough(floor.map(view.project), true), () => sheet.path(data, { fill: scheme.shade }));
      } else {
        sheet.path(data, { fill: scheme.shadow });
      }
      for (const solid of farthestFirst(solids)) solid.paint();
    },
    face: (places, fill, width = pen.hair) => outlined(places.map(view.project), fill, width),
  };
  return scene;
}

function fallen([x, y, z]: Place, fall: ShadowFall): Place {
  return [x + fall[0] * Math.max(0, z), y + fall[1] * Math.max(0, z), 0];
}

/** Two blocks that do not overlap are always parted by a plane; the one beyond it is painted first. */
function isBehind(one: Solid, other: Solid): boolean {
  const slack = 1e-6;
  return [0, 1, 2].some((index) => (one.high[index] ?? 0) <= (other.low[index] ?? 0) + slack);
}

function farthestFirst(solids: readonly Solid[]): Solid[] {
  const waiting = [...solids].sort((one, other) => nearness(one) - nearness(other));
  const ordered: Solid[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((candidate) =>
      waiting.every((other) => other === candidate || isBehind(candidate, other) || !isBehind(other, candidate)),
    );
    // Blocks that overlap in a circle have no true order: the farthest corner decides.
    ordered.push(...waiting.splice(Math.max(0, free), 1));
  }
  return ordered;
}

function nearness({ low, high }: Solid): number {
  return low[0] + low[1] + low[2] + high[0] + high[1] + high[2];
}
