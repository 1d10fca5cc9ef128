import { beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { largestUpload } from '../config/limits.ts';
import { uploadSentences } from './refused-upload.ts';

const contentUrl = inject('contentUrl');
let editor: Record<string, string>;

beforeAll(async () => {
  editor = await personHeaders(contentUrl, 'editor');
});

async function upload(bytes: BlobPart, name: string, type: string, language = 'fr') {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), name);
  form.set('_payload', JSON.stringify({ alt: 'Un essai' }));
  const response = await fetch(`${contentUrl}/api/media?locale=fr`, {
    ...{ method: 'POST', body: form, headers: { ...editor, 'accept-language': language } },
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  return { status: response.status, message: errors?.[0]?.message };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('a refused upload', () => {
  it.each([
    ['a text', 'Bonjour', 'essai.txt', 'text/plain'],
    ['a text that is called an image', 'Bonjour', 'essai.png', 'image/png'],
    ['a damaged PDF', '%PDF-1.7 rien', 'essai.pdf', 'application/pdf'],
    ['a drawing with a script', svg, 'essai.svg', 'image/svg+xml'],
  ])('says in the language of the panel what is accepted: %s', async (_what, bytes, name, type) => {
    expect(await upload(bytes, name, type)).toEqual({ status: 400, message: uploadSentences.refused.fr });
    expect(await upload(bytes, name, type, 'en')).toEqual({ status: 400, message: uploadSentences.refused.en });
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
