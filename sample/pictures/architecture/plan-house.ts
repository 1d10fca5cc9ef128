import { axis, dimensionChain, gridLines, sectionMark, surveyCrosses } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import type { Point } from '../svg-writer.ts';
import { furnish, type Room } from './plan-furniture.ts';
import { drawWalls, type ToSheet, type Wall, wallShadows } from './plan-walls.ts';

interface Layout {
  rooms: Room[];
  walls: Wall[];
}

function divide(stage: Stage, room: Room, layout: Layout, smallest: number): void {
  const { random } = stage;
  const across = room.width > room.height * random.range(0.85, 1.15);
  const long = across ? room.width : room.height;
  const area = room.width * room.height;
  if (long < smallest * 2 || (area < smallest * smallest * 3.2 && random.chance(0.45))) {
    layout.rooms.push(room);
    return;
  }
  const cut = random.range(smallest, long - smallest);
  const clear = across ? room.height : room.width;
  const width = Math.min(0.9, clear - 0.5);
  const openings: Wall['openings'] =
    random.chance(0.2) && clear > 3
      ? [{ at: clear * 0.3, length: clear * 0.45, kind: 'passage' }]
      : [
          {
            at: random.chance(0.5) ? 0.22 : clear - width - 0.22,
            length: width,
            kind: 'door',
            flipped: random.chance(0.5),
          },
        ];
  if (across) {
    layout.walls.push({
      from: [room.x + cut, room.y],
      to: [room.x + cut, room.y + room.height],
      thick: 0.16,
      openings,
    });
    divide(stage, { ...room, width: cut }, layout, smallest);
    divide(stage, { ...room, x: room.x + cut, width: room.width - cut }, layout, smallest);
  } else {
    layout.walls.push({ from: [room.x, room.y + cut], to: [room.x + room.width, room.y + cut], thick: 0.16, openings });
    divide(stage, { ...room, height: cut }, layout, smallest);
    divide(stage, { ...room, y: room.y + cut, height: room.height - cut }, layout, smallest);
  }
}

function outerWalls(stage: Stage, { width, height }: Room, rooms: readonly Room[]): Wall[] {
  const thick = 0.38;
  const north: Wall = { from: [0, 0], to: [width, 0], thick, openings: [] };
  const south: Wall = { from: [0, height], to: [width, height], thick, openings: [] };
  const west: Wall = { from: [0, 0], to: [0, height], thick, openings: [] };
  const east: Wall = { from: [width, 0], to: [width, height], thick, openings: [] };
  const glaze = (wall: Wall, from: number, length: number) => {
    const part = stage.random.range(0.35, 0.78);
    if (stage.random.chance(0.85))
      wall.openings.push({ at: from + (length * (1 - part)) / 2, length: length * part, kind: 'window' });
  };
  for (const room of rooms) {
    if (room.y < 0.01) glaze(north, room.x, room.width);
    if (room.y + room.height > height - 0.01) glaze(south, room.x, room.width);
    if (room.x < 0.01) glaze(west, room.y, room.height);
    if (room.x + room.width > width - 0.01) glaze(east, room.y, room.height);
  }
  const entrance = south.openings[0];
  if (entrance) Object.assign(entrance, { kind: 'door', length: 1, flipped: true });
  return [north, south, west, east];
}

