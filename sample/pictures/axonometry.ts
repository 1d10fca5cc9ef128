import { hull } from './hatching.ts';
import type { Point } from './svg-writer.ts';

/** Metres (or any length): x runs down to the right, y down to the left, z upwards. */
export type Place = readonly [x: number, y: number, z: number];

export interface Axonometry {
  project(place: Place): Point;
  /** pixels for one unit of height */
  upright: number;
}

/** The angles that x and y make with the horizontal, in degrees, and how much heights are stretched. */
export interface View {
  x: number;
  y: number;
  height: number;
}

type Views = readonly [View, ...View[]];

/** Isometric and its neighbours, for wide sheets. */
export const flatViews: Views = [
  { x: 30, y: 30, height: 1 },
  { x: 20, y: 36, height: 0.95 },
  { x: 36, y: 20, height: 0.95 },
  { x: 26, y: 26, height: 1 },
];

/** The plan turned and raised, which stands tall on the sheet. */
export const steepViews: Views = [
  { x: 45, y: 45, height: 0.8 },
  { x: 30, y: 30, height: 1 },
  { x: 30, y: 60, height: 0.8 },
  { x: 60, y: 30, height: 0.8 },
  { x: 38, y: 30, height: 0.95 },
];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * An axonometry that brings the block from `low` to `high` into the frame: whole (`contain`) or filling it (`cover`,
 * cropped). `zoom` multiplies the scale, around the centre of the frame.
 */
export function axonometry(
  view: View,
  low: Place,
  high: Place,
  frame: Frame,
  fit: 'contain' | 'cover',
  zoom = 1,
): Axonometry {
  const cosX = Math.cos((view.x * Math.PI) / 180);
  const sinX = Math.sin((view.x * Math.PI) / 180);
  const cosY = Math.cos((view.y * Math.PI) / 180);
  const sinY = Math.sin((view.y * Math.PI) / 180);
  const raw = ([x, y, z]: Place): Point => [x * cosX - y * cosY, x * sinX + y * sinY - z * view.height];
  const outline = boxCorners(low, high).map(raw);
  const left = Math.min(...outline.map(([x]) => x));
  const right = Math.max(...outline.map(([x]) => x));
  const top = Math.min(...outline.map(([, y]) => y));
  const bottom = Math.max(...outline.map(([, y]) => y));
  const across = frame.width / (right - left);
  const down = frame.height / (bottom - top);
  const scale = (fit === 'contain' ? Math.min(across, down) : Math.max(across, down)) * zoom;
  const originX = frame.x + frame.width / 2 - ((left + right) / 2) * scale;
  const originY = frame.y + frame.height / 2 - ((top + bottom) / 2) * scale;
  return {
    project: (place) => {
      const [x, y] = raw(place);
      return [originX + x * scale, originY + y * scale];
    },
    upright: scale * view.height,
  };
}

/** The eight corners of an upright block. */
export function boxCorners(low: Place, high: Place): Place[] {
  return [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Place => [x, y, z])),
  );
}

/** A rectangle on the floor, between two opposite corners. */
export function onFloor(x0: number, y0: number, x1: number, y1: number): Place[] {
  return [
    [x0, y0, 0],
    [x1, y0, 0],
    [x1, y1, 0],
    [x0, y1, 0],
  ];
}

/** The circle of a lathe or a column, as points around a vertical axis. */
export function ringPlaces(centre: Place, radius: number, count = 32): Place[] {
  return Array.from({ length: count }, (_, index): Place => {
    const angle = (index / count) * Math.PI * 2;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius, centre[2]];
  });
}

/** The outline of a solid: the hull of its projected corners. */
export function outlineOf(view: Axonometry, places: readonly Place[]): Point[] {
  return hull(places.map(view.project));
}
