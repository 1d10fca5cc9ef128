// For the type of what the tests' content service provides.

import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { variantName } from '@vitrine/contract/media-sizes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';
import { allVariants, firstVariants } from './variants/variant-files.ts';

const contentUrl = inject('contentUrl');
const media = `${contentUrl}/api/media`;
const variants = path.join(inject('dataDir'), 'media/variants');
const forever = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';

let trial: Awaited<ReturnType<typeof openTrial>>;
let editor: Record<string, string>;
const uploaded = new Set<number>();

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  editor = await personHeaders(contentUrl, 'editor');
});

afterAll(async () => {
  await trial.clear();
  for (const id of uploaded) await trial.edit('DELETE', `/media/${id}`);
});

interface Uploaded {
  id: number;
  hash: string;
  filename: string;
}

async function send(method: string, url: string, picture: Buffer, name: string): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${name}.jpg`);
  form.set('_payload', JSON.stringify({ alt: 'Un aplat orange' }));
  const response = await fetch(`${url}?locale=fr`, { method, headers: editor, body: form });
  expect(response.ok, await response.clone().text()).toBe(true);
  const { doc } = (await response.json()) as { doc: Uploaded };
  uploaded.add(doc.id);
  return doc;
}

/** A photograph of one colour; each has another content. A flat one, because each is made in nineteen variants. */
const photograph = (background: string, width = 90) =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Camille Auteure' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' } })
    .jpeg()
    .toBuffer();

const upload = async (name: string, background: string, width?: number) =>
  send('POST', media, await photograph(background, width), name);

const ready = async (hash: string) =>
  (await readdir(path.join(variants, hash)).catch(() => [])).filter((name) => !name.endsWith('.part'));
/** A long timeout: the background process has the lowest priority on a busy machine. */
const within = { timeout: 100_000, interval: 100 };
vi.setConfig({ testTimeout: 120_000 });
const untilAllReady = (hash: string) =>
  vi.waitFor(async () => expect(await ready(hash)).toHaveLength(allVariants.length), within);

/** Waits until a picture has all variants, then deletes all but the named ones. */
async function leaveOnly(hash: string, ...names: string[]): Promise<void> {
  await untilAllReady(hash);
  for (const name of await ready(hash)) if (!names.includes(name)) await rm(path.join(variants, hash, name));
}

async function requestFile(hash: string, name: string, headers: Record<string, string> = trial.service) {
  const response = await fetch(`${media}/files/${hash}/${name}`, { headers });
  const header = (key: string) => response.headers.get(key);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, caching: header('cache-control'), type: header('content-type'), header, bytes };
}

describe('a picture', () => {
  it('that an editor uploads is pre-generated in every width and format', async () => {
    const { hash } = await upload('essai-photo', '#c40');
    await untilAllReady(hash);
    for (const [name, type] of [
      ['960.avif', 'image/avif'],
      ['160.webp', 'image/webp'],
      ['1280.jpg', 'image/jpeg'],
    ] as const) {
      const response = await requestFile(hash, name);
      expect([response.status, response.type, response.caching]).toEqual([200, type, forever]);
      expect(response.header('content-location')).toBeNull();
      expect(response.bytes.includes('Camille Auteure')).toBe(false);
      expect((await sharp(response.bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is served in its nearest width where the requested one does not exist yet, and soon in the requested one', async () => {
    const { hash } = await upload('essai-proche', '#c41', 900);
    await leaveOnly(hash, '640.webp', '320.avif');
    const small = await readFile(path.join(variants, hash, '640.webp'));
    const given = await requestFile(hash, '750.avif');
    expect([given.status, given.type, given.caching]).toEqual([200, 'image/webp', forNow]);
    expect(given.header('content-location')).toBe('640.webp');
    expect(given.bytes.equals(small)).toBe(true);
    await vi.waitFor(async () => expect((await requestFile(hash, '750.avif')).caching).toBe(forever), within);
    const right = await requestFile(hash, '750.avif');
    expect([right.type, right.header('content-location')]).toEqual(['image/avif', null]);
    expect((await sharp(right.bytes).metadata()).width).toBe(750);
  });

  it('without any variant is served in a small one that is generated at once', async () => {
    const { hash } = await upload('essai-rien', '#c42');
    await leaveOnly(hash);
    const given = await Promise.all(
      ['2000.avif', '2000.avif', '1600.webp', '960.avif'].map((name) => requestFile(hash, name)),
    );
    for (const { status, type, caching } of given) {
      expect([status, type, caching]).toEqual([200, 'image/webp', forNow]);
    }
    expect(new Set(given.map(({ header }) => header('content-location')))).toEqual(new Set(['640.webp']));
    const share = await requestFile(hash, '1280.jpg');
    expect([share.status, share.type, share.caching]).toEqual([200, 'image/jpeg', forever]);
  });

  it('is served only in the listed widths, to accounts that may read it, and where it exists', async () => {
    const { hash, filename } = await upload('essai-liste', '#c43');
    for (const name of ['641.webp', '640.png', '0640.webp', '640.webp.part', filename, 'plan.pdf']) {
      expect((await requestFile(hash, name)).status, name).toBe(404);
    }
    expect((await requestFile('0123456789abcdef01234567', '640.webp')).status).toBe(404);
    expect((await requestFile(hash, '640.webp', {})).status).toBe(401);
  });

  it('is never served as its source file with the camera’s metadata', async () => {
    const { filename } = await upload('essai-original', '#c44');
    for (const url of [`${media}/file/${filename}`, `${contentUrl}/media/${filename}`]) {
      expect([401, 403, 404]).toContain((await fetch(url)).status);
    }
  });

  it('that is a drawing has the focal point of its form', async () => {
    const form = new FormData();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90"><path d="M0 0h60v9H0z"/></svg>';
    form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'essai-dessin.svg');
    form.set('_payload', JSON.stringify({ alt: 'Une affiche', focalX: 30, focalY: 5 }));
    const point = (x: number, y: number) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`;
    const sent = { method: 'POST', headers: editor, body: form };
    const response = await fetch(`${media}?locale=fr&${point(30, 5)}`, sent);
    expect(response.status, await response.clone().text()).toBe(201);
    const { doc } = (await response.json()) as { doc: Uploaded };
    uploaded.add(doc.id);
    const pointForSite = async () => {
      const { text } = await trial.send('GET', `/media/${doc.id}?locale=fr`, undefined, trial.service);
      const { focalX, focalY } = JSON.parse(text) as { focalX: number; focalY: number };
      return [focalX, focalY];
    };
    expect(await pointForSite()).toEqual([30, 5]);
    const change = { focalX: 80, focalY: 99 };
    expect((await trial.edit('PATCH', `/media/${doc.id}?locale=fr&${point(80, 99)}`, change)).status).toBe(200);
    expect(await pointForSite()).toEqual([80, 99]);
    // What its form shows of it.
    const shown = await requestFile(doc.hash, '640.webp', editor);
    expect([shown.status, shown.type]).toEqual([200, 'image/webp']);
  });

  it('gets its missing variants when a document that shows it is published', async () => {
    const [shared, french] = [await upload('essai-une', '#c45'), await upload('essai-corps', '#c46')];
    for (const { hash } of [shared, french]) await leaveOnly(hash, '640.webp');
    const id = await trial.create('news', { ...trial.article('essai-photos'), _status: 'draft' });
    const data = { image: shared.id, body: [{ blockType: 'image', image: french.id }] };
    expect((await trial.publish('news', id, data)).status).toBe(200);
    for (const { hash } of [shared, french]) await untilAllReady(hash);
  });
});

