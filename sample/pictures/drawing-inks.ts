import type { DrawingRequest } from './picture-request.ts';

type InkKey = DrawingRequest['ink'];

/** The colours that a drawing of one family may use. Six-digit hexadecimal, so that they can be mixed. */
export interface Palette {
  ink: string;
  /** the ink at its darkest: a night ground, a poché */
  deep: string;
  paper: string;
  tints: readonly [pale: string, middle: string, strong: string];
  /** what stands out against the ink: a colour from across the wheel */
  spot: string;
  /** the hot colour that still reads on a ground of full ink */
  hotOnInk: string;
}

/** The site's hot accent. */
export const vermilion = '#ff4f2b';

/** One ink for each course family, and the school's own near-black. */
export const palettes: Record<InkKey, Palette> = {
  interior: {
    ink: '#2243d6',
    deep: '#111c57',
    paper: '#f3f3f4',
    tints: ['#d9e0fb', '#a9b9f5', '#6a84ee'],
    spot: '#ffb938',
    hotOnInk: '#ff5a36',
  },
  object: {
    ink: '#0b6b4f',
    deep: '#062e25',
    paper: '#f2f4ec',
    tints: ['#d3e7d8', '#97cbb0', '#4a9d7c'],
    spot: '#ffa58f',
    hotOnInk: '#ff6a45',
  },
  graphic: {
    ink: '#c81e5a',
    deep: '#4a0a2b',
    paper: '#faf1ef',
    tints: ['#fad5dc', '#f3a0b5', '#e25f88'],
    spot: '#ffc936',
    hotOnInk: '#ffc936',
  },
  fashion: {
    ink: '#7430a4',
    deep: '#2c1047',
    paper: '#f5f1f6',
    tints: ['#e5d6f1', '#c6a5e2', '#9c66c9'],
    spot: '#d3dc4a',
    hotOnInk: '#ff6b4a',
  },
  digital: {
    ink: '#0a6f86',
    deep: '#06303d',
    paper: '#eef4f3',
    tints: ['#cfe6e8', '#8fc8d0', '#3f9bb0'],
    spot: '#f6c453',
    hotOnInk: '#ff6a45',
  },
  foundation: {
    ink: '#b06f08',
    deep: '#3d2606',
    paper: '#f9f3e4',
    tints: ['#f6e2b4', '#eec56a', '#d9982a'],
    spot: '#2c49d2',
    hotOnInk: '#fff1cf',
  },
  school: {
    ink: '#1b1c22',
    deep: '#0d0e12',
    paper: '#f6f3ec',
    tints: ['#e6e0d3', '#c9c1b0', '#8d877b'],
    spot: '#f2b632',
    hotOnInk: '#ff4f2b',
  },
};

/** What a drawing stands on. */
export type GroundKind = 'paper' | 'tint' | 'ink' | 'night' | 'spot';

/** The part that each colour plays in one drawing, decided by the ground that it stands on. */
export interface Scheme {
  kind: GroundKind;
  ground: string;
  /** a line drawn on the ground */
  line: string;
  /** a line drawn on a plane of colour */
  edge: string;
  /** construction lines: there, but behind */
  faint: string;
  /** what the section plane cuts */
  cut: string;
  /** planes from the most lit to the darkest */
  light: string;
  soft: string;
  mid: string;
  strong: string;
  /** a shadow on the ground, and one on a plane of colour */
  shadow: string;
  shade: string;
  accent: string;
  spot: string;
}

/** Gives every colour its part, so that lines and planes read on the given ground. */
export function schemeOn(kind: GroundKind, palette: Palette): Scheme {
  const [pale, middle, strong] = palette.tints;
  const dark = mix(palette.ink, palette.deep, 0.45);
  const white = mix(palette.paper, '#ffffff', 0.7);
  const common = { kind, accent: vermilion, spot: palette.spot };
  switch (kind) {
    case 'paper':
      return finish({
        ...common,
        ground: palette.paper,
        line: dark,
        edge: dark,
        cut: dark,
        light: white,
        soft: pale,
        mid: middle,
        strong: palette.ink,
        shadow: mix(palette.paper, middle, 0.8),
        shade: mix(pale, middle, 0.8),
      });
    case 'tint':
      return finish({
        ...common,
        ground: mix(pale, middle, 0.55),
        line: palette.deep,
        edge: palette.deep,
        cut: palette.deep,
        light: white,
        soft: pale,
        mid: strong,
        strong: palette.ink,
        shadow: mix(middle, strong, 0.65),
        shade: mix(middle, strong, 0.35),
      });
    case 'ink':
      return finish({
        ...common,
        ground: palette.ink,
        line: palette.paper,
        edge: palette.deep,
        cut: palette.paper,
        accent: palette.hotOnInk,
        light: palette.paper,
        soft: pale,
        mid: middle,
        strong: mix(strong, palette.ink, 0.3),
        shadow: mix(palette.ink, palette.deep, 0.55),
        shade: mix(middle, strong, 0.4),
      });
    case 'night':
      return finish({
        ...common,
        ground: palette.deep,
        line: pale,
        edge: palette.deep,
        cut: pale,
        accent: palette.hotOnInk,
        light: pale,
        soft: middle,
        mid: strong,
        strong: mix(palette.ink, strong, 0.3),
        shadow: mix(palette.deep, '#000000', 0.45),
        shade: mix(strong, palette.ink, 0.25),
      });
    case 'spot':
      return finish({
        ...common,
        ground: palette.spot,
        line: palette.deep,
        edge: palette.deep,
        cut: palette.deep,
        spot: strong,
        light: white,
        soft: pale,
        mid: middle,
        strong: palette.ink,
        shadow: mix(palette.spot, palette.deep, 0.28),
        shade: mix(pale, middle, 0.9),
      });
  }
}

function finish(scheme: Omit<Scheme, 'faint'>): Scheme {
  return { ...scheme, faint: mix(scheme.ground, scheme.line, 0.3) };
}

/** The colour at `amount` (0 to 1) on the way from one colour to the other. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (start: number) => {
    const one = Number.parseInt(from.slice(start, start + 2), 16);
    const other = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(one + (other - one) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
