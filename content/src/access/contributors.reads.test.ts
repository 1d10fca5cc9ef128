import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';

/** Every collection with drafts × every way to make public or to take away: a contributor of the school has none of them. */

const contentUrl = inject('contentUrl');
const written = ['campuses', 'courses', 'offerings', 'news', 'events', 'portfolios', 'pages'] as const;
const readOnly = ['schools', 'menus', 'labels', 'redirects', 'crm-links', 'media', 'not-found'] as const;

let trial: Awaited<ReturnType<typeof openTrial>>;
let contributor: Record<string, string>;
let site: Record<string, string>;

interface Version {
  id: number;
  version: { _status: string };
}
const as = (method: string, path: string, body?: unknown) => trial.send(method, path, body, contributor);
const refusalOf = ({ status, text }: { status: number; text: string }) => ({
  status,
  sentence: JSON.parse(text).errors?.[0]?.message as string | undefined,
});
const publicState = async (collection: string, id: number) =>
  JSON.parse((await trial.send('GET', `/${collection}/${id}?locale=all&depth=0`, undefined, site)).text);
const versionsOf = async (collection: string, id: number) => {
  const query = `where[parent][equals]=${id}&depth=0&sort=updatedAt&limit=50`;
  return JSON.parse((await as('GET', `/${collection}/versions?${query}`)).text).docs as Version[];
};
const firstOf = async (collection: string) => {
  const { body } = await trial.send('GET', `/${collection}?depth=0&limit=1&sort=id`, undefined, site);
  return body.docs?.[0]?.id ?? 0;
};

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  contributor = await personHeaders(contentUrl, 'contributor');
  site = await siteHeaders(contentUrl);
});
afterAll(() => trial.clear());

describe.each(written)('a published document of %s', (collection) => {
  let id = 0;
  let before: object;
  beforeAll(async () => {
    id = await firstOf(collection);
    before = await publicState(collection, id);
  });

  it('stays what it is for visitors, in whatever way a contributor goes about it', async () => {
    const one = `/${collection}/${id}`;
    const many = `/${collection}?locale=fr&where[id][equals]=${id}`;
    const text = { title: 'Essai', rhythm: 'apprenticeship' };
    const deletedAt = new Date().toISOString();
    const [version] = (await versionsOf(collection, id)).filter((each) => each.version._status === 'published');
    expect(version).toBeDefined();
    const ways: [string, string, object?][] = [
      ['PATCH', `${one}?locale=fr`, { _status: 'published' }],
      ['PATCH', `${one}?locale=fr`, { ...text, _status: 'published', publishDate: '2030-01-01T08:00:00.000Z' }],
      ['PATCH', `${one}?locale=fr&draft=true`, { ...text, _status: 'published' }],
      ['PATCH', `${one}?locale=fr&draft=false`, text],
      ['PATCH', `${one}?locale=fr`, { ...text, _status: 'draft' }],
      ['PATCH', `${one}?locale=fr`, { _status: 'draft' }],
      ['PATCH', `${one}?locale=fr&trash=true`, { deletedAt: null, _status: 'draft' }],
      ...['publishAllLocales=true', 'unpublishAllLocales=true', 'publishSpecificLocale=fr'].map(
        (flag): [string, string, object] => ['PATCH', `${one}?locale=fr&draft=true&${flag}`, text],
      ),
      ['PATCH', many, { _status: 'published' }],
      ['PATCH', `${many}&draft=true`, { _status: 'published' }],
      ['PATCH', many, { _status: 'draft' }],
      ['PATCH', `${many}&draft=true`, text],
      ['PATCH', one, { deletedAt }],
      ['DELETE', one],
      ['DELETE', `${one}?trash=true`],
      ['DELETE', many],
      ['DELETE', `${many}&trash=true`],
      ['POST', `/${collection}?locale=fr`, { ...text, slug: 'essai-contribution', _status: 'published' }],
      ['POST', `/${collection}?locale=fr&draft=true`, { ...text, slug: 'essai-contribution', _status: 'published' }],
      ['POST', `${one}/duplicate?locale=fr`, { _status: 'published' }],
      ['POST', `${one}/schedule`, { action: 'publish', day: '2027-01-01', time: '09:00' }],
      ['POST', `${one}/schedule`, { action: 'unpublish', day: '2027-01-01', time: '09:00' }],
      ['DELETE', `${one}/schedule`],
      ['GET', `${one}/shared-previews`],
      ['POST', `${one}/shared-previews`, { days: 7 }],
      ['POST', `${one}/review/end`, { comment: 'x', answer: '' }],
    ];
    const passed: string[] = [];
    for (const [method, path, body] of ways) {
      const { status, sentence } = refusalOf(await as(method, path, body));
      if (status !== 403 || !sentence?.includes('reviennent à la rédaction')) {
        passed.push(`${method} ${path} ${JSON.stringify(body)}: ${status} ${sentence}`);
      }
    }
    expect(passed).toEqual([]);
    expect(await publicState(collection, id)).toEqual(before);
  }, 120_000);

  it('is changed by drafts, restored versions and copies of a contributor, which visitors do not see', async () => {
    const saved = await as('PATCH', `/${collection}/${id}?locale=fr&draft=true`, { _status: 'draft' });
    expect(saved.status, saved.text).toBe(200);
    for (const version of (await versionsOf(collection, id)).slice(0, 2)) {
      const restored = await as('POST', `/${collection}/versions/${version.id}?draft=false`);
      expect(restored.status, restored.text).toBe(200);
    }
    const copied = await as('POST', `/${collection}/${id}/duplicate?locale=fr`, {});
    expect(copied.status, copied.text).toBe(200);
    const copy = copied.body.doc?.id ?? 0;
    // What nobody sees a contributor may throw away, but not destroy.
    const trashed = await as('DELETE', `/${collection}/${copy}`);
    expect(trashed.status, trashed.text).toBe(200);
    expect((await as('DELETE', `/${collection}/${copy}?trash=true`)).status).toBe(403);
    // Nor by an earlier day in the trash, from which it would be deleted the next night.
    await as('PATCH', `/${collection}/${copy}?trash=true&depth=0`, { deletedAt: '2000-01-01T00:00:00.000Z' });
    const { text } = await trial.edit('GET', `/${collection}/${copy}?trash=true&depth=0`);
    expect(JSON.parse(text).deletedAt).toBe('2026-11-20T08:00:00.000Z');
    expect(await publicState(collection, id)).toEqual(before);
    expect((await as('POST', `/${collection}/${id}/revert`)).status).toBe(200);
    expect((await trial.edit('DELETE', `/${collection}/${copy}?trash=true`)).status).toBe(200);
  });
});