/** A dwelling: a rectangle divided until every room has its size. */
export function drawHouse(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen, centre } = stage;
  const cropped = stage.variant(3, 'crop') === 0;
  const ratio = width / height;
  const long = random.range(11, 16);
  const size: Room =
    ratio >= 1
      ? { x: 0, y: 0, width: long * Math.min(ratio, 1.9) * 0.8, height: long * 0.72 }
      : { x: 0, y: 0, width: long * 0.75, height: long };
  const scale = Math.min(width / size.width, height / size.height) * (cropped ? random.range(1.25, 1.5) : 0.74);
  const shiftX = cropped ? random.range(-0.12, 0.12) * width : 0;
  const shiftY = cropped ? random.range(-0.12, 0.12) * height : -height * 0.01;
  const left = centre[0] - (size.width * scale) / 2 + shiftX;
  const top = centre[1] - (size.height * scale) / 2 + shiftY;
  const toSheet: ToSheet = ([x, y]) => [left + x * scale, top + y * scale];
  const layout: Layout = { rooms: [], walls: [] };
  divide(stage, size, layout, random.range(2.6, 3.3));
  const walls = [...outerWalls(stage, size, layout.rooms), ...layout.walls];
  const angle = stage.variant(4, 'turn') === 1 ? random.pick([-30, -45, 30, 15]) : 0;
  const [x0, y0] = toSheet([-0.19, -0.19]);
  const [x1, y1] = toSheet([size.width + 0.19, size.height + 0.19]);

  if (random.chance(0.5)) surveyCrosses(stage, 130 * unit);
  else gridLines(stage, 88 * unit);
  sheet.turned(angle, centre, () => {
    if (!cropped) {
      const reach = 1.4 * scale;
      sheet.polygon(
        [
          [x0, y1],
          [x1, y0],
          [x1 + reach, y0 + reach],
          [x1 + reach, y1 + reach],
          [x0 + reach, y1 + reach],
        ],
        { fill: scheme.shadow },
      );
    }
    sheet.rect(x0, y0, x1 - x0, y1 - y0, { fill: scheme.light });
    paveRooms(stage, layout.rooms, scale, toSheet);
    sheet.path(wallShadows(walls, 0.42, toSheet), { fill: scheme.shade, opacity: 0.8 });
    for (const room of layout.rooms) furnish(stage, room, scale, toSheet);
    // The walls stand on pale floors, so they are dark on every ground.
    const inked: Stage = { ...stage, scheme: { ...scheme, cut: scheme.edge } };
    drawWalls(inked, walls, scale, toSheet);
    if (cropped) return;
    const stops = [
      0,
      ...layout.walls.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0]),
      size.width,
    ].sort((a, b) => a - b);
    const apart = stops.filter(
      (stop, index) => index === 0 || stop - (stops[index - 1] ?? 0) > 0.8 || stop === size.width,
    );
    dimensionChain(
      stage,
      apart.map((x): Point => [toSheet([x, 0])[0], y0]),
      -46 * unit,
    );
    dimensionChain(
      stage,
      [
        [x0, y0],
        [x0, y1],
      ],
      60 * unit,
    );
    const cutAt = top + size.height * scale * random.range(0.35, 0.65);
    axis(stage, [x0 - 70 * unit, cutAt], [x1 + 70 * unit, cutAt], scheme.accent);
    sectionMark(stage, [x0 - 90 * unit, cutAt], -90, scheme.line);
    sectionMark(stage, [x1 + 90 * unit, cutAt], -90, scheme.line);
    sheet.circle([x1 + 90 * unit, cutAt], pen.line, { fill: scheme.line });
  });
}

function paveRooms(stage: Stage, rooms: readonly Room[], scale: number, toSheet: ToSheet): void {
  const { sheet, scheme, random, pen } = stage;
  for (const [index, room] of rooms.entries()) {
    const [x, y] = toSheet([room.x, room.y]);
    const width = room.width * scale;
    const height = room.height * scale;
    const fill =
      [scheme.light, scheme.soft, scheme.light, scheme.mid][(index + stage.variant(4, 'floor')) % 4] ?? scheme.light;
    sheet.rect(x, y, width, height, { fill });
    const area = corners(x, y, width, height);
    const lines = random.pick(['planks', 'tiles', 'none', 'none'] as const);
    if (lines === 'none') continue;
    const across = hatch(area, 0, (lines === 'tiles' ? 0.5 : 0.22) * scale);
    const data = lines === 'tiles' ? across + hatch(area, 90, 0.5 * scale) : across;
    sheet.path(data, { stroke: scheme.edge, width: pen.hair, opacity: 0.35 });
  }
}
