import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';
import configuration from '../../payload.config.ts';

interface Version {
  id: number;
  version: Document;
}
interface Document {
  id: number;
  _status?: string;
  title?: string | null;
  slug?: string | null;
  school?: number;
  namespace?: string;
  deletedAt?: string | null;
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let admin: Record<string, string>;
const created: string[] = [];

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  admin = await personHeaders(inject('contentUrl'), 'admin');
});

afterAll(async () => {
  for (const path of created.reverse()) await trial.edit('DELETE', path);
  await trial.clear();
});

/** A document as the site reads it. */
const publicState = (collection: string, id: number) =>
  trial.read<Document>(`/${collection}/${id}?locale=all&depth=0`, trial.service);
const newest = (collection: string, id: number, locale = 'fr') =>
  trial.read<Document>(`/${collection}/${id}?locale=${locale}&depth=0&draft=true`);
const versionsOf = async (collection: string, id: number, query = '') =>
  (
    await trial.read<{ docs: Version[] }>(
      `/${collection}/versions?where[parent][equals]=${id}&locale=fr&depth=0&sort=updatedAt&limit=50${query}`,
    )
  ).docs;
const saveDraft = (collection: string, id: number, data: object, locale = 'fr') =>
  trial.edit('PATCH', `/${collection}/${id}?locale=${locale}&draft=true&depth=0`, data);
const restore = (collection: string, version: number, query = '') =>
  trial.edit('POST', `/${collection}/versions/${version}${query}`);

const withDrafts = [
  ...['schools', 'campuses', 'courses', 'offerings', 'news', 'events', 'portfolios', 'pages', 'menus'],
] as const;

it('the panel offers the copy to the other language where it makes a draft', async () => {
  const { collections } = await configuration;
  const offered = collections.filter(({ admin, slug }) => !admin.disableCopyToLocale && !slug.startsWith('payload-'));
  expect(offered.map(({ slug }) => slug)).toEqual(withDrafts);
});

describe.each(withDrafts)('a published document of %s', (collection) => {
  let id = 0;
  let before: Document;

  beforeAll(async () => {
    const found = await trial.read<{ docs: Document[] }>(`/${collection}?depth=0&limit=1&sort=id`, trial.service);
    id = found.docs[0]?.id ?? 0;
    before = await publicState(collection, id);
    expect((await saveDraft(collection, id, { _status: 'draft' })).status).toBe(200);
  });

  it('stays what it is for visitors when any of its versions is restored', async () => {
    const versions = await versionsOf(collection, id);
    expect(new Set(versions.map(({ version }) => version._status))).toEqual(new Set(['published', 'draft']));
    for (const { id: version } of versions) {
      for (const query of ['', '?draft=false']) {
        const known = await versionsOf(collection, id);
        const response = await restore(collection, version, query);
        expect(response.status, response.text).toBe(200);
        expect(await publicState(collection, id)).toEqual(before);
        const latest = (await versionsOf(collection, id)).at(-1);
        expect(known.map((each) => each.id)).not.toContain(latest?.id);
        // Fields that editors may not change are restored too.
        const { school, namespace } = before;
        expect(latest?.version).toMatchObject({ _status: 'draft', ...(school ? { school } : { namespace }) });
      }
    }
  });

  it('stays what it is when its text is copied into the other language', async () => {
    // As the panel sends it: the document as it was read, with its status.
    const french = await trial.read<Document>(`/${collection}/${id}?locale=fr&depth=0`);
    expect(french._status).toBe('published');
    const { slug: _slug, ...text } = french;
    const response = await saveDraft(collection, id, text, 'en');
    expect(response.status, response.text).toBe(200);
    expect(await publicState(collection, id)).toEqual(before);
    // The last one that was published: the first had no English yet, and its addresses in English may not go.
    const online = (await versionsOf(collection, id)).findLast(({ version }) => version._status === 'published');
    expect((await restore(collection, online?.id ?? 0)).status).toBe(200);
  });

  it('stays what it is when it is scheduled to be published or taken offline', async () => {
    expect((await saveDraft(collection, id, { _status: 'draft' })).status).toBe(200);
    // A school is never taken offline.
    for (const action of collection === 'schools' ? ['publish'] : ['publish', 'unpublish']) {
      const path = `/${collection}/${id}/schedule`;
      const planned = await trial.edit('POST', `${path}?locale=fr`, { action, day: '2099-01-01', time: '09:07' });
      expect(planned.status, planned.text).toBe(200);
      expect(await publicState(collection, id)).toEqual(before);
      expect((await trial.edit('DELETE', path)).status).toBe(200);
      expect(await publicState(collection, id)).toEqual(before);
    }
  });

  it.skipIf(collection === 'schools')('is duplicated as a draft, even where it is to be published', async () => {
    for (const query of ['?locale=fr', '?locale=en&draft=false']) {
      const response = await trial.edit('POST', `/${collection}/${id}/duplicate${query}`, { _status: 'published' });
      expect(response.status, response.text).toBe(200);
      const copy = response.body.doc?.id ?? 0;
      created.push(`/${collection}/${copy}`);
      expect(await newest(collection, copy)).toMatchObject({ _status: 'draft', school: before.school });
      expect((await trial.send('GET', `/${collection}/${copy}`, undefined, trial.service)).status).toBe(404);
      expect(await publicState(collection, id)).toEqual(before);
    }
  });
});

