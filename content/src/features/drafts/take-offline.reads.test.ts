import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';

interface Version {
  version: { title: string; _status: string; savedBy: number };
}
interface BulkBody {
  docs: { id: number }[];
  errors: { id: number; message: string }[];
  message: string;
}

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

const isPublic = async (id: number) =>
  (await trial.send('GET', `/news/${id}?depth=0`, undefined, trial.service)).status === 200;
const newest = (id: number) => trial.read<Version['version']>(`/news/${id}?locale=fr&depth=0&draft=true`);
/** Titles and states of the versions, the newest one first. */
const history = async (id: number) => {
  const path = `/news/versions?where[parent][equals]=${id}&locale=fr&depth=0&sort=-updatedAt`;
  const { docs } = await trial.read<{ docs: Version[] }>(path);
  return docs.map(({ version }) => [version.title, version._status]);
};
const planned = async (id: number) =>
  (await trial.read<{ schedules: { action: string }[] }>(`/news/${id}/schedule`)).schedules.map(({ action }) => action);
const saveDraft = async (id: number, title: string) => {
  const saved = await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { title, _status: 'draft' });
  expect(saved.status, saved.text).toBe(200);
};
const plan = async (id: number, action: string, day: string) => {
  const response = await trial.edit('POST', `/news/${id}/schedule?locale=fr`, { action, day, time: '09:00' });
  expect(response.status, response.text).toBe(200);
};
/** A published article with a draft and schedules, both waiting. */
async function waiting(slug: string): Promise<number> {
  const id = await trial.create('news', trial.article(slug));
  await saveDraft(id, 'Brouillon');
  await plan(id, 'publish', '2099-01-01');
  await plan(id, 'unpublish', '2099-02-01');
  return id;
}
/** As the list of the panel sends it. */
const takeOffline = async (ids: number[], headers: Record<string, string> = {}, rest = '') => {
  const where = ids.map((id, index) => `where[and][1][id][in][${index}]=${id}`).join('&');
  const path = `/news?locale=fr${rest}&where[and][0][_status][not_equals]=draft&${where}`;
  const { status, text } = await trial.edit('PATCH', path, { _status: 'draft' }, headers);
  return { status, ...(JSON.parse(text) as BulkBody) };
};

describe('taking several documents offline', () => {
  it('does to each what its form does: drafts stay the newest version, and what is scheduled from their publication on stays', async () => {
    const alone = await waiting('essai-retrait-seul');
    const listed = await waiting('essai-retrait-liste');
    const plain = await trial.create('news', trial.article('essai-retrait-simple'));
    await plan(plain, 'unpublish', '2099-02-01');
    const before = new Map([
      [alone, await history(alone)],
      [listed, await history(listed)],
    ]);
    const one = await trial.edit('PATCH', `/news/${alone}?depth=0&unpublishAllLocales=true`, { _status: 'draft' });
    expect(one.status, one.text).toBe(200);
    const { status, docs, errors, message } = await takeOffline([plain, listed]);
    expect([status, docs.map(({ id }) => id).sort((a, b) => a - b), errors]).toEqual([200, [listed, plain], []]);
    expect(message).toContain('2');
    for (const id of [alone, listed]) {
      expect(await isPublic(id)).toBe(false);
      expect(await planned(id)).toEqual(['publish', 'unpublish']);
      expect(await history(id)).toEqual([['Brouillon', 'draft'], ...(before.get(id) ?? [])]);
    }
    expect(await planned(plain)).toEqual([]);
    expect(await history(plain)).toEqual([
      ['essai-retrait-simple', 'draft'],
      ['essai-retrait-simple', 'published'],
    ]);
  });

  it('leaves the waiting draft to its author, whose form that is open still saves', async () => {
    const id = await waiting('essai-retrait-auteur');
    const opened = await newest(id);
    const admin = await personHeaders(inject('contentUrl'), 'admin');
    const taken = await trial.send('PATCH', `/news/${id}?unpublishAllLocales=true`, { _status: 'draft' }, admin);
    expect(taken.status, taken.text).toBe(200);
    const { savedBy } = await newest(id);
    expect(savedBy).not.toBe(opened.savedBy);
    const path = `/news/versions?where[parent][equals]=${id}&locale=fr&depth=0&sort=-updatedAt`;
    const { docs } = await trial.read<{ docs: Version[] }>(path);
    expect(docs.slice(0, 2).map(({ version }) => version.savedBy)).toEqual([savedBy, opened.savedBy]);
    const saved = await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, {
      ...opened,
      title: 'Brouillon repris',
    });
    expect(saved.status, saved.text).toBe(200);
    expect([await isPublic(id), (await newest(id)).title]).toEqual([false, 'Brouillon repris']);
  });

  it('takes no more of them offline than the limit says', async () => {
    const ids = [
      await trial.create('news', trial.article('essai-retrait-un')),
      await trial.create('news', trial.article('essai-retrait-deux')),
    ];
    expect((await takeOffline(ids, {}, '&limit=1&sort=-title')).docs.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await isPublic(ids[1] ?? 0)).toBe(true);
  });

  it('names the one that another editor has open, and takes the others offline', async () => {
    const locked = await trial.create('news', trial.article('essai-retrait-ouvert'));
    const free = await trial.create('news', trial.article('essai-retrait-libre'));
    const admin = await personHeaders(inject('contentUrl'), 'admin');
    const me = JSON.parse((await trial.send('GET', '/users/me', undefined, admin)).text).user as { id: number };
    const lock = {
      document: { relationTo: 'news', value: locked },
      user: { relationTo: 'users', value: me.id },
    };
    const made = await trial.send('POST', '/payload-locked-documents?depth=0', lock, admin);
    expect(made.status, made.text).toBe(201);
    const { status, docs, errors, message } = await takeOffline([locked, free]);
    expect([status, docs.map(({ id }) => id)]).toEqual([400, [free]]);
    const sentence = expect.stringMatching(
      /^«\u00a0essai-retrait-ouvert\u00a0»\u00a0: quelqu’un d’autre modifie ce document/,
    );
    expect(errors).toEqual([expect.objectContaining({ id: locked, message: sentence })]);
    expect(message).toContain('1');
    expect([await isPublic(locked), await isPublic(free)]).toEqual([true, false]);
    await trial.send('DELETE', `/payload-locked-documents/${made.body.doc?.id}`, undefined, admin);
  });

  it('reaches no document of another school, and is refused to those who may not publish', async () => {
    const id = await trial.create('news', trial.article('essai-retrait-a-nous'));
    const stranger = await personHeaders(inject('contentUrl'), 'secondEditor');
    expect((await takeOffline([id], stranger)).docs).toEqual([]);
    for (const headers of [await personHeaders(inject('contentUrl'), 'contributor'), trial.service])
      expect((await takeOffline([id], headers)).status).toBe(403);
    expect(await isPublic(id)).toBe(true);
  });
});

