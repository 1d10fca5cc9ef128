import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describeImage } from './describe-file.ts';

const filled = (background: string) => sharp({ create: { width: 300, height: 200, channels: 4, background } });
const drawing = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">${shapes}</svg>`);

describe('the description of an image', () => {
  it('has the size and the average colour', async () => {
    expect(await describeImage(await filled('#cc4400').png().toBuffer())).toEqual({
      width: 300,
      height: 200,
      colour: '#cc4400',
    });
    const halves = '<rect width="1600" height="1067" fill="#000"/><rect width="800" height="1067" fill="#fff"/>';
    expect((await describeImage(drawing(halves))).colour).toMatch(/^#(7|8)\w(7|8)\w(7|8)\w$/);
  });

  it('has a colour of three channels for a greyscale picture too', async () => {
    const grey = await filled('#888888').toColourspace('b-w').png().toBuffer();
    expect((await describeImage(grey)).colour).toBe('#888888');
  });

  it('has the displayed size, after the EXIF rotation', async () => {
    const turned = await filled('#cc4400').removeAlpha().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await describeImage(turned)).toMatchObject({ width: 200, height: 300 });
  });

  it('has no colour for an image with transparent parts', async () => {
    const mark = '<path d="M100 100h1400v800z" fill="#cc4400"/>';
    const rounded = '<rect width="1600" height="1067" rx="60" fill="#cc4400"/>';
    for (const shape of [mark, rounded]) expect((await describeImage(drawing(shape))).colour).toBeNull();
    expect((await describeImage(await filled('#cc440080').png().toBuffer())).colour).toBeNull();
  });
});
