// For the type of what the tests' content service provides.

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

describe('URLs that were not found', () => {
  const count = (paths: object[]) => trial.send('POST', '/not-found', { paths }, trial.service);
  const readMissing = async () =>
    ((await trial.edit('GET', '/not-found?depth=0&limit=100&where[path][like]=essai')).body.docs ?? []) as unknown as {
      path: string;
      count: number;
    }[];

  it('are counted by the site’s account and nobody else', async () => {
    const path = '/essai-introuvable';
    expect((await trial.send('POST', '/not-found', { paths: [{ path, count: 1 }] })).status).toBe(401);
    expect((await trial.edit('POST', '/not-found', { paths: [{ path, count: 1 }] })).status).toBe(403);
    expect((await trial.send('GET', '/not-found', undefined, trial.service)).status).toBe(403);
    for (const wrong of [
      [{ path: `${path}?x=1`, count: 1 }],
      [{ path: 'https://evil.example/', count: 1 }],
      [{ path, count: 0 }],
      [{ path: `/${'x'.repeat(300)}`, count: 1 }],
      Array.from({ length: 501 }, () => ({ path, count: 1 })),
    ]) {
      expect((await count(wrong)).status).toBe(400);
    }
    expect(await readMissing()).toEqual([]);
  });

  it('add up, most requested first, without personal data and redirected URLs', async () => {
    const first = await count([
      { path: '/essai-introuvable', count: 3 },
      { path: '/essai-rare', count: 1 },
      { path: '/essai/personne@ecole.example', count: 9 },
      { path: '/essai/personne%40ecole.example', count: 9 },
      { path: '/blog/essai', count: 9 },
    ]);
    expect(JSON.parse(first.text)).toEqual({ counted: 2 });
    await count([{ path: '/Essai-Introuvable/', count: 4 }]);
    expect((await readMissing()).map(({ path, count }) => [path, count])).toEqual([
      ['/essai-introuvable', 7],
      ['/essai-rare', 1],
    ]);
  });

  it('are deleted once a redirect or a page exists there', async () => {
    await count([{ path: '/actualites/essai-enfin', count: 2 }]);
    await trial.create('redirects', { from: '/essai-introuvable', to: '/ecole' });
    await trial.create('news', trial.article('essai-enfin'));
    expect((await readMissing()).map(({ path }) => path)).toEqual(['/essai-rare']);
    await trial.importRows('/essai-rare,/ecole');
    expect(await readMissing()).toEqual([]);
  });

  it('are limited: the rarest are deleted', async () => {
    for (let part = 0; part < 5; part += 1) {
      await count(
        Array.from({ length: 500 }, (_, index) => ({ path: `/essai-borne/${part}-${index}`, count: part + 1 })),
      );
    }
    const { body } = await trial.edit('GET', '/not-found?depth=0&limit=1');
    expect((body as { totalDocs?: number }).totalDocs).toBe(2000);
    const rare = await trial.edit('GET', '/not-found?depth=0&limit=1&where[count][equals]=1');
    expect((rare.body as { totalDocs?: number }).totalDocs).toBe(0);
    await trial.edit('DELETE', '/not-found?where[path][like]=essai-borne&depth=0&limit=0');
  });
});
