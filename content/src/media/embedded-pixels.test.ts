import sharp from 'sharp';
import { expect, it } from 'vitest';
import { embeddedPixels } from './embedded-pixels.ts';

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c40' } })
  .png()
  .toBuffer();
const url = `data:image/png;base64,${png.toString('base64')}`;
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;

it.each([
  ['none', drawing('<rect width="9" height="9"/><a href="/a"/>'), 0],
  ['two', drawing(`<g><image href="${url}"/></g><image xlink:href=" ${url}"/>`), 2400],
  ['one of a filter', drawing(`<filter id="a"><feImage href="${url}"/></filter>`), 1200],
  [
    'one whose URL is written with references',
    drawing(`<image href="${url.replace('data:', '&#100;ata&#x3a;')}"/>`),
    1200,
  ],
  ['one of a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:image href="${url}"/></s:svg>`, 1200],
])('counts the pixels of the pictures within a drawing: %s', async (_, text, pixels) => {
  expect(await embeddedPixels(Buffer.from(text))).toBe(pixels);
  expect(await embeddedPixels(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(pixels);
});

it('throws where a picture cannot be read', async () => {
  await expect(embeddedPixels(Buffer.from(drawing('<image href="data:image/png;base64,AAAA"/>')))).rejects.toThrow();
});
