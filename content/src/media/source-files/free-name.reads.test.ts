import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { contentWorkspace } from '../../../../launcher/environment.ts';
import { meanwhile } from '../../../tests/meanwhile.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { urlName } from '../name-file.ts';

const folder = path.join(inject('dataDir'), 'media');
const pending = path.join(folder, 'pending');

let payload: Payload;
let school = 0;

beforeAll(async () => {
  // Where the content service finds the program that generates variants.
  process.chdir(contentWorkspace);
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id ?? 0;
});

afterAll(async () => {
  await payload.delete({ collection: 'media', where: { filename: { contains: 'essai-nommee' } } });
  await vi.waitFor(async () => expect(await readdir(pending)).toEqual([]), { timeout: 15_000 });
  await payload.destroy();
});

/** @param options `overwriteExistingFiles` for that of an import, and the transaction */
async function upload(name: string, background: string, options: object = {}) {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  const format = name.endsWith('.jpg') ? 'jpeg' : 'png';
  const data = await picture.toFormat(format).toBuffer();
  const file = { data, name, mimetype: `image/${format}`, size: data.length };
  const { id, filename, sizes } = await payload.create({
    ...{ collection: 'media', locale: 'fr', depth: 0, data: { alt: 'Un aplat', school }, file, ...options },
  });
  return { id, filename: String(filename), data, thumbnail: String(sizes?.thumbnail?.filename) };
}

it('uploads of one name at the same time get a name each, and keep their own bytes', async () => {
  const name = 'essai-nommee.png';
  const uploads = await Promise.all(['#0a3', '#a30', '#30a'].map((background) => upload(name, background)));
  const names = uploads.map(({ filename }) => filename).sort();
  expect(names).toEqual(['essai-nommee-1.png', 'essai-nommee-2.png', name]);
  for (const { filename, data } of uploads) expect(data.equals(await readFile(path.join(folder, filename)))).toBe(true);
});

it.each([
  ['essai-nommee-2026', 'essai-nommee-2026-1'],
  ['essai-nommee-2026-11-20', 'essai-nommee-2026-11-20-1'],
  ['essai-nommee-plan-7', 'essai-nommee-plan-1'],
])('a year or a date belongs to the name, a number of ours does not: %s', async (name, numbered) => {
  const names = [await upload(`${name}.png`, '#0a3'), await upload(`${name}.png`, '#a30')];
  expect(names.map(({ filename }) => filename)).toEqual([`${name}.png`, `${numbered}.png`]);
});

it('a long name that is numbered is one that an upload can have: an import takes it as it is', async () => {
  const long = `essai-nommee-${'x'.repeat(130)}`;
  await upload(`${long}.png`, '#0a3');
  const { filename } = await upload(`${long}.png`, '#a30');
  expect(filename).toMatch(/^essai-nommee-x+-1[.]png$/);
  expect(urlName(filename)).toBe(filename);
});

it('pictures whose names differ in the ending alone have a thumbnail each', async () => {
  const { thumbnail } = await upload('essai-nommee-fin.png', '#0a3');
  const before = await readFile(path.join(folder, thumbnail));
  const { filename } = await upload('essai-nommee-fin.jpg', '#a30');
  expect(before.equals(await readFile(path.join(folder, thumbnail)))).toBe(true);
  expect(filename).toBe('essai-nommee-fin-1.jpg');
});

it('a picture is not duplicated: the copy would take a name without waiting for others', async () => {
  const { id } = await upload('essai-nommee-double.png', '#0a3');
  await expect(payload.duplicate({ collection: 'media', id })).rejects.toMatchObject({ status: 400 });
});

it.each([
  ['essai-nommee-refus', 'png'],
  ['essai-nommee-vignette', '320x240.webp'],
])('a file that may be about to be removed keeps its name: %s.%s', async (name, ending) => {
  const note = path.join(pending, `${Date.now()}-essai`);
  await writeFile(note, JSON.stringify([`${name}.${ending}`]));
  const imported = upload(`${name}.png`, '#a30', { overwriteExistingFiles: true });
  const refused = await imported.catch(({ message }) => message);
  const { filename } = await upload(`${name}.png`, '#0a3').finally(() => rm(note));
  expect(filename).toBe(`${name}-1.png`);
  expect(refused).toContain('A file of this name is about to be removed');
});

it('an import does not overwrite a picture that was uploaded since its validation', async () => {
  const taken = 'The database has a file of this name already: rename it.';
  const { filename, data } = await upload('essai-nommee-importee.png', '#0a3');
  await expect(upload(filename, '#a30', { overwriteExistingFiles: true })).rejects.toThrow(taken);
  expect(data.equals(await readFile(path.join(folder, filename)))).toBe(true);
});

it('an import waits for the save of an upload with the name of one of its files', async () => {
  const name = 'essai-nommee-ensemble.png';
  const imported = () => upload(name, '#a30', { overwriteExistingFiles: true }).catch(({ message }) => message);
  const [uploaded, refused] = await meanwhile<unknown>(
    payload,
    (transactionID) => upload(name, '#0a3', { req: { transactionID } }),
    imported,
  );
  expect(refused).toMatch(/^(The database has a file of this name already|A file of this name is about to be removed)/);
  const { data } = uploaded as Awaited<ReturnType<typeof upload>>;
  expect(data.equals(await readFile(path.join(folder, name)))).toBe(true);
});

it('an import overwrites a file that no document has', async () => {
  const name = 'essai-nommee-reste.png';
  await writeFile(path.join(folder, name), 'of a deleted database');
  const { filename, data } = await upload(name, '#a30', { overwriteExistingFiles: true });
  expect(filename).toBe(name);
  expect(data.equals(await readFile(path.join(folder, name)))).toBe(true);
});
