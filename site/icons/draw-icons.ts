import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons of the installed app from the drawing of the favicon: the noon line and the figure of eight that the sun
 * draws over a year. `node icons/draw-icons.ts` in `site/`; the results are in `public/icons/`.
 */

const ink = '#0c1830';
const paper = '#f1f4f3';
const sun = '#ff4f1f';

const eight = 'M32 9c6 0 6.5 9.5 0 16.5C23 35 20.5 55 32 55s9-20 0-29.5C25.5 18.5 26 9 32 9Z';

/**
 * @param scale of the drawing within its square: a mask may cut off everything outside the middle four fifths
 */
const icon = (scale: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="${ink}" d="M0 0h64v64H0z"/>
  <path fill="none" stroke="${paper}" stroke-width="${3 * scale}" d="M32 0v64"/>
  <g transform="translate(32 32) scale(${scale}) translate(-32 -32)" fill="none" stroke="${sun}" stroke-width="5"><path d="${eight}"/></g>
</svg>`;

/** The signs of the three actions, on the colour of actions. */
const signs = {
  contact: 'M2.5 5h19v14h-19zM2.5 6l9.5 7.5L21.5 6',
  brochure: 'M12 3v12.5M6 9.5l6 6 6-6M3.5 20.5h17',
  registration: 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 14.5l2.5 2.5 4.5-5',
};

const shortcut = (sign: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="${sun}" d="M0 0h48v48H0z"/>
  <g transform="translate(12 12)" fill="none" stroke="${ink}" stroke-width="2"><path d="${sign}"/></g>
</svg>`;

const drawn: [name: string, size: number, drawing: string][] = [
  ['icon-192', 192, icon(1)],
  ['icon-512', 512, icon(1)],
  ['maskable-512', 512, icon(0.72)],
  ['apple-touch-icon', 180, icon(0.82)],
  ...Object.entries(signs).map(([action, sign]): [string, number, string] => [
    `shortcut-${action}`,
    96,
    shortcut(sign),
  ]),
];

const folder = path.resolve(import.meta.dirname, '../public/icons');
await mkdir(folder, { recursive: true });
for (const [name, size, drawing] of drawn) {
  const density = (72 * size) / 48;
  const png = await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.png`), png);
}
