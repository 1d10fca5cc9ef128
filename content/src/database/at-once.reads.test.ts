import { type CollectionSlug, createLocalReq, type Payload, type TypedUser, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { meanwhile } from '../../tests/meanwhile.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

/** A content service within this process, on the database of the tests, so that two transactions overlap as a test wants. */
let payload: Payload;
let user: TypedUser;
let schools: number[];
const made: { collection: CollectionSlug; id: number }[] = [];

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  const where = { email: { equals: sampleAccounts.admin.email } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0 });
  user = { ...docs[0], collection: 'users' } as TypedUser;
  schools = (await payload.find({ collection: 'schools', depth: 0, sort: 'id' })).docs.map(({ id }) => id);
});

afterAll(async () => {
  for (const one of made.reverse()) await payload.delete({ ...one, context: { quietly: true } });
  await payload.destroy();
});

type Data = Record<string, unknown>;
const as = (transactionID?: string) => ({
  ...{ locale: 'fr' as const, depth: 0, overrideAccess: false, user },
  req: transactionID === undefined ? {} : { transactionID },
});

const outcome = (saving: Promise<{ id: number | string }>) =>
  saving.then(
    ({ id }) => Number(id),
    ({ status }: { status?: number }) => `refused with ${status}`,
  );

/** Creates a document as an administrator. @returns its identifier, or how it was refused */
async function create(collection: CollectionSlug, data: Data, transactionID?: string): Promise<number | string> {
  const all = { school: schools[0], ...data };
  const id = await outcome(
    payload.create({ collection, draft: data._status === 'draft', data: all, ...as(transactionID) } as never),
  );
  if (typeof id === 'number') made.push({ collection, id });
  return id;
}

const update = (collection: CollectionSlug, id: number, data: Data, transactionID?: string) =>
  outcome(payload.update({ collection, id, data, ...as(transactionID) } as never) as never);

/** A draft without a body. */
async function draft(collection: 'pages' | 'news' | 'courses', slug: string): Promise<number> {
  const layout = collection === 'pages' ? { layout: 'default' } : {};
  const id = await create(collection, { title: slug, slug: `essai-${slug}`, ...layout, _status: 'draft' });
  if (typeof id !== 'number') throw new Error(id);
  return id;
}

/** Calls an endpoint of the service, of a collection where one is named. @returns the response */
async function call(path: string, body: string | Data, { collection = '', id = 0, type = 'application/json' } = {}) {
  const { endpoints } = collection ? payload.collections[collection as 'news'].config : payload.config;
  const endpoint = (endpoints || []).find((one) => one.path === path && one.method === 'post');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const received = new Request('http://localhost', { method: 'POST', body: text, headers: { 'content-type': type } });
  const req = await createLocalReq({ user, locale: 'fr' }, payload);
  Object.assign(req, { routeParams: { id: `${id}` }, searchParams: new URLSearchParams(), headers: received.headers });
  Object.assign(req, { body: received.body, json: () => received.json(), text: () => received.text() });
  const response = await endpoint?.handler(req);
  if (!response?.ok) throw new Error(`${path}: ${await response?.text()}`);
  return response;
}

describe('a page that moves to another school, and one that gets it as its rubrique at the same moment:', () => {
  it('the move is over first: the other one is refused', async () => {
    const [rubrique, below] = [await draft('pages', 'part-avant'), await draft('pages', 'reste-apres')];
    const move = (id: string) => update('pages', rubrique, { school: schools[1], _status: 'draft' }, id);
    const link = () => update('pages', below, { parent: rubrique, _status: 'draft' });
    expect(await meanwhile(payload, move, link)).toEqual([rubrique, 'refused with 400']);
  });

  it('the other one is over first: the move is refused', async () => {
    const [rubrique, below] = [await draft('pages', 'part-apres'), await draft('pages', 'reste-avant')];
    const link = (id: string) => update('pages', below, { parent: rubrique, _status: 'draft' }, id);
    const move = () => update('pages', rubrique, { school: schools[1], _status: 'draft' });
    expect(await meanwhile(payload, link, move)).toEqual([below, 'refused with 409']);
  });
});

it('two duplicates that are made at once have two addresses', async () => {
  const original = await draft('news', 'a-dupliquer');
  const duplicate = async (id?: string) => {
    const copy = await payload.duplicate({
      collection: 'news',
      id: original,
      draft: true,
      data: {},
      ...as(id),
    } as never);
    made.push({ collection: 'news', id: Number((copy as { id: number }).id) });
    return (copy as { slug?: string }).slug;
  };
  expect(await meanwhile(payload, duplicate, duplicate)).toEqual(['essai-a-dupliquer-2', 'essai-a-dupliquer-3']);
});

