import { rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';
import { largestUpload } from '../config/limits.ts';
import { uploadSentences } from './refused-upload.ts';

const contentUrl = inject('contentUrl');
let trial: Awaited<ReturnType<typeof openTrial>>;
let editor: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  editor = await personHeaders(contentUrl, 'editor');
});
afterAll(() => trial.clear());

/** Sends a body to the media library. @param id of the document that it changes; without one, it is a new document */
async function send(body: BodyInit, headers: Record<string, string> = {}, id?: number, query = '') {
  const response = await fetch(`${contentUrl}/api/media${id === undefined ? '' : `/${id}`}?locale=fr${query}`, {
    ...{ method: id === undefined ? 'POST' : 'PATCH', body, headers: { ...editor, ...headers } },
  });
  const { errors } = (await response.json()) as { errors?: { message: string; data?: { errors: object[] } }[] };
  return { status: response.status, message: errors?.[0]?.message, fields: errors?.[0]?.data?.errors };
}

async function upload(bytes: BlobPart, name: string, type: string, { language = 'fr', id }: Sending = {}) {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), name);
  form.set('_payload', JSON.stringify({ alt: 'Un essai' }));
  const { status, message } = await send(form, { 'accept-language': language }, id);
  return { status, message };
}

interface Sending {
  language?: string;
  id?: number;
}

/** What is stored of a document that the test uploaded. */
async function stored(id: number): Promise<Record<string, unknown>> {
  const { updatedAt: _whenSaved, ...values } = JSON.parse((await trial.edit('GET', `/media/${id}?locale=fr`)).text);
  return values;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** A small drawing with pictures of 16 megapixels, of which each file has 16 kB. */
async function drawingOfPictures(count: number): Promise<string> {
  const picture = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const image = `<image href="data:image/png;base64,${picture.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${image.repeat(count)}</svg>`;
}

const manyPixels = await drawingOfPictures(8);

describe('a refused upload', () => {
  it.each([
    ['a text', 'Bonjour', 'essai.txt', 'text/plain'],
    ['a text that is called an image', 'Bonjour', 'essai.png', 'image/png'],
    ['an empty file', '', 'essai.png', 'image/png'],
    ['a damaged PDF', '%PDF-1.7 rien', 'essai.pdf', 'application/pdf'],
    ['a drawing with a script', svg, 'essai.svg', 'image/svg+xml'],
    ['a drawing with large pictures', manyPixels, 'essai.svg', 'image/svg+xml'],
  ])('says in the language of the panel what is accepted: %s', async (_what, bytes, name, type) => {
    expect(await upload(bytes, name, type)).toEqual({ status: 400, message: uploadSentences.refused.fr });
    expect(await upload(bytes, name, type, { language: 'en' })).toEqual({
      status: 400,
      message: uploadSentences.refused.en,
    });
  });

  it.each([
    ['a drawing with a script', svg, 'essai.svg', 'image/svg+xml', 'Ce dessin SVG contient'],
    ['a damaged PDF', '%PDF-1.7 rien', 'essai.pdf', 'application/pdf', 'Ce PDF est endommagé'],
    ['a program', '<?php phpinfo();', 'essai.php', 'text/plain', 'Les fichiers .php ne sont pas acceptés'],
    ['XML', '<?xml version="1.0"?><a/>', 'essai.xml', 'application/xml', 'ne sont pas acceptés'],
  ])('says of the field in French what is wrong with %s', async (_what, bytes, name, type, sentence) => {
    const form = new FormData();
    form.set('file', new Blob([bytes], { type }), name);
    form.set('_payload', JSON.stringify({ alt: 'Un essai' }));
    const { status, fields } = await send(form, { 'accept-language': 'fr' });
    expect([status, fields]).toEqual([400, [{ path: 'file', message: expect.stringContaining(sentence) }]]);
  });

  it('says in French that a name leads to another folder', async () => {
    const id = await trial.upload('essai-nom');
    const body = JSON.stringify({ filename: '../essai.png' });
    const { status, message } = await send(body, { 'content-type': 'application/json', 'accept-language': 'fr' }, id);
    expect([status, message]).toEqual([400, expect.stringContaining('renommez le fichier')]);
  });

  it('is one for several documents: each keeps its file', async () => {
    const list = async () => {
      const response = await fetch(`${contentUrl}/api/media?limit=3&depth=0&sort=id`, { headers: editor });
      const { docs } = (await response.json()) as { docs: { id: number; hash: string }[] };
      return docs.map(({ id, hash }) => [id, hash]);
    };
    const before = await list();
    const form = new FormData();
    form.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'essai.svg');
    const response = await fetch(`${contentUrl}/api/media?where[id][equals]=${before[0]?.[0]}&locale=fr`, {
      ...{ method: 'PATCH', body: form, headers: { ...editor, 'accept-language': 'fr' } },
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('un seul document')]);
    expect(before).toHaveLength(3);
    expect(await list()).toEqual(before);
  });

  it('says how large a file may be', async () => {
    const little = new Uint8Array(largestUpload + 1);
    expect(await upload(little, 'essai.png', 'image/png')).toEqual({
      status: 413,
      message: uploadSentences.tooLarge.fr,
    });
    const more = await upload(new Uint8Array(largestUpload + 1_000_000), 'essai.png', 'image/png');
    expect(more).toEqual({ status: 413, message: 'L’envoi est trop lourd\u00a0: 20 Mo au plus.' });
  });
});

