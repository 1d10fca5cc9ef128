import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** The factor by which screenshots are reduced: the rendering of letters, which differs between browser versions, averages out. */
const reduction = 4;
/** Levels of each colour channel: fewer levels keep the files small. */
const levels = 24;

/**
 * The tolerance, found by experiment: a browser that places letters on whole pixels differs in 257 pixels of a long page, an
 * action whose orange is a shade darker in 290, a section that moved by 12 px in 2,900.
 */
const tolerance = { threshold: 0.2, maxDiffPixels: 280 };

/** A part of the page, in pixels from its beginning. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A reduced screenshot of the whole page or of a part. */
async function pictureOf(page: Page, part: Part | undefined): Promise<Buffer> {
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled', ...(part ? { clip: part } : {}) });
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const size = { width: Math.round(width / reduction), height: Math.round(height / reduction) };
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = 255 / (levels - 1);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.round(Math.round((data[at] ?? 0) / step) * step);
  return sharp(data, { raw: info }).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
}

/**
 * Compares a screenshot with its baseline in `baselines/`.
 * @param name parts of the baseline's name
 * @param part what is looked at, or nothing for the whole page
 */
export async function expectPicture(page: Page, name: (string | number)[], part?: Part): Promise<void> {
  const file = `${name.join(' ').replaceAll(/\W+/g, '-')}.png`;
  expect.soft(await pictureOf(page, part)).toMatchSnapshot(file, tolerance);
}
