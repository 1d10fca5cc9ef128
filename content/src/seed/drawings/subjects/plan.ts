import { axis, dimensionChain, gridLines, sectionMark, surveyCrosses } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import { furnish, type Room } from '../plan-furniture.ts';
import { drawStairs, drawTree, drawWalls, type ToSheet, type Wall, wallShadows } from '../plan-walls.ts';
import type { Stage } from '../stage.ts';
import { arcPath, circlePath, pathThrough, type Point, polar, rectPath, ringPath } from '../svg-writer.ts';

/** A dwelling, a studio or a round hall seen from above, its walls cut and filled. */
export function drawPlan(stage: Stage): void {
  [drawHouse, drawHouse, drawRotunda, drawHouse, drawHall][stage.variant(5)]?.(stage);
}

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
  const openings: Wall['openings'] = random.chance(0.2) && clear > 3
    ? [{ at: clear * 0.3, length: clear * 0.45, kind: 'passage' }]
    : [{ at: random.chance(0.5) ? 0.22 : clear - width - 0.22, length: width, kind: 'door', flipped: random.chance(0.5) }];
  if (across) {
    layout.walls.push({ from: [room.x + cut, room.y], to: [room.x + cut, room.y + room.height], thick: 0.16, openings });
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
    if (stage.random.chance(0.85)) wall.openings.push({ at: from + (length * (1 - part)) / 2, length: length * part, kind: 'window' });
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

function drawHouse(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen, centre } = stage;
  const cropped = stage.variant(3, 'crop') === 0;
  const ratio = width / height;
  const long = random.range(11, 16);
  const size: Room = ratio >= 1
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
      sheet.polygon([[x0, y1], [x1, y0], [x1 + reach, y0 + reach], [x1 + reach, y1 + reach], [x0 + reach, y1 + reach]], { fill: scheme.shadow });
    }
    sheet.rect(x0, y0, x1 - x0, y1 - y0, { fill: scheme.light });
    paveRooms(stage, layout.rooms, scale, toSheet);
    sheet.path(wallShadows(walls, 0.42, toSheet), { fill: scheme.kind === 'ink' || scheme.kind === 'night' ? scheme.mid : scheme.shadow, opacity: 0.75 });
    for (const room of layout.rooms) furnish(stage, room, scale, toSheet);
    const inked = { ...stage, scheme: { ...scheme, cut: scheme.edge } };
    drawWalls(inked, walls, scale, toSheet);
    if (cropped) return;
    const stops = [0, ...layout.walls.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0]), size.width].sort((a, b) => a - b);
    const apart = stops.filter((stop, index) => index === 0 || stop - (stops[index - 1] ?? 0) > 0.8 || stop === size.width);
    dimensionChain(stage, apart.map((x): Point => [toSheet([x, 0])[0], y0]), -46 * unit);
    dimensionChain(stage, [[x0, y0], [x0, y1]], 60 * unit);
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
    const fill = [scheme.light, scheme.soft, scheme.light, scheme.mid][(index + stage.variant(4, 'floor')) % 4] ?? scheme.light;
    sheet.rect(x, y, width, height, { fill });
    const area = corners(x, y, width, height);
    const lines = random.pick(['planks', 'tiles', 'none', 'none'] as const);
    if (lines === 'none') continue;
    const across = hatch(area, 0, (lines === 'tiles' ? 0.5 : 0.22) * scale);
    const data = lines === 'tiles' ? across + hatch(area, 90, 0.5 * scale) : across;
    sheet.path(data, { stroke: scheme.edge, width: pen.hair, opacity: 0.35 });
  }
}

function drawRotunda(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const radius = Math.min(width, height) * random.pick([0.36, 0.4, 0.62]);
  const middle: Point = [width * random.range(0.44, 0.56), height * random.range(0.47, 0.53)];
  const count = random.int(8, 14);
  const step = 360 / count;
  const turn = random.range(0, 40);
  const thick = radius * 0.07;
  for (const share of [1.45, 1.2, 0.58]) sheet.circle(middle, radius * share, { stroke: scheme.faint, width: pen.hair });
  for (let index = 0; index < count; index += 1) {
    axis(stage, polar(middle, radius * 0.12, turn + index * step), polar(middle, radius * 1.6, turn + index * step), scheme.faint);
  }
  sheet.path(circlePath([middle[0] + radius * 0.2, middle[1] + radius * 0.2], radius), { fill: scheme.shadow });
  sheet.circle(middle, radius, { fill: scheme.light });
  for (let index = 0; index < count; index += 1) {
    const fill = [scheme.soft, scheme.light, scheme.mid][index % 3] ?? scheme.soft;
    sheet.path(ringPath(middle, radius * 0.58, radius, turn + index * step, turn + (index + 1) * step), { fill: index === 1 ? scheme.accent : fill });
    const rows = index % 2 === 0 ? [0.66, 0.73, 0.8, 0.87] : [];
    sheet.path(rows.map((row) => arcPath(middle, radius * row, turn + index * step + 3, turn + (index + 1) * step - 3)).join(''), { stroke: scheme.edge, width: pen.hair });
  }
  for (let share = 0.12; share < 0.5; share += 0.075) sheet.circle(middle, radius * share, { stroke: scheme.edge, width: pen.hair });
  for (let index = 0; index < count; index += 1) {
    const from = turn + index * step;
    const gap = step * random.range(0.28, 0.45);
    sheet.path(ringPath(middle, radius - thick, radius, from - gap / 2 + gap, from + step - gap / 2), { fill: scheme.edge });
    sheet.path(arcPath(middle, radius - thick * 0.35, from - gap / 2, from + gap / 2) + arcPath(middle, radius - thick * 0.65, from - gap / 2, from + gap / 2), { stroke: scheme.edge, width: pen.hair });
    const inner = polar(middle, radius * 0.7, from);
    const outer = polar(middle, radius - thick, from);
    sheet.line(inner, outer, { stroke: scheme.edge, width: thick * 0.5 });
    const column = polar(middle, radius * 0.56, from);
    sheet.circle([column[0] + thick * 0.5, column[1] + thick * 0.5], thick * 0.5, { fill: scheme.shadow });
    sheet.circle(column, thick * 0.5, { fill: scheme.edge });
  }
  sheet.circle(middle, radius * 0.16, { fill: scheme.spot, stroke: scheme.edge, width: pen.heavy });
  for (let index = 0; index < 5; index += 1) {
    drawTree(stage, polar(middle, radius * random.range(1.28, 1.75), turn + 30 + index * 71), random.range(34, 70) * unit, index === 2 ? scheme.accent : scheme.mid);
  }
}

