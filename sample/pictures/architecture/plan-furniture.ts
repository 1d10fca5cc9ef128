import type { Stage } from '../stage.ts';
import { type Point, pathThrough, pointsOf } from '../svg-writer.ts';
import type { ToSheet } from './plan-walls.ts';

/** A room of a plan, in metres, between its walls. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws furniture from above, in metres. */
class Furnisher {
  private readonly stage: Stage;
  private readonly scale: number;
  private readonly toSheet: ToSheet;

  constructor(stage: Stage, scale: number, toSheet: ToSheet) {
    this.stage = stage;
    this.scale = scale;
    this.toSheet = toSheet;
  }

  block(x: number, y: number, width: number, height: number, fill: string, radius = 0): void {
    const [left, top] = this.toSheet([x, y]);
    const { sheet, scheme, pen, unit } = this.stage;
    const drop = 6 * unit;
    sheet.rect(
      left + drop,
      top + drop,
      width * this.scale,
      height * this.scale,
      { fill: scheme.shade },
      radius * this.scale,
    );
    sheet.rect(
      left,
      top,
      width * this.scale,
      height * this.scale,
      { fill, stroke: scheme.edge, width: pen.thin },
      radius * this.scale,
    );
  }

  disc(x: number, y: number, radius: number, fill: string): void {
    const { sheet, scheme, pen, unit } = this.stage;
    const [left, top] = this.toSheet([x, y]);
    sheet.circle([left + 6 * unit, top + 6 * unit], radius * this.scale, { fill: scheme.shade });
    sheet.circle([left, top], radius * this.scale, { fill, stroke: scheme.edge, width: pen.thin });
  }

  lines(...runs: Point[][]): void {
    const data = runs.map((run) => pathThrough(run.map(this.toSheet), false)).join('');
    this.stage.sheet.path(data, { stroke: this.stage.scheme.edge, width: this.stage.pen.hair });
  }

  bed({ x, y, width, height }: Room): void {
    const { light, accent, mid, spot, strong } = this.stage.scheme;
    const size = Math.min(1.6, width - 0.6);
    const left = x + (width - size) / 2;
    const long = Math.min(2, height - 0.5);
    this.block(left - 0.5, y + 0.1, 0.42, 0.42, mid);
    this.block(left + size + 0.08, y + 0.1, 0.42, 0.42, mid);
    this.block(left, y + 0.1, size, long, light, 0.04);
    this.block(left, y + 0.75, size, long - 0.65, this.stage.random.pick([accent, spot, accent, strong]));
    this.block(left + 0.12, y + 0.2, size / 2 - 0.18, 0.4, light, 0.08);
    this.block(left + size / 2 + 0.06, y + 0.2, size / 2 - 0.18, 0.4, light, 0.08);
  }

  diningTable({ x, y, width, height }: Room): void {
    const { random, scheme } = this.stage;
    const middle: Point = [x + width / 2, y + height / 2];
    if (random.chance(0.4)) {
      const radius = Math.min(0.85, Math.min(width, height) / 2 - 0.8);
      for (let index = 0; index < 6; index += 1) {
        const angle = (index / 6) * Math.PI * 2;
        this.disc(
          middle[0] + Math.cos(angle) * (radius + 0.18),
          middle[1] + Math.sin(angle) * (radius + 0.18),
          0.23,
          scheme.light,
        );
      }
      this.disc(middle[0], middle[1], radius, scheme.spot);
      return;
    }
    const wide = width >= height;
    const long = Math.min(3.2, Math.max(width, height) - 1.4);
    const seats = Math.max(2, Math.floor(long / 0.62));
    for (let index = 0; index < seats; index += 1) {
      const along = -long / 2 + ((index + 0.5) * long) / seats;
      for (const side of [-0.58, 0.58]) {
        const [cx, cy] = wide ? [middle[0] + along, middle[1] + side] : [middle[0] + side, middle[1] + along];
        this.block(cx - 0.21, cy - 0.21, 0.42, 0.42, scheme.light, 0.08);
      }
    }
    if (wide) this.block(middle[0] - long / 2, middle[1] - 0.45, long, 0.9, scheme.spot);
    else this.block(middle[0] - 0.45, middle[1] - long / 2, 0.9, long, scheme.spot);
  }

