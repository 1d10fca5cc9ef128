import { dimension, gridLines } from '../drafting-marks.ts';
import { chairs, type Piece } from '../furniture.ts';
import type { Stage } from '../stage.ts';
import { pointsOf } from '../svg-writer.ts';

/** The model that this seed draws. */
export function chooseChair(stage: Stage): Piece {
  return chairs[stage.variant(chairs.length, 'model')] ?? chairs[0];
}

/** Front, side and plan of one chair, each on its plane of colour. */
export function drawViews(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen } = stage;
  const piece = chooseChair(stage);
  gridLines(stage, 80 * unit);
  const tall = Math.max(...piece.parts.map(({ low, size }) => low[2] + size[2]));
  const inRow = width >= height * 1.3;
  const across = Math.max(...piece.footprint);
  const cells = inRow ? pointsOf('0.18 0.5, 0.5 0.5, 0.82 0.5') : pointsOf('0.28 0.3, 0.72 0.3, 0.28 0.76');
  const scale =
    stage.random.range(0.88, 1) *
    Math.min(
      ((width / (inRow ? 3 : 2)) * 0.9) / (across + 0.34),
      ((height / (inRow ? 1 : 2)) * 0.84) / (Math.max(tall, across) + 0.2),
    );
  const tones = { body: scheme.accent, frame: scheme.strong, soft: scheme.light };
  for (const [index, [shareX, shareY]] of cells.entries()) {
    const down = index === 2 ? piece.footprint[1] : tall;
    const wideness = index === 1 ? piece.footprint[1] : piece.footprint[0];
    const left = width * shareX - (wideness * scale) / 2;
    const half = (Math.max(tall, across) * scale) / 2;
    const bottom = height * shareY + (index === 2 ? (down * scale) / 2 : half);
    sheet.rect(
      width * shareX - (across / 2 + 0.15) * scale,
      height * shareY - half - scale * 0.1,
      (across + 0.3) * scale,
      half * 2 + scale * 0.2,
      { fill: [scheme.soft, scheme.spot, scheme.mid][index] ?? scheme.soft },
    );
    const sorted = [...piece.parts].sort((one, other) =>
      index === 0
        ? one.low[1] + one.size[1] - other.low[1] - other.size[1]
        : index === 1
          ? one.low[0] - other.low[0]
          : one.low[2] - other.low[2],
    );
    for (const { low, size, tone } of sorted) {
      const from = index === 1 ? low[1] : low[0];
      const wide = index === 1 ? size[1] : size[0];
      const high = index === 2 ? size[1] : size[2];
      const base = index === 2 ? low[1] : low[2];
      sheet.rect(left + from * scale, bottom - (base + high) * scale, wide * scale, high * scale, {
        fill: tones[tone],
        stroke: scheme.edge,
        width: pen.thin,
      });
    }
    dimension(
      stage,
      [left, bottom - down * scale],
      [left + wideness * scale, bottom - down * scale],
      -34 * unit,
      scheme.edge,
    );
    if (index < 2)
      sheet.line([left - scale * 0.2, bottom], [left + wideness * scale + scale * 0.2, bottom], {
        stroke: scheme.edge,
        width: pen.heavy,
      });
  }
}