function drawHall(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const bays: Point = width >= height ? [random.int(5, 7), random.int(3, 4)] : [random.int(3, 4), random.int(5, 6)];
  const bay = 4.2;
  const size: Room = { x: 0, y: 0, width: bays[0] * bay, height: bays[1] * bay };
  const scale = Math.min(width / size.width, height / size.height) * 0.78;
  const left = (width - size.width * scale) / 2;
  const top = (height - size.height * scale) / 2;
  const toSheet: ToSheet = ([x, y]) => [left + x * scale, top + y * scale];
  for (let index = 0; index <= bays[0]; index += 1) {
    const [x] = toSheet([index * bay, 0]);
    axis(stage, [x, top - 66 * unit], [x, top + size.height * scale + 40 * unit], scheme.faint);
    sheet.circle([x, top - 86 * unit], 20 * unit, { stroke: scheme.line, width: pen.thin });
  }
  for (let index = 0; index <= bays[1]; index += 1) {
    const [, y] = toSheet([0, index * bay]);
    axis(stage, [left - 66 * unit, y], [left + size.width * scale + 40 * unit, y], scheme.faint);
    sheet.circle([left - 86 * unit, y], 20 * unit, { stroke: scheme.line, width: pen.thin });
  }
  const [x0, y0] = toSheet([-0.3, -0.3]);
  const spanX = (size.width + 0.6) * scale;
  const spanY = (size.height + 0.6) * scale;
  const reach = 1.6 * scale;
  sheet.polygon([[x0, y0 + spanY], [x0 + spanX, y0], [x0 + spanX + reach, y0 + reach], [x0 + spanX + reach, y0 + spanY + reach], [x0 + reach, y0 + spanY + reach]], { fill: scheme.shadow });
  sheet.rect(x0, y0, spanX, spanY, { fill: scheme.light });
  sheet.path(hatch(corners(x0, y0, spanX, spanY), 45, 0.62 * scale) + hatch(corners(x0, y0, spanX, spanY), -45, 0.62 * scale), { stroke: scheme.edge, width: pen.hair, opacity: 0.25 });
  const drum: Point = toSheet([size.width * random.range(0.3, 0.68), size.height * 0.5]);
  const drumRadius = Math.min(size.width, size.height) * 0.3 * scale;
  sheet.clipped(rectPath(x0, y0, spanX, spanY), () => {
    const far: Point = [drum[0] + drumRadius * 0.55, drum[1] + drumRadius * 0.55];
    sheet.circle(far, drumRadius, { fill: scheme.shadow });
    sheet.line(drum, far, { stroke: scheme.shadow, width: drumRadius * 2 });
  });
  sheet.circle(drum, drumRadius, { fill: scheme.accent });
  for (const share of [0.8, 0.62, 0.44]) sheet.circle(drum, drumRadius * share, { stroke: scheme.edge, width: pen.hair });
  const open = random.range(0, 360);
  sheet.path(ringPath(drum, drumRadius * 0.93, drumRadius, open + 25, open + 335), { fill: scheme.edge });
  for (let column = 0; column <= bays[0]; column += 1) {
    for (let row = 0; row <= bays[1]; row += 1) {
      const at = toSheet([column * bay, row * bay]);
      if (Math.hypot(at[0] - drum[0], at[1] - drum[1]) < drumRadius * 1.05) continue;
      const half = 0.28 * scale;
      sheet.polygon([[at[0] - half, at[1] + half], [at[0] + half, at[1] - half], [at[0] + half * 4, at[1] + half * 2], [at[0] + half * 4, at[1] + half * 4], [at[0] + half * 2, at[1] + half * 4]], { fill: scheme.shadow, opacity: 0.8 });
      sheet.rect(at[0] - half, at[1] - half, half * 2, half * 2, { fill: scheme.edge });
    }
  }
  drawStairs(stage, [size.width - bay * 0.9, bay * 0.2], 1.6, bay * 0.8, toSheet);
  const glazing = pathThrough([[x0, y0], [x0 + spanX, y0], [x0 + spanX, y0 + spanY], [x0, y0 + spanY]], true);
  sheet.path(glazing, { stroke: scheme.edge, width: pen.heavy });
}
