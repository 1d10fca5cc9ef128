import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { Conflict } from './find-conflict.ts';

interface Form {
  id: number;
  hash: string;
  filename: string;
  updatedAt: string;
}

const contentUrl = inject('contentUrl');
let trial: Awaited<ReturnType<typeof openTrial>>;
let editor: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  editor = { ...(await personHeaders(contentUrl, 'editor')), 'accept-language': 'fr' };
  other = await personHeaders(contentUrl, 'admin');
});
afterAll(() => trial.clear());

const open = async (id: number) => JSON.parse((await trial.edit('GET', `/media/${id}?locale=fr&depth=0`)).text) as Form;
const hashOf = async (id: number) => (await open(id)).hash;

/** Saves the form with another picture, as the panel does; without a colour, with the query alone. */
async function save(headers: Record<string, string>, form: Form, background?: string, query = '') {
  const body = new FormData();
  if (background) {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `essai-${background.slice(1)}.png`);
  }
  body.set('_payload', JSON.stringify(form));
  const url = `${contentUrl}/api/media/${form.id}?locale=fr&depth=0${query}`;
  const response = await fetch(url, { method: 'PATCH', headers, body });
  const received = JSON.parse(await response.text()) as { doc?: Form; errors?: { data: { conflict: Conflict } }[] };
  return { status: response.status, conflict: received.errors?.[0]?.data.conflict, doc: received.doc };
}

const crop = new URLSearchParams({
  ...{ 'uploadEdits[crop][unit]': '%', 'uploadEdits[crop][x]': '0', 'uploadEdits[crop][y]': '0' },
  ...{ 'uploadEdits[crop][width]': '50', 'uploadEdits[crop][height]': '50' },
  ...{ 'uploadEdits[widthInPixels]': '30', 'uploadEdits[heightInPixels]': '20' },
});

describe('a form whose file somebody else has replaced', () => {
  it('replaces or crops the new one only where its author chooses so', async () => {
    const id = await trial.upload('essai-remplacee');
    const opened = await open(id);
    expect((await save(other, opened, '#0a3')).status).toBe(200);
    const theirs = await open(id);
    for (const [background, query] of [['#03a'], [undefined, `&${crop}`]] as const) {
      const { status, conflict } = await save(editor, opened, background, query);
      expect(status).toBe(409);
      expect(conflict?.fields).toEqual([
        { label: 'Fichier', mine: expect.stringContaining('essai-'), theirs: theirs.filename },
      ]);
    }
    expect(await hashOf(id)).toBe(theirs.hash);
    const served = await fetch(`${contentUrl}/api/media/files/${theirs.hash}/320.webp`, { headers: trial.service });
    expect(served.status).toBe(200);
    const ask = async (file: string | undefined, headers = {}) =>
      (await trial.edit('POST', `/media/${id}/conflict?locale=fr`, { ...opened, file }, headers)).text;
    expect(JSON.parse(await ask('mine.png', { 'accept-language': 'en' }))).toMatchObject({
      conflict: { isKept: false, fields: [{ label: 'File', mine: 'mine.png', theirs: theirs.filename }] },
    });
    expect(JSON.parse(await ask(undefined))).toEqual({ conflict: null });
    const kept = await save(editor, { ...opened, updatedAt: theirs.updatedAt }, '#03a');
    expect([kept.status, kept.doc?.filename]).toEqual([200, 'essai-03a.png']);
    const cropped = await save(editor, { ...opened, updatedAt: String(kept.doc?.updatedAt) }, undefined, `&${crop}`);
    expect(cropped.status).toBe(200);
  });

  it('is no conflict where the file is the same, or two saves follow each other', async () => {
    const id = await trial.upload('essai-remplacee-seule');
    const opened = await open(id);
    const english = await trial.send('PATCH', `/media/${id}?locale=en`, { alt: 'An orange area' }, other);
    expect(english.status).toBe(200);
    const first = await save(editor, opened, '#0a3');
    expect(first.status).toBe(200);
    const second = await save(editor, first.doc as Form, '#03a');
    expect(second.status).toBe(200);
  });
});