it('takes a rubrique offline together with the pages below it, which no longer need it', async () => {
  const page = (slug: string, parent: number | null) =>
    trial.create('pages', { title: slug, slug, parent, layout: 'default', _status: 'published' });
  const rubrique = await page('essai-retrait-rubrique', null);
  const ids = [rubrique, await page('essai-retrait-page', rubrique), await page('essai-retrait-autre', rubrique)];
  const path = `/pages?locale=fr&depth=0&sort=id&where[id][in]=${ids.join(',')}`;
  const { status, text } = await trial.edit('PATCH', path, { _status: 'draft' });
  expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ errors: [] })]);
  for (const id of ids)
    expect((await trial.send('GET', `/pages/${id}`, undefined, trial.service)).status, `page ${id}`).toBe(404);
});

describe('a request that takes offline', () => {
  it('changes nothing else: text that comes with it is refused, and no draft is overwritten', async () => {
    const id = await waiting('essai-retrait-texte');
    const before = await history(id);
    const one = `/news/${id}?locale=fr`;
    const many = `/news?locale=fr&where[id][equals]=${id}`;
    for (const [path, data] of [
      [`${one}&unpublishAllLocales=true`, { title: 'x', _status: 'draft' }],
      [`${one}&unpublishAllLocales=true`, { title: 'x' }],
      [`${one}&unpublishAllLocales=true`, { _status: 'published' }],
      [`${one}&unpublishAllLocales=true&draft=true`, { _status: 'draft' }],
      [`${many}&unpublishAllLocales=true`, { title: 'x' }],
      [many, { title: 'x', _status: 'draft' }],
      [many, { deletedAt: null, _status: 'draft' }],
    ] as const) {
      const refused = await trial.edit('PATCH', path, data);
      expect([path, refused.status, refused.text]).toEqual([path, 400, expect.stringContaining('brouillon')]);
    }
    expect(await history(id)).toEqual(before);
    expect(await isPublic(id)).toBe(true);
  });

  it('needs no status beside the flag, for one or for several', async () => {
    for (const path of ['/news/ID?unpublishAllLocales=true', '/news?unpublishAllLocales=true&where[id][equals]=ID']) {
      const id = await waiting(`essai-retrait-${path.length}`);
      const response = await trial.edit('PATCH', path.replace('ID', String(id)), {});
      expect(response.status, response.text).toBe(200);
      expect([await isPublic(id), (await newest(id)).title]).toEqual([false, 'Brouillon']);
    }
  });
});
