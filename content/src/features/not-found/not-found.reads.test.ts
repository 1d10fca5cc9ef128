import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
});

afterAll(async () => {
  await trial.clear();
  await payload.destroy();
});

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

  it('are deleted where a page moves with its rubrique', async () => {
    const page = (slug: string) => ({ title: slug, slug, layout: 'default', _status: 'published' });
    const rubrique = await trial.create('pages', page('essai-rubrique'));
    await trial.create('pages', { ...page('essai-fille'), parent: rubrique });
    await count([{ path: '/essai-deplacee/essai-fille', count: 1 }]);
    expect(await readMissing()).toHaveLength(1);
    await trial.publish('pages', rubrique, { slug: 'essai-deplacee' });
    expect(await readMissing()).toEqual([]);
  });

  it('are forgotten after 60 days without a request', async () => {
    const { settings } = await import('../../config/settings.ts');
    const daysAgo = (days: number) => new Date(settings.now().getTime() - days * 86_400_000).toISOString();
    const { docs } = await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' });
    for (const [path, lastSeen] of [
      ['/essai-ancienne', daysAgo(61)],
      ['/essai-recente', daysAgo(59)],
    ])
      await payload.db.create({
        collection: 'not-found',
        data: { path, count: 9, lastSeen, school: docs[0]?.id },
        req: {},
      });
    await count([{ path: '/essai-presente', count: 1 }]);
    expect((await readMissing()).map(({ path }) => path)).toEqual(['/essai-recente', '/essai-presente']);
    await trial.edit('DELETE', '/not-found?where[path][like]=essai&depth=0&limit=0');
  });

  it('are limited: the rarest are deleted, but for the newest', async () => {
    for (let part = 0; part < 5; part += 1) {
      await count(
        Array.from({ length: 500 }, (_, index) => ({ path: `/essai-borne/${part}-${index}`, count: part + 1 })),
      );
    }
    const { body } = await trial.edit('GET', '/not-found?depth=0&limit=1');
    expect((body as { totalDocs?: number }).totalDocs).toBe(2000);
    const rare = await trial.edit('GET', '/not-found?depth=0&limit=1&where[count][equals]=1');
    expect((rare.body as { totalDocs?: number }).totalDocs).toBe(0);
    // What is new has a place, however often the others were requested.
    await count([{ path: '/essai-borne/nouvelle', count: 1 }]);
    const added = await trial.edit('GET', '/not-found?depth=0&where[path][equals]=/essai-borne/nouvelle');
    expect((added.body as { totalDocs?: number }).totalDocs).toBe(1);
    await trial.edit('DELETE', '/not-found?where[path][like]=essai-borne&depth=0&limit=0');
  });
});
