import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeVariant } from './make-variant.ts';

const formats = ['avif', 'webp', 'jpg'] as const;

/** Metadata of a camera and of an image editor, as text in the bytes of the file. */
const traces = ['Appareil de Camille', 'Camille Auteure', '48/1', 'http://ns.adobe.com/xap', 'Exif'];

/**
 * A photograph as a phone stores it: rotated by EXIF, left half red and right half blue when upright, with the colour profile of
 * its screen and the GPS position.
 */
function photograph() {
  // Upright it is 400 wide and 600 high; the camera was held with its top to the right (orientation 6).
  const upright = sharp({ create: { width: 400, height: 600, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 200, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
  return upright
    .png()
    .toBuffer()
    .then((pixels) =>
      sharp(pixels)
        .rotate(-90)
        .withMetadata({ orientation: 6 })
        .withIccProfile('p3')
        .withExif({
          IFD0: { Make: 'Appareil de Camille', Artist: 'Camille Auteure' },
          IFD3: {
            GPSLatitudeRef: 'N',
            GPSLatitude: '48/1 51/1 30/1',
            GPSLongitudeRef: 'E',
            GPSLongitude: '2/1 21/1 3/1',
          },
        })
        .withXmp(
          '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Appareil de Camille"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
        )
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
}

const pixelOf = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe('a photograph with metadata', () => {
  it('has it in the uploaded file', async () => {
    const source = await photograph();
    const { exif, xmp, icc, orientation } = await sharp(source).metadata();
    expect([Boolean(exif), Boolean(xmp), Boolean(icc), orientation]).toEqual([true, true, true, 6]);
    expect(source.includes('Appareil de Camille')).toBe(true);
  });

  it.each(formats)('has none as %s, with the same colours and orientation', async (format) => {
    const image = await makeVariant(await photograph(), { width: 320, format }, false);
    const { width, height, exif, xmp, iptc, orientation, icc, space, ...rest } = await sharp(image).metadata();
    expect([width, height, space]).toEqual([320, 480, 'srgb']);
    expect([exif, xmp, iptc, orientation, icc]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(rest.hasProfile).toBe(false);
    for (const trace of traces) expect(image.includes(trace), trace).toBe(false);
    // Red on the left and blue on the right: in the numbers of the telephone's screen this red is 234, 51, 35.
    const [left, right] = [await pixelOf(image, 40, 240), await pixelOf(image, 280, 240)];
    expect(left[0]).toBeGreaterThan(240);
    expect(left[2]).toBeLessThan(40);
    expect(right[2]).toBeGreaterThan(240);
    expect(right[0]).toBeLessThan(40);
  });
});

it('a photograph is never enlarged, a drawing is', async () => {
  const photo = await photograph();
  expect((await sharp(await makeVariant(photo, { width: 2000, format: 'webp' }, false)).metadata()).width).toBe(400);
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32"/></svg>',
  );
  expect((await sharp(await makeVariant(drawing, { width: 2000, format: 'webp' }, true)).metadata()).width).toBe(2000);
});

it.each(formats)('a picture that is taller than a file can be becomes narrower: %s', async (format) => {
  const create = { width: 40, height: 17_000, channels: 3, background: '#c40' } as const;
  const tall = await sharp({ create }).png().toBuffer();
  const { width, height } = await sharp(await makeVariant(tall, { width: 160, format }, false)).metadata();
  expect([width, height]).toEqual([38, 16_000]);
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 250"><rect width="1" height="250"/></svg>',
  );
  const { height: drawn } = await sharp(await makeVariant(drawing, { width: 160, format }, true)).metadata();
  expect(drawn).toBe(16_000);
});

describe('a picture of a first screen', () => {
  /** So many thin strokes in many directions, on a plain background. */
  const drawingOf = (strokes: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 250"><rect width="750" height="250" fill="#eee"/>${Array.from(
        { length: strokes },
        (_, index) =>
          `<path d="M${(index * 97) % 750} ${(index * 61) % 250}l${(index * 37) % 90} ${(index * 53) % 90}" stroke="#222"/>`,
      ).join('')}</svg>`,
    );
  const sizeOf = async (strokes: number) =>
    (await makeVariant(drawingOf(strokes), { width: 750, format: 'avif' }, true)).length;

  it('that is slightly larger than the first ten segments of a connection is reduced to them, a larger one is not', async () => {
    expect(await sizeOf(170)).toBeLessThan(14_000);
    expect(await sizeOf(300)).toBeGreaterThan(14_000);
    // A busy machine encodes slowly.
  }, 20_000);
});

it('a file that is not an image is refused', async () => {
  await expect(makeVariant(Buffer.from('no image'), { width: 320, format: 'webp' }, false)).rejects.toThrow();
  const broken = (await photograph()).subarray(0, 2000);
  await expect(makeVariant(broken, { width: 320, format: 'webp' }, false)).rejects.toThrow();
});
