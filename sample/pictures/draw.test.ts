import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import type { DrawingRequest, DrawingSubject } from './picture-request.ts';

// A record, so that a subject added to the type but not to this list does not compile.
const subjects = Object.keys({
  plan: 0,
  section: 0,
  elevation: 0,
  'axonometric-room': 0,
  'axonometric-building': 0,
  chair: 0,
  lamp: 0,
  table: 0,
  object: 0,
  poster: 0,
  letterform: 0,
  pattern: 0,
  garment: 0,
  swatches: 0,
  wayfinding: 0,
  screen: 0,
  workshop: 0,
  city: 0,
  portrait: 0,
  exhibition: 0,
  logo: 0,
} satisfies Record<DrawingSubject, 0>) as DrawingSubject[];

const inks: DrawingRequest['ink'][] = ['interior', 'object', 'graphic', 'fashion', 'digital', 'foundation', 'school'];

const sizes: Record<DrawingRequest['format'], readonly [number, number]> = {
  landscape: [1600, 1067],
  portrait: [1200, 1500],
  square: [1400, 1400],
  panorama: [2000, 900],
};

const formats = Object.keys(sizes) as DrawingRequest['format'][];

/** Throws unless the text is one well-formed element: every tag closed in order, every attribute quoted. */
function parse(svg: string): { root: Record<string, string>; tags: Set<string> } {
  const open: string[] = [];
  const tags = new Set<string>();
  let root: Record<string, string> | undefined;
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [text, closing, name = '', attributes = '', single] = match;
    if (match.index !== end) throw new Error(`Stray text at ${end}: ${svg.slice(end, end + 40)}`);
    end = match.index + text.length;
    tags.add(name);
    if (closing) {
      const expected = open.pop();
      if (expected !== name) throw new Error(`</${name}> closes <${expected}>`);
    } else {
      if (root && open.length === 0) throw new Error('More than one root');
      root ??= Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      );
      if (!single) open.push(name);
    }
  }
  if (!root || open.length > 0 || end !== svg.length) throw new Error('Unfinished document');
  return { root, tags };
}

describe('draw', () => {
  it('gives the same drawing for the same request', () => {
    for (const subject of subjects) {
      const request: DrawingRequest = { subject, ink: 'object', seed: 11, format: 'landscape' };
      expect(draw(request)).toEqual(draw({ ...request }));
    }
  });

  it('gives another drawing for another seed', () => {
    for (const subject of subjects) {
      const drawings = [1, 2, 3, 4, 5, 6, 7, 8].map(
        (seed) => draw({ subject, ink: 'interior', seed, format: 'square' }).svg,
      );
      expect(new Set(drawings).size, subject).toBe(drawings.length);
    }
  });

  it('sets about a third of the drawings on a saturated or dark ground', () => {
    const grounds = Array.from(
      { length: 300 },
      (_, seed) =>
        /<rect[^>]*fill="(#\w+)"/.exec(
          draw({ subject: 'letterform', ink: 'digital', seed, format: 'square' }).svg,
        )?.[1] ?? '',
    );
    const dark = grounds.filter((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
        Number.parseInt(colour.slice(start, start + 2), 16),
      );
      return red * 0.3 + green * 0.59 + blue * 0.11 < 128;
    });
    expect(dark.length).toBeGreaterThan(60);
    expect(dark.length).toBeLessThan(150);
  });

  for (const subject of subjects) {
    it(`draws ${subject} in every format, well formed and small enough to keep`, () => {
      for (const [place, format] of formats.entries()) {
        for (let seed = 1; seed <= 24; seed += 1) {
          const ink = inks[(seed + place) % inks.length] ?? 'school';
          const { svg, width, height } = draw({ subject, ink, seed, format });
          const { root, tags } = parse(svg);
          const [expectedWidth, expectedHeight] = subject === 'logo' ? [640, 320] : sizes[format];
          expect([width, height]).toEqual([expectedWidth, expectedHeight]);
          expect(root).toMatchObject({
            xmlns: 'http://www.w3.org/2000/svg',
            width: String(width),
            height: String(height),
            viewBox: `0 0 ${width} ${height}`,
          });
          expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
          for (const forbidden of ['text', 'image', 'filter', 'use', 'script']) expect(tags.has(forbidden)).toBe(false);
          expect(svg.length, `${subject} ${format} ${seed}`).toBeLessThan(60_000);
        }
      }
    });
  }
});