  lounge({ x, y, width, height }: Room): void {
    const { scheme } = this.stage;
    const middle: Point = [x + width / 2, y + height / 2];
    const rug = Math.min(2.6, width - 0.6);
    const deep = Math.min(2, height - 0.6);
    this.block(middle[0] - rug / 2, middle[1] - deep / 2, rug, deep, scheme.mid);
    const long = Math.min(2.2, rug);
    const top = middle[1] - deep / 2 - 0.1;
    this.block(middle[0] - long / 2, top, long, 0.8, scheme.accent, 0.06);
    this.block(middle[0] - long / 2 + 0.15, top + 0.22, long / 2 - 0.15, 0.55, scheme.accent, 0.05);
    this.block(middle[0], top + 0.22, long / 2 - 0.15, 0.55, scheme.accent, 0.05);
    this.disc(middle[0] + 0.1, middle[1] + 0.3, 0.36, scheme.light);
    this.block(middle[0] - 0.95, middle[1] + deep / 2 - 0.55, 0.6, 0.6, scheme.light, 0.2);
  }

  kitchen({ x, y, width, height }: Room): void {
    const { scheme } = this.stage;
    this.block(x, y, width, 0.62, scheme.light);
    this.lines(
      ...[0.6, 1.2, 1.8, 2.4]
        .filter((at) => at < width)
        .map((at): Point[] => [
          [x + at, y],
          [x + at, y + 0.62],
        ]),
    );
    this.block(x + 0.7, y + 0.12, 0.4, 0.36, scheme.soft, 0.05);
    for (const [dx, dy] of pointsOf('0.15 0.18, 0.4 0.18, 0.15 0.44, 0.4 0.44'))
      this.disc(x + 1.3 + dx, y + dy, 0.08, scheme.soft);
    if (height > 2.6 && width > 2.4) this.block(x + width * 0.22, y + 1.5, width * 0.56, 0.8, scheme.spot);
  }

  bath({ x, y, width, height }: Room): void {
    const { scheme } = this.stage;
    const long = Math.min(1.7, width - 0.2);
    this.block(x + 0.08, y + 0.08, long, 0.75, scheme.light);
    this.block(x + 0.2, y + 0.18, long - 0.24, 0.55, scheme.soft, 0.27);
    if (height > 1.8) {
      this.block(x + 0.08, y + height - 0.55, 0.6, 0.47, scheme.light);
      this.disc(x + 0.38, y + height - 0.32, 0.17, scheme.soft);
    }
  }

  studio({ x, y, width, height }: Room): void {
    const { scheme } = this.stage;
    const rows = Math.max(1, Math.floor((height - 0.6) / 1.7));
    const columns = Math.max(1, Math.floor((width - 0.6) / 2));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const left = x + ((column + 0.5) * width) / columns - 0.75;
        const top = y + ((row + 0.5) * height) / rows - 0.45;
        this.disc(left + 0.75, top + 0.98, 0.2, scheme.light);
        this.block(left, top, 1.5, 0.75, (row + column) % 3 === 0 ? scheme.spot : scheme.light);
        this.block(left + 0.2, top + 0.15, 0.55, 0.4, scheme.soft);
      }
    }
  }
}

/** Furnishes a room by its size: what fits is chosen by the seed. */
export function furnish(stage: Stage, room: Room, scale: number, toSheet: ToSheet): void {
  const furnisher = new Furnisher(stage, scale, toSheet);
  const inner: Room = { x: room.x + 0.12, y: room.y + 0.12, width: room.width - 0.24, height: room.height - 0.24 };
  const area = inner.width * inner.height;
  const short = Math.min(inner.width, inner.height);
  if (short < 1.3) return;
  if (area < 6 || short < 2.1) furnisher.bath(inner);
  else if (area < 14)
    stage.random.pick([
      () => furnisher.bed(inner),
      () => furnisher.kitchen(inner),
      () => furnisher.lounge(inner),
      () => furnisher.diningTable(inner),
    ])();
  else
    stage.random.pick([
      () => furnisher.lounge(inner),
      () => furnisher.diningTable(inner),
      () => furnisher.studio(inner),
      () => furnisher.diningTable(inner),
    ])();
}
