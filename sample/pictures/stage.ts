import { type GroundKind, type Palette, palettes, type Scheme, schemeOn } from './drawing-inks.ts';
import type { DrawingRequest } from './picture-request.ts';
import { createRandom, type Random, spread } from './seeded-random.ts';
import { createSheet, type Point, type Sheet } from './svg-writer.ts';

/** Everything that a subject needs to draw itself. */
export interface Stage {
  width: number;
  height: number;
  /** a thousandth of the short side, in pixels */
  unit: number;
  centre: Point;
  format: DrawingRequest['format'];
  sheet: Sheet;
  random: Random;
  palette: Palette;
  scheme: Scheme;
  /** the five pens, in pixels: what is cut is drawn much heavier than what is seen */
  pen: { hair: number; thin: number; line: number; heavy: number; cut: number };
  /** which of `count` compositions this seed has; with a `salt`, a choice of its own that does not follow the first */
  variant(count: number, salt?: string): number;
}

export type SubjectDrawing = (stage: Stage) => void;

const sizes: Record<DrawingRequest['format'], { width: number; height: number }> = {
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 1200, height: 1500 },
  square: { width: 1400, height: 1400 },
  panorama: { width: 2000, height: 900 },
};

const logoSize = { width: 640, height: 320 };

/** Sets out the sheet, the pens and the colours that a request asks for. */
export function createStage(request: DrawingRequest): Stage {
  const size = request.subject === 'logo' ? logoSize : sizes[request.format];
  return { ...stageOf(request, request.subject, size, groundFor(request)), format: request.format };
}

/** A stage of any size, on the ground that is named. */
export function stageOf(
  { ink, seed }: Pick<DrawingRequest, 'ink' | 'seed'>,
  subject: string,
  { width, height }: { width: number; height: number },
  ground: GroundKind,
): Omit<Stage, 'format'> {
  const palette = palettes[ink];
  const unit = Math.min(width, height) / 1000;
  return {
    width,
    height,
    unit,
    centre: [width / 2, height / 2],
    sheet: createSheet(),
    random: createRandom(seed, subject),
    palette,
    scheme: schemeOn(ground, palette),
    pen: { hair: 1.3 * unit, thin: 2.1 * unit, line: 3.6 * unit, heavy: 6.5 * unit, cut: 11 * unit },
    variant: (count, salt) =>
      Math.floor((salt ? createRandom(seed, `${subject}/${salt}`).next() : spread(seed, subject)) * count),
  };
}

/** About a third of the drawings stand on a saturated or dark ground. */
function groundFor({ seed, subject }: DrawingRequest): GroundKind {
  const place = spread(seed, `${subject}/ground`, Math.SQRT2);
  if (place < 0.38) return 'paper';
  if (place < 0.57) return 'ink';
  if (place < 0.82) return 'tint';
  if (place < 0.92) return 'night';
  return 'spot';
}
