import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { contentWorkspace } from '../../../../launcher/environment.ts';
import { openPayload } from '../../../tests/open-payload.ts';

const folder = path.join(inject('dataDir'), 'media');

let payload: Payload;
let school = 0;

beforeAll(async () => {
  // Where the content service finds the program that generates variants.
  process.chdir(contentWorkspace);
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id ?? 0;
});

afterAll(async () => {
  await payload.delete({ collection: 'media', where: { filename: { contains: 'essai-recadree' } } });
  await vi.waitFor(async () => expect(await readdir(path.join(folder, 'pending'))).toEqual([]), { timeout: 15_000 });
  await payload.destroy();
});

/** Upright 300 wide and 400 high, red above and blue below; a telephone stores it on its side. */
async function photograph(orientation: 1 | 6 | 8) {
  const create = (height: number, background: string) => ({ width: 300, height, channels: 3 as const, background });
  const upright = await sharp({ create: create(400, '#f00') })
    .composite([{ input: { create: create(200, '#00f') }, left: 0, top: 200 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate({ 1: 0, 6: -90, 8: 90 }[orientation])
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const fileOf = (data: Buffer) => ({ data, name: 'essai-recadree.jpg', mimetype: 'image/jpeg', size: data.length });

/** The request of a form in which a part was chosen, as texts. @param part x, y, width and height in percent */
async function requestFor([x, y, width, height]: number[], focalPoint?: { x: number; y: number }) {
  const texts = (values: object) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, `${value}`]));
  const uploadEdits = {
    crop: texts({ unit: '%', x, y, width, height }),
    ...texts({ widthInPixels: 3 * Number(width), heightInPixels: 4 * Number(height) }),
    ...(focalPoint && { focalPoint: texts(focalPoint) }),
  };
  return { ...(await createLocalReq({}, payload)), query: { uploadEdits } };
}

const values = () => ({ alt: 'Un aplat', school });
const options = { collection: 'media', locale: 'fr', depth: 0 } as const;

interface More {
  point?: { x: number; y: number };
  fields?: { focalX: number; focalY: number };
}

/** Crops a picture as it is uploaded, or afterwards. */
const cropped = {
  'that is uploaded': async (bytes: Buffer, part: number[], more: More = {}) =>
    payload.create({
      ...options,
      data: { ...values(), ...more.fields },
      file: fileOf(bytes),
      req: await requestFor(part, more.point),
    }),
  'of the library': async (bytes: Buffer, part: number[], more: More = {}) => {
    const { id } = await payload.create({ ...options, data: values(), file: fileOf(bytes) });
    return payload.update({
      ...options,
      id,
      data: { ...values(), ...more.fields },
      req: await requestFor(part, more.point),
    });
  },
};

describe.each(Object.entries(cropped))('a picture %s', (_which, crop) => {
  it.each([
    [1, 'the upper half', [0, 0, 100, 50], [300, 200], [255, 0, 0]],
    [6, 'the upper half', [0, 0, 100, 50], [300, 200], [255, 0, 0]],
    [6, 'the lowest quarter', [0, 75, 100, 25], [300, 100], [0, 0, 255]],
    [6, 'all of it', [0, 0, 100, 100], [300, 400], null],
    [8, 'the lowest quarter', [0, 75, 100, 25], [300, 100], [0, 0, 255]],
  ] as const)('with orientation %i is cropped as it is shown: %s', async (orientation, _part, part, size, colour) => {
    const { filename, width, height, filesize } = await crop(await photograph(orientation), [...part]);
    const bytes = await readFile(path.join(folder, String(filename)));
    const { autoOrient } = await sharp(bytes).metadata();
    expect([width, height, filesize]).toEqual([...size, bytes.length]);
    expect([autoOrient.width, autoOrient.height]).toEqual(size);
    const { channels } = await sharp(bytes).stats();
    for (const [index, value] of colour?.entries() ?? [])
      expect(Math.abs(Number(channels[index]?.mean) - value)).toBeLessThan(20);
  });

  const part = [50, 25, 50, 50];
  it.each([
    ['in the middle of the part', { point: { x: 75, y: 50 } }, [50, 50]],
    ['in its corner', { point: { x: 50, y: 25 } }, [0, 0]],
    ['outside of it', { point: { x: 10, y: 90 } }, [0, 100]],
    ['in the fields alone', { fields: { focalX: 60, focalY: 30 } }, [20, 10]],
  ] as const)('has its focal point where it was chosen in the whole picture: %s', async (_where, more, expected) => {
    for (const orientation of [1, 6] as const) {
      const { focalX, focalY } = await crop(await photograph(orientation), part, more);
      expect([focalX, focalY]).toEqual(expected);
    }
  });
});
