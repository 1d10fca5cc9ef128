import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { failAfterStatement } from '../../../tests/fail-after-statement.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { query, sql } from '../../database/sql.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
let school = 0;
const pictures: number[] = [];

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' })).docs[0]?.id ?? 0;
});

afterAll(async () => {
  await trial.clear();
  // The trial did not create them.
  await payload.db.deleteMany({ collection: 'media', where: { id: { in: pictures } }, req: {} });
  await payload.destroy();
});

const published = (slug: string, rest: object = {}) => trial.create('news', { ...trial.article(slug), ...rest });
const remove = (path: string, language = 'fr') =>
  trial.edit('DELETE', path, undefined, { 'accept-language': language });
const restore = (collection: string, id: number, data: object = { _status: 'draft' }) =>
  trial.edit('PATCH', `/${collection}?trash=true&depth=0&where[id][equals]=${id}`, { deletedAt: null, ...data });
const errorsOf = (response: { text: string }) =>
  (JSON.parse(response.text).errors as { message: string }[]).map(({ message }) => message);
const versionsOf = (collection: string, id: number) =>
  query(payload, sql`SELECT "id" FROM ${sql.identifier(`_${collection}_v`)} WHERE "parent_id" = ${id}`);
const inTrash = async (collection: CollectionSlug, id: number) =>
  Boolean(((await payload.findByID({ collection, id, trash: true, depth: 0 })) as { deletedAt?: string }).deletedAt);
/** Moments so many days after the present one of the service. Imported only now: it reads the settings of the service within this process. */
const daysAhead = async () => {
  const { settings } = await import('../../config/settings.ts');
  return (count: number) => new Date(settings.now().getTime() + count * 86_400_000);
};
const picture = async (name: string) => {
  const { id } = await payload.db.create({
    collection: 'media',
    data: { school, filename: `${name}-${Date.now()}.png`, mimeType: 'image/png', alt: { fr: name, en: name } },
    req: {},
  });
  pictures.push(Number(id));
  return Number(id);
};

