import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colorsOf } from './app/styles/palette.ts';
import { themeFolder } from './theme-folder.ts';

/**
 * Draws the icons of the installed app from the theme's favicon, whose `<g id="mark">` stands on a ground that fills the
 * square, and from its colour of actions: `npx node draw-icons.ts` in `site/`. The results are in the theme's `public/icons/`.
 */

const theme = themeFolder();
const favicon = await readFile(path.join(theme, 'public/favicon.svg'), 'utf8');
const colors = colorsOf(await readFile(path.join(theme, 'tokens.css'), 'utf8'), 'light', ':root');

/** @param scale of the mark within its square: a mask may cut off everything outside the middle four fifths */
function icon(scale: number): string {
  const moved = `<g id="mark" transform="translate(32 32) scale(${scale}) translate(-32 -32)"`;
  if (!favicon.includes('<g id="mark"')) throw new Error('The favicon has no <g id="mark">.');
  return favicon.replace('<g id="mark"', moved);
}

/** The signs of the three actions, on the colour of actions. */
const signs = {
  contact: 'M2.5 5h19v14h-19zM2.5 6l9.5 7.5L21.5 6',
  brochure: 'M12 3v12.5M6 9.5l6 6 6-6M3.5 20.5h17',
  registration: 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 14.5l2.5 2.5 4.5-5',
};

const shortcut = (sign: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="${colors.get('action')}" d="M0 0h48v48H0z"/>
  <g transform="translate(12 12)" fill="none" stroke="${colors.get('on-action')}" stroke-width="2"><path d="${sign}"/></g>
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

const folder = path.join(theme, 'public/icons');
await mkdir(folder, { recursive: true });
for (const [name, size, drawing] of drawn) {
  const density = (72 * size) / 48;
  const png = await sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.png`), png);
}