/** A small one is not resized when it is uploaded, a large one is. */
const noise = (edge: number) =>
  sharp({
    create: { width: edge, height: edge, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  });

describe('a damaged picture', () => {
  const drawing = async (edge: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="9" height="9"/></svg>`;
  const damaged: [string, string, () => Promise<BlobPart>][] = [
    ...[100, 900].flatMap((edge): typeof damaged => {
      const jpeg = async (part: (length: number) => number) => {
        const bytes = await noise(edge).jpeg().toBuffer();
        return new Uint8Array(bytes.subarray(0, part(bytes.length)));
      };
      return [
        [`half a JPEG of ${edge} pixels`, 'image/jpeg', () => jpeg((length) => length / 2)],
        // Without its last two bytes alone, the end-of-image marker, it has all its pixels: most such files are refused, not all.
        [`a JPEG of ${edge} pixels without its last ones`, 'image/jpeg', () => jpeg((length) => length - 20)],
      ];
    }),
    [
      'a PNG without its end',
      'image/png',
      async () => new Uint8Array((await noise(100).png().toBuffer()).subarray(0, -20)),
    ],
    ['a drawing of 100 000 pixels', 'image/svg+xml', () => drawing(100_000)],
    ['a drawing of which no variant is generated', 'image/svg+xml', () => drawing(11_000)],
  ];

  it.each(damaged)('is refused with what is accepted: %s', async (_what, type, bytes) => {
    const name = `essai-abimee.${type.slice(6).replace('+xml', '')}`;
    expect(await upload(await bytes(), name, type)).toEqual({ status: 400, message: uploadSentences.refused.fr });
  });

  it('replaces no other', async () => {
    const id = await trial.upload('essai-intacte');
    const before = await stored(id);
    for (const [what, type, bytes] of damaged) {
      const { status } = await upload(await bytes(), 'essai-abimee.jpg', type, { id });
      expect([what, status]).toEqual([what, 400]);
    }
    expect(await stored(id)).toEqual(before);
  });
});

it('an animated picture is refused, with what to do: of none more than a frame is shown', async () => {
  const frames = [0, 90, 180].map((red) => ({
    create: { width: 20, height: 20, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
  }));
  const stills = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const animation = await sharp(stills, { join: { animated: true } })
    .webp()
    .toBuffer();
  for (const language of ['fr', 'en'] as const) {
    const refused = await upload(new Uint8Array(animation), 'essai.webp', 'image/webp', { language });
    expect(refused).toEqual({ status: 400, message: uploadSentences.animated[language] });
  }
});

describe('a body that cannot be read', () => {
  const type = 'multipart/form-data; boundary=essai';
  const part = (name: string, value: string) =>
    `--essai\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
  const file = part('name="file"; filename="essai.svg"', '<svg xmlns="http://www.w3.org/2000/svg"/>');

  it.each([
    ['fields that are no JSON', type, `${file}${part('name="_payload"', '{"alt":"Un')}--essai--\r\n`],
    ['a form that ends early', type, file.slice(0, -20)],
    ['a part with a damaged header', type, `--essai\r\nrien\r\n\r\n--essai--\r\n`],
    ['a form without a boundary', 'multipart/form-data', file],
  ])('is refused: %s', async (_what, contentType, body) => {
    const { status, message } = await send(body, { 'content-type': contentType });
    expect([status, message]).toEqual([400, expect.stringContaining('rien n’a été enregistré')]);
  });
});

describe('a file of another kind', () => {
  it('replaces neither a picture nor a PDF', async () => {
    const pdf = '%PDF-1.4\n% essai\nxref\n%%EOF\n';
    const png = new Uint8Array(await noise(20).png().toBuffer());
    const picture = await trial.upload('essai-image');
    const before = await stored(picture);
    // The content counts, not what the request says of it.
    for (const type of ['application/pdf', 'image/png']) {
      expect(await upload(pdf, 'essai.pdf', type, { id: picture })).toEqual({
        status: 400,
        message: uploadSentences.otherKind.fr,
      });
    }
    expect(await stored(picture)).toEqual(before);

    const form = new FormData();
    form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'essai-genre.pdf');
    const made = await fetch(`${contentUrl}/api/media?locale=fr`, { method: 'POST', body: form, headers: editor });
    const { doc } = (await made.json()) as { doc: { id: number } };
    for (const [bytes, name, type, status] of [
      [png, 'essai.png', 'image/png', 400],
      [png, 'essai.png', 'application/pdf', 400],
      [pdf, 'essai-autre.pdf', 'application/pdf', 200],
    ] as const) {
      const replaced = await upload(bytes, name, type, { id: doc.id, language: 'en' });
      expect([type, replaced.status]).toEqual([type, status]);
      if (status === 400) expect(replaced.message).toBe(uploadSentences.otherKind.en);
    }
    expect((await trial.edit('DELETE', `/media/${doc.id}`)).status).toBe(200);
  });
});

describe('an address in place of a file', () => {
  const json = { 'content-type': 'application/json' };
  const address = { alt: 'Un essai', url: 'http://example.com/a.jpg', filename: 'a.jpg' };

  it('is not requested for a new document', async () => {
    for (const role of ['editor', 'contributor'] as const) {
      const headers = { ...(await personHeaders(contentUrl, role)), ...json };
      const { status, message } = await send(JSON.stringify(address), headers);
      expect([role, status, message]).toEqual([role, 400, 'Aucun fichier n’a été envoyé.']);
    }
    const stranger = await trial.send('POST', '/media?locale=fr', address);
    expect(stranger.status).toBe(401);
  });

  it('is ignored in a change', async () => {
    const id = await trial.upload('essai-adresse', { alt: 'Un essai' });
    const before = await stored(id);
    const query = '&uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=20';
    expect((await send(JSON.stringify(address), json, id, query)).status).toBe(200);
    expect(await stored(id)).toEqual(before);
  });
});

it('a crop by who may not change the picture is refused before its file is opened', async () => {
  const id = await trial.upload('essai-sans-fichier');
  const { filename } = (await stored(id)) as { filename: string };
  await rm(path.join(inject('dataDir'), 'media', filename));
  const crop = '&uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[widthInPixels]=9';
  const patch = (headers: Record<string, string>) => trial.send('PATCH', `/media/${id}?locale=fr${crop}`, {}, headers);
  for (const [who, headers, statuses] of [
    ['nobody', {}, [401]],
    ['an editor of another school', await personHeaders(contentUrl, 'secondEditor'), [403, 404]],
    ['a contributor', await personHeaders(contentUrl, 'contributor'), [403]],
    // Whoever may finds that it is missing.
    ['an editor', editor, [500]],
  ] as const) {
    const { status } = await patch(headers);
    expect(statuses, `${who}: ${status}`).toContain(status);
  }
});

it('a focal point outside of the picture is refused', async () => {
  const id = await trial.upload('essai-point');
  const before = await stored(id);
  for (const [field, value] of [
    ['focalX', 999],
    ['focalY', -1],
  ] as const) {
    const { status, fields } = await send(
      JSON.stringify({ [field]: value }),
      { 'content-type': 'application/json' },
      id,
    );
    expect([field, status, fields]).toEqual([field, 400, [expect.objectContaining({ path: field })]]);
    expect(JSON.stringify(fields)).toMatch(/trop (grand|petit)/);
  }
  expect(await stored(id)).toEqual(before);
  const inside = await send(JSON.stringify({ focalX: 0, focalY: 100 }), { 'content-type': 'application/json' }, id);
  expect(inside.status).toBe(200);
});