it('a contributor restores from the trash what they put there, as the panel asks for it, and nothing is public', async () => {
  const article = { ...trial.article('essai-repris'), _status: 'draft' };
  const ids = [await trial.create('news', article), await trial.create('news', { ...article, slug: 'essai-repris-2' })];
  const trashed = await firstOf('news');
  const restore = (id: number, data: object) =>
    as('PATCH', `/news?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`, data);
  for (const id of ids) {
    expect((await as('DELETE', `/news/${id}`)).status).toBe(200);
    expect(refusalOf(await restore(id, { deletedAt: null, _status: 'published' })).status).toBe(403);
    const restored = await restore(id, { deletedAt: null, _status: 'draft' });
    expect([restored.status, restored.body.docs?.length], restored.text).toEqual([200, 1]);
    const { text } = await as('GET', `/news/${id}?depth=0`);
    expect(JSON.parse(text)).toMatchObject({ deletedAt: null, _status: 'draft' });
  }
  // What is online is not in the trash.
  const online = await as('PATCH', `/news?trash=true&where[id][equals]=${trashed}`, {
    deletedAt: null,
    title: 'Essai',
  });
  expect([online.status, online.body.docs]).toEqual([200, []]);
});

it('a contributor is offered to delete one draft, not several', async () => {
  const id = await trial.create('news', { ...trial.article('essai-offert'), _status: 'draft' });
  const data = { deletedAt: new Date().toISOString(), _status: 'draft' };
  const mayDelete = async (path: string) =>
    Boolean(JSON.parse((await as('POST', `/news/access${path}`, data)).text).delete);
  expect([await mayDelete(`/${id}`), await mayDelete('')]).toEqual([true, false]);
});

it('a contributor only reads what visitors see without a publication', async () => {
  const missed = { paths: [{ path: '/essai-contribution', count: 1 }] };
  expect((await trial.send('POST', '/not-found', missed, trial.service)).status).toBe(200);
  for (const collection of readOnly) {
    const { body } = await trial.edit('GET', `/${collection}?depth=0&limit=1&sort=id`);
    const id = body.docs?.[0]?.id;
    expect(id, collection).toBeTypeOf('number');
    expect((await as('GET', `/${collection}/${id}`)).status, collection).toBe(200);
    if (['schools', 'menus'].includes(collection)) {
      // Whether it is online, in the panel.
      expect((await as('GET', `/${collection}/${id}/schedule`)).status, collection).toBe(200);
    }
    for (const query of ['', '?draft=true']) {
      const change = await as('PATCH', `/${collection}/${id}${query}`, { name: 'x', text: 'x', alt: 'x', slug: 'x' });
      expect([collection, change.status]).toEqual([collection, 403]);
    }
    expect([collection, (await as('DELETE', `/${collection}/${id}`)).status]).toEqual([collection, 403]);
    if (collection === 'not-found')
      expect((await trial.edit('DELETE', `/${collection}/${id}`)).status, collection).toBe(200);
  }
  for (const path of ['/redirects/csv', '/crm-links/csv']) {
    const sent = await trial.send('POST', path, 'x', { ...contributor, 'content-type': 'text/csv' });
    expect(refusalOf(sent)).toMatchObject({ status: 403 });
  }
});

it('a contributor changes nothing whose publication is scheduled, and cancels no schedule', async () => {
  const id = await trial.create('news', { ...trial.article('essai-programme'), _status: 'draft' });
  const planned = { action: 'publish', day: '2027-01-01', time: '09:00' };
  const scheduled = await trial.edit('POST', `/news/${id}/schedule`, planned);
  expect(scheduled.status, scheduled.text).toBe(200);
  const [{ job }] = JSON.parse(scheduled.text).schedules as [{ job: number }];
  const [version] = await versionsOf('news', id);
  for (const [method, path, body] of [
    ['PATCH', `/news/${id}?locale=fr&draft=true`, { title: 'Autre' }],
    ['POST', `/news/versions/${version?.id}`],
    ['POST', `/news/${id}/revert`],
  ] as const) {
    const { status, sentence } = refusalOf(await as(method, path, body));
    expect([path, status, sentence]).toEqual([path, 403, expect.stringContaining('est programmée')]);
  }
  expect([401, 403]).toContain((await as('DELETE', `/payload-jobs/${job}`)).status);
  expect((await trial.edit('DELETE', `/news/${id}/schedule`)).status).toBe(200);
  expect((await as('PATCH', `/news/${id}?locale=fr&draft=true`, { title: 'Autre' })).status).toBe(200);
});
