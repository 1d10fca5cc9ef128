import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { contentWorkspace } from '../../../../launcher/environment.ts';
import { failAfterStatement } from '../../../tests/fail-after-statement.ts';
import { openPayload } from '../../../tests/open-payload.ts';

const contentUrl = inject('contentUrl');
const folder = path.join(inject('dataDir'), 'media');
/** A note for each save that is not over. */
const pending = path.join(folder, 'pending');

let payload: Payload;
let removeOrphansHourly: typeof import('./former-files.ts').removeOrphansHourly;
let storedFiles: typeof import('../stored-files/stored-files.ts').storedFiles;
let school = 0;
let headers: Record<string, string>;

beforeAll(async () => {
  // Where the content service finds the program that generates variants.
  process.chdir(contentWorkspace);
  payload = await openPayload(inject('contentEnvironment'));
  ({ removeOrphansHourly } = await import('./former-files.ts'));
  ({ storedFiles } = await import('../stored-files/stored-files.ts'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id ?? 0;
  headers = { ...(await personHeaders(contentUrl, 'editor')), 'accept-language': 'fr' };
});

afterAll(async () => {
  await payload.delete({ collection: 'media', where: { filename: { contains: 'essai-gardee' } } });
  await vi.waitFor(async () => expect(await readdir(pending)).toEqual([]), { timeout: 15_000 });
  await payload.destroy();
});

/** Larger than the thumbnail, so that there is one. */
const pictureOf = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
const fileOf = (data: Buffer, name: string) => ({ data, name, mimetype: 'image/png', size: data.length });
let numbered = 0;
async function create() {
  numbered += 1;
  const file = fileOf(await pictureOf('#0a3'), `essai-gardee-${numbered}x.png`);
  const data = { alt: 'Un aplat', school };
  const { id, filename } = await payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
  await vi.waitFor(async () => expect(await readdir(pending)).toEqual([]), { timeout: 15_000 });
  return { id, filename: filename ?? '' };
}

/** The names of all files but variants, which are a thousand, with the bytes of one. */
const onDisk = async (filename: string) => ({
  names: [...(await readdir(folder)), ...(await readdir(pending))].sort(),
  bytes: (await readFile(path.join(folder, filename))).toString('base64'),
});

async function replace(id: number, picture: Buffer, values: object) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'essai-gardee-autre.png');
  form.set('_payload', JSON.stringify(values));
  const response = await fetch(`${contentUrl}/api/media/${id}?locale=fr&depth=0`, {
    ...{ method: 'PATCH', headers, body: form },
  });
  return { status: response.status, text: await response.text() };
}
const isThere = async (filename: string) => (await readdir(folder)).includes(filename);

it.each(['webp', 'avif', 'jpeg'] as const)('a %s is stored as it was sent', async (format) => {
  const noise = { type: 'gaussian' as const, sigma: 40 };
  const sent = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .toFormat(format, { quality: 60 })
    .toBuffer();
  const data = { alt: 'Du bruit', school };
  const file = { data: sent, name: `essai-gardee-telle.${format}`, mimetype: `image/${format}`, size: sent.length };
  const stored = await payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
  const hash = createHash('sha256').update(sent).digest('hex').slice(0, 24);
  expect([stored.filesize, stored.hash, stored.width, stored.height]).toEqual([sent.length, hash, 400, 300]);
  expect(sent.equals(await readFile(path.join(folder, stored.filename ?? '')))).toBe(true);
});

