import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { themeFolder } from '../site/theme-folder.ts';
import { chromiumArguments } from './browser/chromium-arguments.ts';

/**
 * Takes the screenshots of the web app manifest:
 * `npx node e2e/take-screenshots.ts http://localhost:3000`, and the path of a course in French and in English where the school is
 * not the sample. The results are in the theme's folder (`THEME`, or the school's own).
 */

const [
  ,
  ,
  siteUrl = 'http://localhost:3000',
  courseFr = '/formations/design-objet',
  courseEn = '/en/courses/product-design',
] = process.argv;
const folder = path.join(themeFolder(), 'public/screenshots');

const pictures = [
  { name: 'narrow.fr', url: '/', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'narrow.en', url: '/en', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'wide.fr', url: courseFr, viewport: { width: 1440, height: 900 }, scale: 1 },
  { name: 'wide.en', url: courseEn, viewport: { width: 1440, height: 900 }, scale: 1 },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments });
for (const { name, url, viewport, scale } of pictures) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    locale: name.endsWith('fr') ? 'fr-FR' : 'en-GB',
  });
  const response = await page.goto(siteUrl + url, { waitUntil: 'networkidle' });
  if (!response?.ok())
    throw new Error(`${siteUrl + url} responds with ${response?.status()}: name a page that exists.`);
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  await page.close();
}
await browser.close();
