import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { theme } from './theme.ts';

/** One weight of a face, drawn as outlines: the system needs no fonts, and every image is the same everywhere. */
export interface Face {
  /** The width of a text set at a size of 1. */
  measure(text: string): number;
  /** A text as SVG shapes, its baseline beginning at 0, 0, set at a size of 1000. */
  shapes(text: string): string;
}

export interface Faces {
  display: Face;
  text: Face;
  strong: Face;
}

const unitsOf = 1000;
const require = createRequire(import.meta.url);

interface Part {
  font: hb.Font;
  /** what turns its units into thousandths of the size */
  scale: number;
  has: ReadonlySet<number>;
}

async function readPart(file: string, weight: number): Promise<Part> {
  const face = new hb.Face(new hb.Blob(await decompress(await readFile(require.resolve(file)))));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  return { font, scale: unitsOf / face.upem, has: new Set(face.collectUnicodes()) };
}

/** A text in pieces that one part can set. What no part has (an emoji, another script) is left out. */
function pieces(text: string, parts: readonly Part[]): { part: Part; text: string }[] {
  const found: { part: Part; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = found.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    // Spaces of every width are the shaper's own; they stay with what they follow.
    const part = /\s/u.test(letter) ? (last?.part ?? parts[0]) : parts.find(({ has }) => has.has(code));
    if (!part) continue;
    if (last?.part === part) last.text += letter;
    else found.push({ part, text: letter });
  }
  return found;
}

function glyphsOf({ part, text }: { part: Part; text: string }) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(part.font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, at) => ({ codepoint, ...positions[at] }));
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/**
 * @param tracking of the size, added after each letter
 */
function faceOf(parts: readonly Part[], tracking: number): Face {
  const placed = (text: string) => {
    let x = 0;
    const glyphs = pieces(text, parts).flatMap((piece) =>
      glyphsOf(piece).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const { font, scale } = piece.part;
        const glyph = { font, scale, codepoint, x: x + xOffset * scale, y: yOffset * scale };
        x += xAdvance * scale + tracking * unitsOf;
        return glyph;
      }),
    );
    return { glyphs, width: Math.max(0, x - tracking * unitsOf) };
  };
  return {
    measure: (text) => placed(text).width / unitsOf,
    shapes: (text) =>
      placed(text)
        .glyphs.map(({ font, scale, codepoint, x, y }) => {
          const outline = font.glyphToPath(codepoint).replaceAll(/-?\d+\.\d+/g, (number) => rounded(Number(number)));
          if (!outline) return '';
          // A font's y goes up, a drawing's down.
          return `<path transform="translate(${rounded(x)} ${rounded(-y)}) scale(${scale} ${-scale})" d="${outline}"/>`;
        })
        .join(''),
  };
}

async function load(): Promise<Faces> {
  const { faces, displayWeight, displayTracking } = theme;
  const both = (file: string, weight: number) =>
    Promise.all([file, file.replace('-latin-', '-latin-ext-')].map((name) => readPart(name, weight)));
  const [display, text, strong] = await Promise.all([
    both(faces.display, displayWeight),
    both(faces.text, 500),
    both(faces.text, 650),
  ]);
  return { display: faceOf(display, displayTracking), text: faceOf(text, 0), strong: faceOf(strong, 0) };
}

let loaded: Promise<Faces> | null = null;

/** The faces of the site, read once. @throws where a font is missing */
export function loadFaces(): Promise<Faces> {
  loaded ??= load();
  return loaded;
}