describe('of two that want the same at once the second is refused:', () => {
  it('an address', async () => {
    const data = { title: 'Essai', slug: 'essai-meme-adresse', _status: 'draft' };
    const write = (id?: string) => create('news', data, id);
    expect(await meanwhile(payload, write, write)).toEqual([expect.any(Number), 'refused with 400']);
  });

  it('the address of a redirect', async () => {
    const write = (id?: string) => create('redirects', { from: '/essai-meme', to: '/formations' }, id);
    expect(await meanwhile(payload, write, write)).toEqual([expect.any(Number), 'refused with 400']);
  });

  describe('the address of a draft, which is published, and of a redirect:', () => {
    const both = async (slug: string) => {
      const id = await draft('news', slug);
      const published = { introduction: 'Essai.', publishDate: '2026-11-01T08:00:00.000Z', _status: 'published' };
      return {
        id,
        publish: (transactionID?: string) => update('news', id, published, transactionID),
        redirect: (transactionID?: string) =>
          create('redirects', { from: `/actualites/essai-${slug}`, to: '/formations' }, transactionID),
      };
    };

    it('the publication is first', async () => {
      const { id, publish, redirect } = await both('publiee-avant');
      expect(await meanwhile(payload, publish, redirect)).toEqual([id, 'refused with 400']);
    });

    it('the redirect is first', async () => {
      const { publish, redirect } = await both('publiee-apres');
      expect(await meanwhile(payload, redirect, publish)).toEqual([expect.any(Number), 'refused with 400']);
    });
  });

  it('an address of a former version, which is restored without it, in the other language', async () => {
    const [former, other] = [await draft('news', 'ancienne'), await draft('news', 'nouvelle')];
    const name = (id: number, slug: string, transactionID?: string) =>
      outcome(
        payload.update({
          ...{ collection: 'news', id, draft: true, data: { title: slug, slug, _status: 'draft' } },
          ...{ ...as(transactionID), locale: 'en' },
        } as never) as never,
      );
    await name(former, 'essai-former');
    const where: Where = { and: [{ parent: { equals: former } }, { latest: { equals: true } }] };
    const [version] = (await payload.findVersions({ collection: 'news', where, depth: 0 })).docs;
    await name(former, 'essai-later');
    const take = (transactionID: string) => name(other, 'essai-former', transactionID);
    const restore = () =>
      call('/versions/:id', {}, { collection: 'news', id: Number(version?.id) }).then(
        () => 'restored',
        ({ status }: { status?: number }) => `refused with ${status}`,
      );
    // Restored with the address that it has.
    expect(await meanwhile<number | string>(payload, take, restore)).toEqual([other, 'restored']);
    const restored = await payload.findByID({ collection: 'news', id: former, draft: true, depth: 0, locale: 'en' });
    expect(restored.slug).toBe('essai-later');
  });

  it('a redirect, by a file', async () => {
    const file = 'ancienne_adresse,nouvelle_adresse\n/essai-fichier,/campus';
    const [id] = await meanwhile(
      payload,
      (transactionID) => create('redirects', { from: '/essai-fichier', to: '/formations' }, transactionID),
      async () => (await call('/csv', file, { collection: 'redirects', type: 'text/csv' })).status,
    );
    const where = { from: { equals: '/essai-fichier' } };
    const { docs } = await payload.find({ collection: 'redirects', where, depth: 0 });
    expect(docs).toMatchObject([{ id, to: '/campus' }]);
  });

  it('the CRM link of a choice', async () => {
    const course = await draft('courses', 'meme-lien');
    const campus = (await payload.find({ collection: 'campuses', limit: 1, where: { school: { equals: schools[0] } } }))
      .docs[0]?.id;
    const url = `https://${process.env.CRM_HOSTS?.split(',')[0]}/essai`;
    const write = (id?: string) => create('crm-links', { action: 'contact', course, campus, url }, id);
    expect(await meanwhile(payload, write, write)).toEqual([expect.any(Number), 'refused with 400']);
  });
});

it('a document stays that is restored where another editor deletes it for good at the same moment', async () => {
  const id = await draft('news', 'repris');
  await update('news', id, { deletedAt: new Date().toISOString() });
  const back = { deletedAt: null, _status: 'draft' };
  const [restored, deleted] = await meanwhile(
    payload,
    (transactionID) =>
      outcome(
        payload.update({ collection: 'news', id, trash: true, data: back, ...as(transactionID) } as never) as never,
      ),
    () => outcome(payload.delete({ collection: 'news', id, trash: true, ...as() } as never) as never),
  );
  expect([restored, deleted]).toEqual([id, expect.stringContaining('refused')]);
  expect((await payload.findByID({ collection: 'news', id, depth: 0 })).deletedAt).toBeFalsy();
});