it('one language of a document that is offline is not published: the other one would come back', async () => {
  const id = await trial.create('news', { ...trial.article('essai-une-langue'), _status: 'draft' });
  const inFrench = () =>
    trial.edit('PATCH', `/news/${id}?locale=fr&publishSpecificLocale=fr&depth=0`, { _status: 'published' });
  // A document that was never online has nothing that could come back.
  expect((await inFrench()).status).toBe(200);
  expect((await trial.publish('news', id, { slug: 'trial-one-language', title: 'Both' }, 'en')).status).toBe(200);
  expect((await inFrench()).status).toBe(200);
  const offline = await trial.edit('PATCH', `/news?where[id][equals]=${id}&locale=fr`, { _status: 'draft' });
  expect(offline.status, offline.text).toBe(200);
  const refused = await inFrench();
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('toutes ses langues')]);
  expect((await trial.send('GET', `/news/${id}`, undefined, trial.service)).status).toBe(404);
});

describe('several documents at once', () => {
  const publishAll = (ids: number[], data: object = { _status: 'published' }) => {
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
    return trial.edit('PATCH', `/news?${where}&locale=fr&draft=true&depth=0`, data);
  };

  it('are published as their newest drafts, as the list of the panel asks for it', async () => {
    const fresh = await trial.create('news', { ...trial.article('essai-groupe-neuf'), _status: 'draft' });
    const changed = await trial.create('news', trial.article('essai-groupe-change'));
    expect((await saveDraft('news', changed, { title: 'Un titre changé' })).status).toBe(200);
    const response = await publishAll([fresh, changed]);
    expect(response.status, response.text).toBe(200);
    expect((await publicState('news', fresh))._status).toBe('published');
    expect(await publicState('news', changed)).toMatchObject({ title: { fr: 'Un titre changé' } });
  });

  it('are published with what is edited, as the button of the panel asks for it, or saved as drafts', async () => {
    const id = await trial.create('news', { ...trial.article('essai-groupe-edite'), _status: 'draft' });
    const other = await trial.create('news', trial.article('essai-groupe-en-ligne'));
    expect((await saveDraft('news', other, { summary: 'Un chapô qui attend' })).status).toBe(200);
    expect((await publishAll([id, other], { _status: 'draft', title: 'Brouillon' })).status).toBe(200);
    expect(await newest('news', id)).toMatchObject({ title: 'Brouillon', _status: 'draft' });
    expect(await publicState('news', other)).toMatchObject({ title: { fr: 'essai-groupe-en-ligne' } });
    expect((await publishAll([id, other], { _status: 'published', title: 'Modifié' })).status).toBe(200);
    for (const one of [id, other]) expect(await publicState('news', one)).toMatchObject({ title: { fr: 'Modifié' } });
    expect(await publicState('news', other)).toMatchObject({ summary: { fr: 'Un chapô qui attend' } });
  });

  it('are checked each as a publication of its own, whatever is edited', async () => {
    const good = await trial.create('news', { ...trial.article('essai-groupe-bon'), _status: 'draft' });
    const bad = await trial.create('news', { ...trial.article('essai-groupe-sans-titre'), _status: 'draft' });
    expect((await saveDraft('news', bad, { title: '' })).status).toBe(200);
    const response = await publishAll([good, bad], { _status: 'published', summary: 'Le même chapô' });
    const { docs, errors } = JSON.parse(response.text) as { docs: Document[]; errors: Document[] };
    expect([response.status, docs.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([400, [good], [bad]]);
    expect(await publicState('news', good)).toMatchObject({ summary: { fr: 'Le même chapô' } });
    expect((await trial.send('GET', `/news/${bad}`, undefined, trial.service)).status).toBe(404);
  });

  it('are refused where one lacks what a publication needs, which stays a draft', async () => {
    const id = await trial.create('news', { ...trial.article('essai-groupe-incomplet'), _status: 'draft' });
    expect((await saveDraft('news', id, { title: '' })).status).toBe(200);
    const response = await publishAll([id]);
    expect(response.status).toBe(400);
    expect(await newest('news', id)).toMatchObject({ _status: 'draft' });
  });
});

describe('a version that is restored', () => {
  it('becomes the newest draft, and the versions in between stay', async () => {
    const id = await trial.create('news', trial.article('essai-version'));
    expect((await saveDraft('news', id, { title: 'Un brouillon ancien' })).status).toBe(200);
    expect((await trial.publish('news', id, { title: 'En ligne' })).status).toBe(200);
    const versions = await versionsOf('news', id);
    const old = versions.find(({ version }) => version.title === 'Un brouillon ancien');
    expect((await restore('news', old?.id ?? 0)).status).toBe(200);
    expect(await newest('news', id)).toMatchObject({ title: 'Un brouillon ancien', _status: 'draft' });
    expect(await publicState('news', id)).toMatchObject({ title: { fr: 'En ligne' }, _status: 'published' });
    const titles = (await versionsOf('news', id)).map(({ version }) => version.title);
    expect(titles).toEqual([...versions.map(({ version }) => version.title), 'Un brouillon ancien']);
  });

  it('does not move the document to the trash, where it was at the time of that version', async () => {
    const id = await trial.create('news', trial.article('essai-version-jetee'));
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    const undelete = { deletedAt: null, _status: 'draft' };
    expect((await trial.edit('PATCH', `/news?trash=true&where[id][equals]=${id}`, undelete)).status).toBe(200);
    const versions = await versionsOf('news', id, '&trash=true');
    const trashed = versions.find(({ version }) => version.deletedAt);
    expect((await restore('news', trashed?.id ?? 0)).status).toBe(200);
    expect(await newest('news', id)).toMatchObject({ title: 'essai-version-jetee', deletedAt: null });
    expect((await trial.publish('news', id, {})).status).toBe(200);
  });

  it('keeps the present school, and what only an administrator may change, when an administrator restores it', async () => {
    const { docs } = await trial.read<{ docs: Document[] }>('/schools?where[namespace][equals]=ponant&depth=0', admin);
    const second = docs[0]?.id ?? 0;
    const id = await trial.create('news', { ...trial.article('essai-version-ailleurs'), _status: 'draft' });
    const changes = [
      ['news', id, { school: second }],
      ['schools', second, { siteUrl: 'https://essai.example' }],
    ] as const;
    for (const [collection, document, change] of changes) {
      const path = `/${collection}/${document}?locale=fr&depth=0&draft=true`;
      const changed = await trial.send('PATCH', path, { ...change, _status: 'draft' }, admin);
      expect(changed.status, changed.text).toBe(200);
      const where = `where[parent][equals]=${document}&locale=fr&depth=0&sort=updatedAt&limit=1`;
      const [old] = (await trial.read<{ docs: Version[] }>(`/${collection}/versions?${where}`, admin)).docs;
      expect(old?.version).not.toMatchObject(change);
      const restored = await trial.send('POST', `/${collection}/versions/${old?.id}`, undefined, admin);
      expect(restored.status, restored.text).toBe(200);
      expect(await trial.read(path, admin)).toMatchObject(change);
    }
    expect((await trial.send('POST', `/schools/${second}/revert`, undefined, admin)).status).toBe(200);
    expect((await trial.send('DELETE', `/news/${id}`, undefined, admin)).status).toBe(200);
  });

  it('is refused to accounts that may not write the document', async () => {
    const id = await trial.create('news', trial.article('essai-version-a-nous'));
    const [version] = await versionsOf('news', id);
    const stranger = await personHeaders(inject('contentUrl'), 'secondEditor');
    for (const headers of [stranger, trial.service]) {
      const response = await trial.send('POST', `/news/versions/${version?.id}`, undefined, headers);
      expect([401, 403, 404]).toContain(response.status);
    }
    expect((await trial.send('POST', `/news/versions/${version?.id}`)).status).toBe(401);
  });
});

describe('reverting to the published version', () => {
  it('drops nothing, publishes nothing, and applies to both languages', async () => {
    const id = await trial.create('news', trial.article('essai-retour'));
    expect((await trial.publish('news', id, { title: 'Online', slug: 'essai-back' }, 'en')).status).toBe(200);
    const online = await publicState('news', id);
    expect((await saveDraft('news', id, { title: 'Brouillon' })).status).toBe(200);
    expect((await saveDraft('news', id, { title: 'Draft' }, 'en')).status).toBe(200);
    const planned = { action: 'publish', day: '2099-01-01', time: '09:07' };
    expect((await trial.edit('POST', `/news/${id}/schedule?locale=fr`, planned)).status).toBe(200);
    const known = await versionsOf('news', id);
    expect((await trial.edit('POST', `/news/${id}/revert`)).status).toBe(200);
    expect(JSON.parse((await trial.edit('GET', `/news/${id}/schedule`)).text).schedules).toEqual([]);
    const { updatedAt: _before, ...content } = online as Document & { updatedAt: string };
    expect(await publicState('news', id)).toMatchObject(content);
    expect(await newest('news', id)).toMatchObject({ title: 'essai-retour', _status: 'published' });
    expect(await newest('news', id, 'en')).toMatchObject({ title: 'Online', _status: 'published' });
    const versions = (await versionsOf('news', id)).map((version) => version.id);
    expect(versions.slice(0, -1)).toEqual(known.map((version) => version.id));
  });

  it('is refused with a message where nothing is published, and to accounts that may not write', async () => {
    const id = await trial.create('news', { ...trial.article('essai-sans-retour'), _status: 'draft' });
    const refused = await trial.edit('POST', `/news/${id}/revert`);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('n’est pas en ligne')]);
    expect((await trial.send('POST', `/news/${id}/revert`)).status).toBe(401);
    expect((await trial.send('POST', `/news/${id}/revert`, undefined, trial.service)).status).toBe(403);
  });
});
