import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';

const media = `${inject('contentUrl')}/api/media`;
const uploaded: number[] = [];
let trial: Awaited<ReturnType<typeof openTrial>>;
let editor: Record<string, string>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  editor = await personHeaders(inject('contentUrl'), 'editor');
});
afterAll(async () => {
  for (const id of uploaded) await trial.edit('DELETE', `/media/${id}`);
});

const pdf = '%PDF-1.4\n% essai\nxref\n%%EOF\n';

async function upload(name: string): Promise<{ hash: string; filename: string }> {
  const body = new FormData();
  body.set('file', new Blob([pdf], { type: 'application/pdf' }), name);
  body.set('_payload', '{}');
  const response = await fetch(`${media}?locale=fr`, { method: 'POST', headers: editor, body });
  const { doc } = (await response.json()) as { doc: { id: number; hash: string; filename: string } };
  uploaded.push(doc.id);
  return doc;
}

it('each of two documents with the same content is served at its own name, and at no other', async () => {
  const [first, second] = [await upload('essai-plaquette.pdf'), await upload('essai-dossier.pdf')];
  expect(second.hash).toBe(first.hash);
  for (const { hash, filename } of [first, second]) {
    const response = await fetch(`${media}/files/${hash}/${filename}`, { headers: trial.service });
    expect([filename, response.status, await response.text()]).toEqual([filename, 200, pdf]);
  }
  for (const name of ['essai-autre.pdf', '640.webp']) {
    const response = await fetch(`${media}/files/${first.hash}/${name}`, { headers: trial.service });
    expect([name, response.status]).toEqual([name, 404]);
  }
});