describe('a save that is refused leaves a picture its file', () => {
  it('without an alternative text, and where somebody else has saved meanwhile', async () => {
    const { id, filename } = await create();
    const { updatedAt } = await payload.findByID({ collection: 'media', id, locale: 'fr', depth: 0 });
    await payload.update({ collection: 'media', id, locale: 'fr', data: { alt: 'Le sien' } });
    const before = await onDisk(filename);
    const other = await pictureOf('#a30');
    const undescribed = await replace(id, other, { alt: '' });
    expect([undescribed.status, undescribed.text]).toEqual([400, expect.stringContaining('Décrivez l’image')]);
    const stale = await replace(id, other, { alt: 'Le mien', updatedAt });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('entre-temps')]);
    await vi.waitFor(async () => expect(await onDisk(filename)).toEqual(before));
  });

  const other = pictureOf('#03a');
  const crop = { unit: '%', x: '0', y: '0', width: '80', height: '80' };
  const edits = { crop, widthInPixels: '320', heightInPixels: '240', focalPoint: { x: '50', y: '50' } };
  const update = async (id: number, rest: object) =>
    payload.update({ collection: 'media', id, locale: 'fr', depth: 0, data: { alt: 'Autre' }, ...rest });
  const operations: Record<string, (id: number) => Promise<unknown>> = {
    'with another file': async (id) => update(id, { file: fileOf(await other, 'essai-gardee-autre.png') }),
    'with a crop': async (id) =>
      update(id, { req: { ...(await createLocalReq({}, payload)), query: { uploadEdits: edits } } }),
    'with another focal point': async (id) =>
      update(id, {
        data: { alt: 'Autre', focalX: 10, focalY: 20 },
        req: { ...(await createLocalReq({}, payload)), query: { uploadEdits: { focalPoint: { x: '10', y: '20' } } } },
      }),
    deleting: (id) => payload.delete({ collection: 'media', id }),
    'deleting several': (id) => payload.delete({ collection: 'media', where: { id: { equals: id } } }),
  };

  // Payload has a program of its own for several, which takes as long as all others: before a release.
  const tested = Object.keys(operations).filter((name) => name !== 'deleting several' || process.env.TESTS === 'long');

  it.each(tested)('where the database fails at any statement: %s', async (name) => {
    const { id, filename } = await create();
    const before = await onDisk(filename);
    for (let statement = 1, reached = true; reached; statement += 1) {
      const failure = failAfterStatement(payload, statement);
      await operations[name]?.(id).catch(() => undefined);
      reached = failure.restore();
      const isRestored = async () => expect(await onDisk(filename), `${statement}`).toEqual(before);
      if (reached) await vi.waitFor(isRestored, { interval: 5 });
    }
    expect(await payload.count({ collection: 'media', where: { filename: { equals: filename } } })).toEqual({
      totalDocs: name === 'with another focal point' ? 1 : 0,
    });
  });
});

it('an upload is stored where a note of another save is empty, because the machine lost its power', async () => {
  const note = path.join(pending, `${Date.now()}-essai`);
  await writeFile(note, '');
  const file = fileOf(await pictureOf('#0b3'), 'essai-gardee-courant.png');
  const data = { alt: 'Un aplat', school };
  const creating = payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
  const { filename } = await creating.finally(() => rm(note));
  expect(await isThere(String(filename))).toBe(true);
});

/** Lets nothing be written to the folder that a test chooses, as on a full disk. @returns what ends it */
function fillDisk(isFull: (key: string) => boolean) {
  const write = storedFiles.write.bind(storedFiles);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  return vi
    .spyOn(storedFiles, 'write')
    .mockImplementation((key, ...rest) => (isFull(key) ? Promise.reject(full) : write(key, ...rest)));
}

it('on a full disk a picture can be deleted, with its file', async () => {
  const { id, filename } = await create();
  const filled = fillDisk(() => true);
  await payload.delete({ collection: 'media', id }).finally(() => filled.mockRestore());
  await vi.waitFor(async () => expect(await isThere(filename)).toBe(false), { timeout: 15_000 });
});

it('on a disk that is full with it an upload is refused with the reason, and leaves nothing', async () => {
  const before = await readdir(folder);
  const filled = fillDisk((key) => key.startsWith('essai-gardee'));
  try {
    const file = fileOf(await pictureOf('#0c3'), 'essai-gardee-pleine.png');
    const data = { alt: 'Un aplat', school };
    const creating = payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
    await expect(creating).rejects.toMatchObject({ status: 507, message: expect.stringContaining('est plein') });
  } finally {
    filled.mockRestore();
  }
  await vi.waitFor(async () => expect(await readdir(pending)).toEqual([]), { timeout: 15_000 });
  // Files of the pictures before it may be removed meanwhile.
  expect((await readdir(folder)).filter((name) => !before.includes(name))).toEqual([]);
});