describe('deleting a document that is used', () => {
  it('is refused with the uses, and leaves every version, of a course that is offered', async () => {
    const { docs } = await payload.find({
      collection: 'offerings',
      depth: 1,
      limit: 1,
      where: { school: { equals: school } },
    });
    const course = docs[0]?.course as { id: number; title: string };
    const versions = await versionsOf('courses', course.id);
    for (const [language, words] of [
      [
        'fr',
        [
          `«\u00a0${course.title}\u00a0» est encore utilisé`,
          'Campus «\u00a0',
          'Offre «\u00a0',
          '(Formation)',
          'autres.',
        ],
      ],
      ['en', ['is still used', 'Campus “', 'Offering “', '(Course)', 'more.']],
    ] as const) {
      const refused = await remove(`/courses/${course.id}`, language);
      expect(refused.status).toBe(409);
      for (const word of words) expect(errorsOf(refused)[0]).toContain(word);
    }
    expect(await versionsOf('courses', course.id)).toEqual(versions);
    expect(versions.length).toBeGreaterThan(0);
    // Deleting without the trash is not possible either.
    await expect(payload.delete({ collection: 'courses', id: course.id })).rejects.toMatchObject({ status: 409 });
    expect(await versionsOf('courses', course.id)).toEqual(versions);
  });

  it('in bulk is refused for those that are used, and done for the others', async () => {
    const [used, free] = [await picture('essai-utilisee'), await picture('essai-libre')];
    const article = await published('essai-avec-image', { image: used, _status: 'draft' });
    const response = await remove(`/media?where[id][in]=${used},${free}&depth=0`);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text).errors).toEqual([
      { id: used, isPublic: true, message: expect.stringContaining('«\u00a0essai-avec-image\u00a0» (Image)') },
    ]);
    expect([await inTrash('media', used), await inTrash('media', free)]).toEqual([false, true]);
    expect((await remove(`/news/${article}`)).status).toBe(200);
  });

  it('is refused for an image of a waiting draft, of a section, and of the other language', async () => {
    const [drafted, section] = [await picture('essai-brouillon'), await picture('essai-section')];
    const id = await published('essai-images');
    await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { image: drafted, _status: 'draft' });
    const body = [{ blockType: 'image', image: section }];
    await trial.edit('PATCH', `/news/${id}?locale=en&draft=true`, { body, image: drafted, _status: 'draft' });
    expect(errorsOf(await remove(`/media/${drafted}`))[0]).toContain('brouillon en attente');
    expect(errorsOf(await remove(`/media/${section}`))[0]).toContain('(anglais)');
  });

  it('is done for the former target of a link, which is emptied when another one is chosen or the link is removed', async () => {
    const [one, other] = [await published('essai-cible'), await published('essai-autre-cible')];
    const link = (id: number, rest: object = {}) => ({
      ...{ to: 'document', document: { relationTo: 'news', value: id }, screen: 'agenda', address: '/essai', ...rest },
    });
    const card = (id: number, rest: object = {}) => ({ title: 'Essai', hasLink: true, link: link(id), ...rest });
    const blocks = (...cards: object[]) => ({ body: [{ blockType: 'cards', cards }] });
    const page = await trial.create('news', {
      ...{ ...trial.article('essai-liens'), ...blocks(card(one), card(other)) },
    });
    type Stored = { body: { cards: { id: string; link: object }[] }[] };
    const cardsOf = async () => (await trial.read<Stored>(`/news/${page}?locale=fr&depth=0`)).body[0]?.cards ?? [];
    const target = { relationTo: 'news', value: one };
    const before = await cardsOf();
    expect(before[0]?.link).toEqual({ to: 'document', document: target, screen: null, file: null, address: null });
    for (const id of [one, other]) expect((await remove(`/news/${id}`)).status).toBe(409);
    const [first, second] = before;
    // The form sends what it does not show too.
    const changed = blocks(
      { ...first, ...card(one), link: link(one, { to: 'screen' }) },
      { ...second, ...card(other), hasLink: false },
    );
    expect((await trial.publish('news', page, changed)).status).toBe(200);
    const none = { document: null, screen: null, file: null, address: null };
    expect((await cardsOf()).map(({ link }) => link)).toEqual([
      { ...none, to: 'screen', screen: 'agenda' },
      { ...none, to: 'document' },
    ]);
    for (const id of [one, other]) expect((await remove(`/news/${id}`)).status).toBe(200);
  });

  it('is refused for what the newest draft of a document has that was never online, not for what the draft has replaced', async () => {
    const [former, present] = [await picture('essai-remplacee'), await picture('essai-presente')];
    const id = await published('essai-jamais-publie', { image: former, _status: 'draft' });
    const change = (image: number) =>
      trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { image, _status: 'draft' });
    const statesOf = async (image: number) =>
      JSON.parse((await trial.edit('GET', `/uses?collection=media&id=${image}`)).text).uses.map(
        ({ state }: { state: string }) => state,
      );
    expect((await remove(`/media/${former}`)).status).toBe(409);
    expect((await change(present)).status).toBe(200);
    expect([await statesOf(former), await statesOf(present)]).toEqual([[], ['current']]);
    expect(errorsOf(await remove(`/media/${present}`))[0]).toContain('«\u00a0essai-jamais-publie\u00a0» (Image)');
    expect((await remove(`/media/${former}`)).status).toBe(200);
    // Its row refers to it still: it is not deleted for good, so no other row is changed, and its form in the trash says why.
    expect(await statesOf(former)).toEqual(['version']);
    expect(errorsOf(await remove(`/media/${former}?trash=true`))[0]).toContain('(Image\u00a0; ancienne version)');
    expect((await trial.publish('news', id, { image: former })).status).toBe(400);
    expect((await trial.publish('news', id, {})).status).toBe(200);
    const online = JSON.parse((await trial.send('GET', `/news/${id}?depth=0`, undefined, trial.service)).text);
    expect(online.image).toBe(present);
  });

  it('is listed for editors alone', async () => {
    const image = await picture('essai-liste');
    const id = await published('essai-qui-utilise', { image, _status: 'draft' });
    const { text } = await trial.edit('GET', `/uses?collection=media&id=${image}`);
    const use = { name: 'Actualité «\u00a0essai-qui-utilise\u00a0»', places: ['Image'], state: 'current' };
    expect(JSON.parse(text).uses).toEqual([{ ...use, href: `/admin/collections/news/${id}` }]);
    expect((await trial.send('GET', `/uses?collection=media&id=${image}`)).status).toBe(401);
    expect((await trial.send('GET', `/uses?collection=media&id=${image}`, undefined, trial.service)).status).toBe(403);
    expect((await trial.edit('GET', '/uses?collection=nothing&id=1')).status).toBe(400);
    expect((await trial.edit('GET', '/uses?collection=media&id=999999')).status).toBe(404);
  });
});

