import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

type Values = Record<string, unknown>;

const ofFile = { hash: 'f'.repeat(24), colour: '#ffffff', mimeType: 'image/webp', filesize: 1, width: 1, height: 1 };

/** The fields that the service computes, each with another value than it has. */
const computed: Record<string, Values> = {
  media: ofFile,
  labels: { key: 'essai.autre', shipped: 'Essai' },
  redirects: { automatic: true },
};

const read = async (collection: string, id: number): Promise<Values> =>
  JSON.parse((await trial.edit('GET', `/${collection}/${id}?locale=fr&depth=0`)).text);
const fieldsOf = (values: Values, names: Values) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, values[name]]));

async function replaceFile(id: number): Promise<Values> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 30, height: 80, channels: 3, background: '#04c' } })
    .jpeg()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'essai-la-sienne.jpg');
  const headers = await personHeaders(inject('contentUrl'), 'admin');
  const response = await fetch(`${inject('contentUrl')}/api/media/${id}?locale=fr`, {
    ...{ method: 'PATCH', headers, body: form },
  });
  expect(response.status).toBe(200);
  return read('media', id);
}

async function anyOf(collection: string): Promise<number> {
  if (collection === 'media') return trial.upload('essai-calculee');
  if (collection === 'redirects') return trial.create('redirects', { from: '/essai-calculee', to: '/formations' });
  const word = { 'essai.calculee': 'un' };
  await trial.send('POST', '/taxonomy/update', { version: 'taxonomy-0.1.0', fr: word, en: word }, trial.service);
  const { body } = await trial.edit('GET', `/${collection}?depth=0&limit=1&where[key][equals]=essai.calculee`);
  return body.docs?.[0]?.id ?? 0;
}

describe('a field that the service computes', () => {
  it.each(Object.keys(computed))('keeps its value whatever a request sends: %s', async (collection) => {
    const sent = computed[collection] ?? {};
    const id = await anyOf(collection);
    const before = await read(collection, id);
    const response = await trial.edit('PATCH', `/${collection}/${id}?locale=fr&depth=0`, sent);
    expect(response.status, response.text).toBe(200);
    expect(fieldsOf(await read(collection, id), sent)).toEqual(fieldsOf(before, sent));
  });

  it('has none that a new document brings along', async () => {
    const redirect = await trial.create('redirects', { from: '/essai-neuve', to: '/formations', automatic: true });
    expect((await read('redirects', redirect)).automatic).toBe(false);
    const picture = await trial.upload('essai-neuve', { alt: 'Un aplat', ...ofFile });
    const values = await read('media', picture);
    for (const [name, value] of Object.entries(ofFile)) expect([name, values[name]]).not.toEqual([name, value]);
  });

  it('is that of the file which somebody else has given a picture, once an editor keeps their own texts', async () => {
    const id = await trial.upload('essai-la-mienne');
    const opened = await read('media', id);
    const other = await replaceFile(id);
    const mine = { ...opened, alt: 'Le mien', updatedAt: other.updatedAt };
    const response = await trial.edit('PATCH', `/media/${id}?locale=fr&depth=0`, mine);
    expect(response.status, response.text).toBe(200);
    const saved = await read('media', id);
    expect(saved.alt).toBe('Le mien');
    const names = { ...ofFile, filename: '', url: '', sizes: '' };
    expect(fieldsOf(saved, names)).toEqual(fieldsOf(other, names));
    expect(saved.hash).not.toBe(opened.hash);
  });
});