describe('a deleted picture', () => {
  it('is served in no width, and its variants are deleted once the trash is emptied', async () => {
    const { id, hash } = await upload('essai-adieu', '#c47');
    await untilAllReady(hash);
    expect((await trial.edit('DELETE', `/media/${id}`)).status).toBe(200);
    for (const name of ['640.webp', '2000.avif', '1280.jpg']) expect((await requestFile(hash, name)).status).toBe(404);
    expect(await readdir(variants)).toContain(hash);
    expect((await trial.edit('DELETE', `/media/${id}?trash=true`)).status).toBe(200);
    uploaded.delete(id);
    await vi.waitFor(async () => expect(await readdir(variants)).not.toContain(hash), within);
  });

  it('is no longer served where another file replaced it', async () => {
    const { id, hash } = await upload('essai-avant', '#c48');
    await untilAllReady(hash);
    const after = await send('PATCH', `${media}/${id}`, await photograph('#c49'), 'essai-apres');
    expect(after.hash).not.toBe(hash);
    for (const name of ['640.webp', '2000.avif']) expect((await requestFile(hash, name)).status).toBe(404);
    await vi.waitFor(async () => expect(await readdir(variants)).not.toContain(hash), within);
    await untilAllReady(after.hash);
  });

  it('stays in every width where another document has the same content', async () => {
    const [one, two] = [await upload('essai-un', '#c4a'), await upload('essai-deux', '#c4a')];
    expect(two.hash).toBe(one.hash);
    await untilAllReady(one.hash);
    expect((await trial.edit('DELETE', `/media/${one.id}`)).status).toBe(200);
    uploaded.delete(one.id);
    expect((await requestFile(two.hash, '640.webp')).caching).toBe(forever);
    expect(await ready(two.hash)).toHaveLength(allVariants.length);
  });
});

it('every picture of the seed has its first variants and no other', async () => {
  const seeded = path.join(inject('seedFolder'), 'media/variants');
  const folders = await readdir(seeded);
  expect(folders.length).toBeGreaterThan(200);
  const first = firstVariants.map(variantName).toSorted();
  for (const hash of folders) expect((await readdir(path.join(seeded, hash))).toSorted()).toEqual(first);
});