it('a rubrique goes to the trash, and out of it for good, together with the pages below it', async () => {
  const page = (slug: string, parent: number | null) =>
    trial.create('pages', { title: slug, slug, parent, layout: 'default', _status: 'draft' });
  const rubrique = await page('essai-a-rubrique', null);
  const ids = [rubrique, await page('essai-b-page', rubrique), await page('essai-c-page', rubrique)];
  const path = `/pages?locale=fr&where[id][in]=${ids.join(',')}`;
  // As the operations find them: the rubrique comes first.
  const { docs } = await trial.read<{ docs: { id: number }[] }>(`${path}&depth=0`);
  expect(docs.map(({ id }) => id)).toEqual(ids);
  for (const end of ['', '&trash=true']) {
    const removed = await remove(path + end);
    expect([removed.status, JSON.parse(removed.text)]).toEqual([200, expect.objectContaining({ errors: [] })]);
    const { totalDocs } = await payload.count({ collection: 'pages', where: { id: { in: ids } }, trash: true });
    expect(totalDocs).toBe(end === '' ? 3 : 0);
  }
});

describe('the trash', () => {
  it('unpublishes a document, frees its slug, and restores it as a draft with all versions', async () => {
    const id = await published('essai-corbeille');
    const before = (await versionsOf('news', id)).length;
    expect((await remove(`/news/${id}`)).status).toBe(200);
    expect((await trial.send('GET', `/news/${id}?trash=true`, undefined, trial.service)).status).toBe(404);
    expect((await trial.edit('GET', `/news/${id}`)).status).toBe(404);
    const other = await published('essai-corbeille');
    const refused = await restore('news', id);
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)[0]).toMatch(
      /«\u00a0essai-corbeille\u00a0» est déjà celle de .* changez d’abord la sienne, puis restaurez[.]$/,
    );
    expect((await remove(`/news/${other}`)).status).toBe(200);
    expect((await restore('news', id, { _status: 'published' })).status).toBe(200);
    const back = JSON.parse((await trial.edit('GET', `/news/${id}?depth=0&locale=fr`)).text);
    expect(back).toMatchObject({ _status: 'draft', slug: 'essai-corbeille' });
    expect((await versionsOf('news', id)).length).toBeGreaterThan(before);
    expect((await trial.publish('news', id, {})).status).toBe(200);
  });

  it('gives back nothing that is online: what another editor has restored and published stays so', async () => {
    const id = await published('essai-deja-revenu');
    await remove(`/news/${id}`);
    expect((await restore('news', id)).status).toBe(200);
    expect((await trial.publish('news', id, {})).status).toBe(200);
    const again = { deletedAt: null, _status: 'draft' };
    const refused = await trial.edit('PATCH', `/news/${id}?trash=true&locale=fr`, again);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('n’est plus dans la corbeille')]);
    expect((await restore('news', id)).body.docs).toEqual([]);
    expect((await trial.send('GET', `/news/${id}`, undefined, trial.service)).status).toBe(200);
  });

  it('is named to whoever saves a form that was opened before: restored, the document takes the text', async () => {
    const id = await published('essai-pendant-la-saisie', { _status: 'draft' });
    const path = `/news/${id}?locale=fr&draft=true&depth=0`;
    const opened = JSON.parse((await trial.edit('GET', path)).text);
    const form = { ...opened, introduction: 'Un long texte.', _status: 'draft' };
    expect((await remove(`/news/${id}`)).status).toBe(200);
    const admin = await personHeaders(inject('contentUrl'), 'admin');
    for (const headers of [{}, admin]) {
      for (const [language, words] of [
        ['fr', 'Gardez cette page ouverte'],
        ['en', 'Keep this page open'],
      ] as const) {
        const refused = await trial.edit('PATCH', path, form, { ...headers, 'accept-language': language });
        expect([refused.status, errorsOf(refused)]).toEqual([404, [expect.stringContaining(words)]]);
      }
    }
    const foreign = await trial.edit('PATCH', path, form, await personHeaders(inject('contentUrl'), 'secondEditor'));
    expect([foreign.status, errorsOf(foreign)]).toEqual([404, [expect.stringContaining('n’existe pas')]]);
    expect((await restore('news', id)).status).toBe(200);
    const saved = await trial.edit('PATCH', path, form);
    expect(saved.status, saved.text).toBe(200);
  });

  it('gives a document back as a whole: as a draft alone it would be in the trash and outside of it', async () => {
    const id = await published('essai-moitie');
    await remove(`/news/${id}`);
    for (const path of [`/news/${id}?draft=true`, `/news?draft=true&where[id][equals]=${id}`]) {
      const refused = await trial.edit('PATCH', `${path}&trash=true`, { deletedAt: null, _status: 'draft' });
      expect([refused.status, errorsOf(refused)]).toEqual([400, [expect.stringContaining('pas en brouillon')]]);
    }
    expect(await inTrash('news', id)).toBe(true);
    expect((await restore('news', id)).status).toBe(200);
    expect(await inTrash('news', id)).toBe(false);
  });

  it('publishes nothing that stays in it', async () => {
    const id = await published('essai-publiee-en-corbeille');
    await remove(`/news/${id}`);
    for (const [path, status] of [
      [`/news/${id}?trash=true&locale=fr`, 409],
      [`/news?trash=true&locale=fr&where[id][equals]=${id}`, 400],
    ] as const) {
      const refused = await trial.edit('PATCH', path, { _status: 'published' });
      expect([refused.status, errorsOf(refused)]).toEqual([status, [expect.stringContaining('est dans la corbeille')]]);
    }
    expect(await inTrash('news', id)).toBe(true);
  });

  it('refuses to restore a document whose URL in the other language is taken', async () => {
    const id = await published('essai-retour');
    const english = { title: 'Back', slug: 'essai-back', introduction: 'A try.', _status: 'published' };
    expect((await trial.edit('PATCH', `/news/${id}?locale=en`, english)).status).toBe(200);
    await remove(`/news/${id}`);
    const other = await published('essai-autre-retour');
    expect((await trial.edit('PATCH', `/news/${other}?locale=en`, english)).status).toBe(200);
    expect(errorsOf(await restore('news', id))[0]).toContain('En anglais, l’adresse «\u00a0essai-back\u00a0»');
    expect(await inTrash('news', id)).toBe(true);
  });

  it('includes the redirects that lead to a document, and restores them when it is published again', async () => {
    const id = await published('essai-demenage');
    await trial.publish('news', id, { slug: 'essai-demenagee' });
    expect(await trial.lead('/actualites/essai-demenage')).toBe('/actualites/essai-demenagee');
    await remove(`/news/${id}`);
    expect(await trial.lead('/actualites/essai-demenage')).toBeNull();
    await restore('news', id);
    expect(await trial.lead('/actualites/essai-demenage')).toBeNull();
    await trial.publish('news', id, {});
    expect(await trial.lead('/actualites/essai-demenage')).toBe('/actualites/essai-demenagee');
  });

  it('keeps these redirects as long as there is the document, no other redirect', { timeout: 180_000 }, async () => {
    const isKept = async (from: string) => {
      const where = { from: { equals: `/actualites/${from}` } };
      return (await payload.count({ collection: 'redirects', where, trash: true })).totalDocs > 0;
    };
    const renamed = async (slug: string) => {
      const id = await published(slug);
      await trial.publish('news', id, { slug: `${slug}-2` });
      return id;
    };
    const [restored, used, gone] = [
      await renamed('essai-tard'),
      await renamed('essai-encore-cite'),
      await renamed('essai-parti-pour-de-bon'),
    ];
    await renamed('essai-en-ligne');
    const link = { to: 'document', document: { relationTo: 'news', value: used } };
    const user = await published('essai-cite', {
      body: [{ blockType: 'cards', cards: [{ title: 'Essai', hasLink: true, link }] }],
    });
    expect((await trial.publish('news', user, { body: [] })).status).toBe(200);
    for (const id of [restored, used, gone]) expect((await remove(`/news/${id}`)).status).toBe(200);
    await restore('news', restored);
    await trial.edit('PATCH', `/news/${restored}?locale=fr&draft=true`, { slug: 'essai-tard-3', _status: 'draft' });
    const own = (await trial.readTable()).find(({ from }) => from === '/actualites/essai-en-ligne');
    expect((await remove(`/redirects/${own?.id}`)).status).toBe(200);

    const { emptyTrash } = await import('./empty-trash.ts');
    await emptyTrash(payload, (await daysAhead())(31));
    expect(await inTrash('news', used)).toBe(true);
    const names = ['essai-tard', 'essai-encore-cite', 'essai-parti-pour-de-bon', 'essai-en-ligne'];
    const kept: boolean[] = [];
    for (const name of names) kept.push(await isKept(name));
    expect(kept).toEqual([true, true, false, false]);
    await restore('news', used);
    for (const id of [restored, used]) expect((await trial.publish('news', id, {})).status).toBe(200);
    expect(await trial.lead('/actualites/essai-tard')).toBe('/actualites/essai-tard-3');
    expect(await trial.lead('/actualites/essai-encore-cite')).toBe('/actualites/essai-encore-cite-2');
  });

  it('is emptied after 30 days, but of nothing that a former version refers to', { timeout: 180_000 }, async () => {
    const [image, free, other] = [
      await picture('essai-ancienne'),
      await picture('essai-oubliee'),
      await picture('essai-autre'),
    ];
    const id = await published('essai-garde', { image, _status: 'draft' });
    await trial.edit('PATCH', `/news/${id}?locale=fr`, { image: null, _status: 'draft' });
    // Imported only now: it reads the settings of the service within this process.
    const { emptyTrash } = await import('./empty-trash.ts');
    const days = await daysAhead();
    for (const one of [image, free, other]) expect((await remove(`/media/${one}`)).status).toBe(200);
    await emptyTrash(payload, days(29));
    expect([await inTrash('media', image), await inTrash('media', free)]).toEqual([true, true]);
    // One that cannot be deleted now is deleted an hour later, and the others without it.
    const failure = failAfterStatement(payload, 2);
    expect(await emptyTrash(payload, days(31))).toBeGreaterThan(0);
    expect(failure.restore()).toBe(true);
    await emptyTrash(payload, days(31));
    expect(await inTrash('media', image)).toBe(true);
    for (const one of [free, other]) {
      const gone = payload.findByID({ collection: 'media', id: one, trash: true });
      await expect(gone).rejects.toMatchObject({ status: 404 });
    }
  });

  it('is emptied of documents that refer to each other, unless another one refers to one of them', {
    timeout: 180_000,
  }, async () => {
    /** Two articles in the trash, of which former versions link to each other, and the name of a third one that linked to the first. */
    const pair = async (slug: string) => {
      const [one, other] = [await published(`${slug}-un`), await published(`${slug}-deux`)];
      const cards = (id: number) => ({
        body: [
          {
            blockType: 'cards',
            cards: [
              { title: 'Essai', hasLink: true, link: { to: 'document', document: { relationTo: 'news', value: id } } },
            ],
          },
        ],
      });
      for (const [id, linked] of [
        [one, other],
        [other, one],
      ] as const)
        expect((await trial.publish('news', id, cards(linked))).status).toBe(200);
      return { ids: [one, other], linkTo: (id: number) => cards(id) };
    };
    const unlink = (id: number) => trial.publish('news', id, { body: [] });
    const [free, used] = [await pair('essai-entre-eux'), await pair('essai-retenus')];
    const user = await published('essai-retient', used.linkTo(used.ids[0] ?? 0));
    for (const id of [...free.ids, ...used.ids, user]) expect((await unlink(id)).status).toBe(200);
    for (const id of [...free.ids, ...used.ids]) expect((await remove(`/news/${id}`)).status).toBe(200);
    const { emptyTrash } = await import('./empty-trash.ts');
    await emptyTrash(payload, (await daysAhead())(31));
    for (const id of free.ids)
      await expect(payload.findByID({ collection: 'news', id, trash: true })).rejects.toMatchObject({ status: 404 });
    for (const id of used.ids) expect(await inTrash('news', id)).toBe(true);
  });

  it('is emptied of nothing that an editor has restored and published since it was listed', async () => {
    const id = await published('essai-revenu-a-temps');
    await remove(`/news/${id}`);
    const { emptyTrash } = await import('./empty-trash.ts');
    const deleteListed = payload.delete.bind(payload);
    const deleting = vi.spyOn(payload, 'delete').mockImplementation((async (options: { id?: number }) => {
      if (options.id === id) {
        await restore('news', id);
        await trial.publish('news', id, {});
      }
      return deleteListed(options as never);
    }) as never);
    await emptyTrash(payload, (await daysAhead())(31));
    deleting.mockRestore();
    expect((await trial.send('GET', `/news/${id}`, undefined, trial.service)).status).toBe(200);
  });
});

describe('identifiers', () => {
  it('of deleted documents are not reused', async () => {
    for (const collection of ['media', 'news', 'redirects'] as const) {
      const make = async () =>
        Number(
          (
            await payload.db.create({
              collection,
              data: { school, from: '/essai-n', to: '/', filename: `${Math.random()}` } as never,
              req: {},
            })
          ).id,
        );
      const first = await make();
      await payload.db.deleteOne({ collection, where: { id: { equals: first } }, req: {} });
      const second = await make();
      await payload.db.deleteOne({ collection, where: { id: { equals: second } }, req: {} });
      expect(second, collection).toBeGreaterThan(first);
    }
  });
});
