// For the type of what the tests' content service provides.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { widths } from '@vitrine/site/content/media-sizes.ts';
import sharp from 'sharp';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');
const media = `${contentUrl}/api/media`;
let authorization = '';
let id = 0;

afterAll(() => fetch(`${media}/${id}`, { method: 'DELETE', headers: { authorization } }));

test('a picture that an editor uploads is drawn in all its sizes before anyone asks', async () => {
  const login = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleAccounts.editor),
  });
  authorization = `JWT ${((await login.json()) as { token: string }).token}`;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'essai.png');
  form.set('_payload', JSON.stringify({ alt: 'Un aplat orange' }));
  const upload = await fetch(`${media}?locale=fr`, { method: 'POST', headers: { authorization }, body: form });
  expect(upload.status).toBe(201);
  const { doc } = (await upload.json()) as { doc: { id: number; hash: string } };
  id = doc.id;

  const folder = path.join(inject('dataDir'), 'media/variants', doc.hash);
  await vi.waitFor(
    async () =>
      expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toHaveLength(2 * widths.length),
    {
      timeout: 20_000,
      interval: 200,
    },
  );
});