it('a publication stays where another editor puts a form aside at the same moment', async () => {
  const id = await draft('news', 'mis-de-cote');
  const published = { introduction: 'Essai.', publishDate: '2026-11-01T08:00:00.000Z', _status: 'published' };
  await update('news', id, published);
  const publish = (transactionID: string) =>
    update('news', id, { ...published, title: 'Nouveau titre' }, transactionID);
  const form = { title: 'Formulaire', slug: 'essai-mis-de-cote', _status: 'published' };
  await meanwhile<unknown>(payload, publish, () => call('/:id/set-aside', form, { collection: 'news', id }));
  for (const isDraft of [false, true]) {
    const { title, _status } = await payload.findByID({ collection: 'news', id, locale: 'fr', draft: isDraft });
    expect([title, _status]).toEqual(['Nouveau titre', 'published']);
  }
});

it('a label that an editor saves stays where a site sends its labels at the same moment', async () => {
  const send = (fr: string, en: string) =>
    call('/taxonomy/update', { version: 'essai', fr: { 'essai.mot': fr }, en: { 'essai.mot': en } });
  await send('Mot', 'Word');
  const where = { key: { equals: 'essai.mot' } };
  const id = (await payload.find({ collection: 'labels', where, depth: 0 })).docs[0]?.id ?? 0;
  made.push({ collection: 'labels', id });
  await meanwhile<unknown>(
    payload,
    (transactionID) => update('labels', id, { text: 'Le mot de l’école' }, transactionID),
    () => send('Autre mot', 'Another word'),
  );
  expect((await payload.findByID({ collection: 'labels', id, locale: 'fr', depth: 0 })).text).toBe('Le mot de l’école');
});

describe('a document is saved in a form and otherwise at the same moment:', () => {
  const open = (id: number) => payload.findByID({ collection: 'news', id, locale: 'fr', depth: 0, draft: true });
  /** Saves a form with what it was loaded with, as a draft. */
  const saveForm = (form: Data, id: number, transactionID?: string) =>
    outcome(
      payload.update({ collection: 'news', id, draft: true, data: form, ...as(transactionID) } as never) as never,
    );
  const editSeveral = (ids: number[], data: Data, transactionID?: string): Promise<unknown> =>
    payload.update({
      collection: 'news',
      where: { id: { in: ids } },
      draft: true,
      data,
      ...as(transactionID),
    } as never);
  /** The titles and summaries of the versions that are marked as the newest. */
  async function newest(id: number) {
    const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
    const { docs } = await payload.findVersions({ collection: 'news', where, locale: 'fr', depth: 0 });
    return docs.map(({ version }) => [version.title, version.summary]);
  }

  it('among several, which are edited first: the form is refused', async () => {
    const ids = [await draft('news', 'en-masse-un'), await draft('news', 'en-masse-deux')];
    const [id = 0] = ids;
    const { title, updatedAt } = await open(id);
    const form = { title, updatedAt, summary: 'Du formulaire', _status: 'draft' };
    const [, one] = await meanwhile<unknown>(
      payload,
      (transactionID) => editSeveral(ids, { summary: 'Pour tous' }, transactionID),
      () => saveForm(form, id),
    );
    expect(one).toBe('refused with 409');
    expect(await newest(id)).toEqual([[title, 'Pour tous']]);
  });

  it('among several, which are edited second: both changes are kept', async () => {
    const ids = [await draft('news', 'en-masse-trois'), await draft('news', 'en-masse-quatre')];
    const [id = 0] = ids;
    const form = { title: 'Du formulaire', updatedAt: (await open(id)).updatedAt, _status: 'draft' };
    await meanwhile<unknown>(
      payload,
      (transactionID) => saveForm(form, id, transactionID),
      () => editSeveral(ids, { summary: 'Pour tous' }),
    );
    expect(await newest(id)).toEqual([['Du formulaire', 'Pour tous']]);
  });

  it('a former version of it is restored: one version is the newest', async () => {
    const id = await draft('news', 'restaure');
    const { docs } = await payload.findVersions({ collection: 'news', where: { parent: { equals: id } }, depth: 0 });
    const form = { title: 'Du formulaire', updatedAt: (await open(id)).updatedAt, _status: 'draft' };
    await meanwhile<unknown>(
      payload,
      (transactionID) => saveForm(form, id, transactionID),
      () => call('/versions/:id', {}, { collection: 'news', id: Number(docs[0]?.id) }),
    );
    expect((await newest(id)).map(([title]) => title)).toEqual(['restaure']);
  });
});