it('a picture with too many pixels is refused by its header: nothing of it is decoded for a thumbnail, or stored', async () => {
  const create = { width: 12_000, height: 8_400, channels: 3, background: '#0d3' } as const;
  const file = fileOf(await sharp({ create }).png().toBuffer(), 'essai-gardee-immense.png');
  const data = { alt: 'Un aplat', school };
  const written = vi.spyOn(storedFiles, 'write');
  try {
    const creating = payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
    await expect(creating).rejects.toMatchObject({ name: 'FileUploadError', status: 400 });
    // Variants of the pictures before it are made in the background.
    const names = written.mock.calls.map(([name]) => name);
    expect(names.filter((name) => !name.startsWith('variants/'))).toEqual([]);
  } finally {
    written.mockRestore();
  }
});

it('a thumbnail takes the place of no picture', async () => {
  const data = { alt: 'Un aplat', school };
  const upload = async (name: string, background: string) => {
    const file = fileOf(await pictureOf(background), name);
    return payload.create({ collection: 'media', locale: 'fr', depth: 0, data, file });
  };
  const { filename } = await upload('essai-gardee-vignette-320x240.webp', '#a0a');
  expect(filename).toBe('essai-gardee-vignette-320x240.webp');
  const before = await readFile(path.join(folder, String(filename)));
  await upload('essai-gardee-vignette.png', '#0a0');
  expect(before.equals(await readFile(path.join(folder, String(filename))))).toBe(true);
});

describe('the former file', () => {
  it('is removed after the save, and the new one is never written over another', async () => {
    const { id, filename } = await create();
    const other = await pictureOf('#0aa');
    const { status, text } = await replace(id, other, { alt: 'Autre' });
    expect(status, text).toBe(200);
    const { doc } = JSON.parse(text) as { doc: { filename: string; sizes: { thumbnail: { filename: string } } } };
    expect(await readFile(path.join(folder, doc.filename))).toEqual(other);
    expect(await isThere(doc.sizes.thumbnail.filename)).toBe(true);
    await vi.waitFor(async () => expect(await isThere(filename)).toBe(false), { timeout: 15_000 });
    const again = await replace(id, await pictureOf('#aa0'), { alt: 'Autre' });
    expect(JSON.parse(again.text).doc.filename).not.toBe(doc.filename);
    await vi.waitFor(async () => expect(await isThere(doc.filename)).toBe(false), { timeout: 15_000 });
    await vi.waitFor(async () => expect(await readdir(pending)).toEqual([]), { timeout: 15_000 });
  });

  it('is removed at the start and every hour where a process ended before, unless a document has it', async () => {
    const { filename } = await create();
    const [orphan, recent] = ['essai-gardee-orpheline.png', 'essai-gardee-recente.png'];
    const leave = async (name: string, minutes: number) => {
      const note = `${Date.now() - minutes * 60_000}-essai`;
      await writeFile(path.join(folder, name), 'x');
      await writeFile(path.join(pending, note), JSON.stringify([name, filename]));
      return note;
    };
    const kept = await leave(recent, 1);
    await leave(orphan, 61);
    vi.stubEnv('NEXT_RUNTIME', 'nodejs');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const untilRemoved = () =>
      vi.waitFor(async () => expect([await isThere(orphan), await readdir(pending)]).toEqual([false, [kept]]));
    try {
      removeOrphansHourly(payload);
      await untilRemoved();
      await leave(orphan, 61);
      // As a machine that lost its power leaves one.
      await writeFile(path.join(pending, `${Date.now() - 3_700_000}-essai`), '');
      vi.advanceTimersByTime(3_600_000);
      await untilRemoved();
      expect([await isThere(recent), await isThere(filename)]).toEqual([true, true]);
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
      await rm(path.join(pending, kept));
      await rm(path.join(folder, recent));
    }
  });
});
