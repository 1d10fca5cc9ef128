import { mix } from '../drawing-inks.ts';
import { hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough } from '../svg-writer.ts';

/** The four colours of one portrait. */
export interface Tones {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
}

/** Picks colours that stay apart from one another. */
export function tonesFor({ scheme, random, palette }: Stage): Tones {
  const skins = [scheme.light, scheme.soft, palette.tints[1], palette.tints[2]] as const;
  const index = random.int(0, 2);
  const skin = skins[index] ?? scheme.light;
  const next = skins[index + 1] ?? palette.tints[2];
  const shade = next === skin ? mix(skin, palette.ink, 0.3) : next;
  const hair = random.pick([
    scheme.edge,
    scheme.edge,
    scheme.accent,
    scheme.kind === 'ink' ? palette.deep : palette.ink,
  ]);
  const cloths = [scheme.accent, scheme.strong, scheme.light].filter((tone) => tone !== hair && tone !== skin);
  const cloth = cloths[random.int(0, cloths.length - 1)] ?? scheme.strong;
  return { skin, shade, hair, cloth };
}

/** The shoulders and what they wear, down to the edge of the sheet. */
export function shoulders(stage: Stage, [x, y]: Point, size: number, tones: Tones): void {
  const { sheet, scheme, height, pen, random, unit } = stage;
  const top = y + size * 0.56;
  const wide = size * 0.74;
  const body: Point[] = [
    [x - wide, height + 10],
    [x - wide, top + size * 0.3],
    [x - wide * 0.78, top + size * 0.1],
    [x - size * 0.19, top],
    [x + size * 0.19, top],
    [x + wide * 0.78, top + size * 0.1],
    [x + wide, top + size * 0.3],
    [x + wide, height + 10],
  ];
  sheet.polygon(body, { fill: tones.cloth });
  const kind = random.int(0, 3);
  if (kind === 0) sheet.path(hatch(body, 0, 34 * unit), { stroke: scheme.edge, width: pen.cut });
  if (kind === 1)
    sheet.polygon(
      [
        [x, top],
        [x + size * 0.19, top],
        [x + wide * 0.78, top + size * 0.1],
        [x + wide, top + size * 0.3],
        [x + wide, height + 10],
        [x, height + 10],
      ],
      { fill: scheme.edge, opacity: 0.25 },
    );
  if (kind === 2) {
    for (const side of [-1, 1])
      sheet.polygon(
        [
          [x + side * size * 0.19, top - size * 0.02],
          [x + side * size * 0.42, top + size * 0.06],
          [x + side * size * 0.3, top + size * 0.36],
          [x, top + size * 0.42],
        ],
        { fill: scheme.light, stroke: scheme.edge, width: pen.thin },
      );
  }
  if (kind === 3) sheet.path(hatch(body, 45, 26 * unit), { stroke: scheme.edge, width: pen.thin });
  sheet.path(pathThrough(body, false), { stroke: scheme.edge, width: pen.thin });
}
