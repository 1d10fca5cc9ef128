import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';

interface Document {
  id: number;
  slug?: string | null;
  publishDate?: string | null;
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let admin: Record<string, string>;
let ponant: number;
const created: string[] = [];

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  admin = await personHeaders(inject('contentUrl'), 'admin');
  const { docs } = await trial.read<{ docs: Document[] }>('/schools?where[namespace][equals]=ponant&depth=0', admin);
  ponant = docs[0]?.id ?? 0;
});

afterAll(async () => {
  for (const path of created.reverse()) await trial.send('DELETE', path, undefined, admin);
  await trial.clear();
});

const newest = (collection: string, id: number, locale = 'fr') =>
  trial.read<Document>(`/${collection}/${id}?locale=${locale}&depth=0&draft=true`);
const saveDraft = (collection: string, id: number, data: object, locale = 'fr') =>
  trial.edit('PATCH', `/${collection}/${id}?locale=${locale}&draft=true&depth=0`, data);
const duplicate = (collection: string, id: number, query = '?locale=fr') =>
  trial.edit('POST', `/${collection}/${id}/duplicate${query}`, { _status: 'draft' });

describe('a duplicate', () => {
  it('has a free slug in each language, and none where the source has none', async () => {
    const id = await trial.create('news', trial.article('essai-double'));
    expect((await saveDraft('news', id, { title: 'Essai', slug: 'essai-double-en' }, 'en')).status).toBe(200);
    const slugs: (string | null | undefined)[][] = [];
    for (let number = 2; number <= 3; number += 1) {
      const copy = (await duplicate('news', id)).body.doc?.id ?? 0;
      created.push(`/news/${copy}`);
      slugs.push([(await newest('news', copy)).slug, (await newest('news', copy, 'en')).slug]);
    }
    expect(slugs).toEqual([
      ['essai-double-2', 'essai-double-en-2'],
      ['essai-double-3', 'essai-double-en-3'],
    ]);

    const french = await trial.create('news', trial.article('essai-double-seul'));
    expect((await saveDraft('news', french, { title: 'No address' }, 'en')).status).toBe(200);
    const copy = (await duplicate('news', french, '?locale=en')).body.doc?.id ?? 0;
    created.push(`/news/${copy}`);
    expect((await newest('news', copy)).slug).toBe('essai-double-seul-2');
    expect((await newest('news', copy, 'en')).slug ?? null).toBeNull();
  });

  it('of an article has no publication date until it is published', async () => {
    const id = await trial.create('news', trial.article('essai-double-date'));
    const copy = (await duplicate('news', id)).body.doc?.id ?? 0;
    created.push(`/news/${copy}`);
    const dated = async (article: number) => (await newest('news', article)).publishDate ?? null;
    expect([await dated(id), await dated(copy)]).toEqual(['2026-11-01T08:00:00.000Z', null]);
    expect((await trial.publish('news', copy, { introduction: 'Essai.' })).status).toBe(200);
    expect(Date.parse((await dated(copy)) ?? '')).toBeGreaterThan(Date.parse('2026-11-01T08:00:00.000Z'));
  });

  it('in another school has slugs that are free there, in each language', async () => {
    const there = async (method: string, path: string, data: object) => {
      const response = await trial.send(method, path, data, admin);
      expect(response.status, response.text).toBeLessThan(300);
      const { doc } = response.body;
      if (method === 'POST') created.push(`/news/${doc?.id}`);
      return doc?.id ?? 0;
    };
    const taken = await there('POST', '/news?locale=fr&draft=true', { title: 'Déjà là', school: ponant });
    await there('PATCH', `/news/${taken}?locale=en&draft=true`, { title: 'Taken', slug: 'essai-ailleurs-en-2' });
    const id = await trial.create('news', trial.article('essai-ailleurs'));
    expect((await saveDraft('news', id, { title: 'Elsewhere', slug: 'essai-ailleurs-en' }, 'en')).status).toBe(200);
    const copy = await there('POST', `/news/${id}/duplicate?locale=fr`, { school: ponant });
    const path = `/news/${copy}?locale=all&depth=0&draft=true`;
    expect(await trial.read<Document>(path, admin)).toMatchObject({
      ...{ school: ponant, slug: { fr: 'essai-ailleurs-2', en: 'essai-ailleurs-en-3' } },
    });
  });

  it('is not made in another school where it refers in any language to a document of the first', async () => {
    const body = [{ blockType: 'image', image: await trial.upload('essai-double-image') }];
    for (const locale of ['fr', 'en']) {
      const id = await trial.create('news', trial.article(`essai-double-image-${locale}`));
      expect((await saveDraft('news', id, { title: 'Essai', body }, locale)).status).toBe(200);
      const path = `/news/${id}/duplicate?locale=fr`;
      const refused = await trial.send('POST', path, { school: ponant }, admin);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('une autre école')]);
      expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    }
  });

  it.each(['schools', 'crm-links', 'redirects'])(
    'is refused for %s, where it would violate a uniqueness rule',
    async (collection) => {
      const found = await trial.read<{ docs: Document[] }>(`/${collection}?depth=0&limit=1`, admin);
      const response = await trial.send('POST', `/${collection}/${found.docs[0]?.id}/duplicate`, {}, admin);
      expect(response.status).toBe(404);
    },
  );
});
