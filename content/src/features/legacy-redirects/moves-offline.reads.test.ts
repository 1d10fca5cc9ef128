import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

const succeeds = async (response: ReturnType<typeof trial.edit>) => {
  const { status, text } = await response;
  expect(status, text).toBe(200);
};
const publish = (collection: string, id: number, data: object, locale = 'fr') =>
  succeeds(trial.publish(collection, id, data, locale));
/** As the button of the form does it. */
const takeOffline = (collection: string, id: number) =>
  succeeds(trial.edit('PATCH', `/${collection}/${id}?depth=0&unpublishAllLocales=true`, { _status: 'draft' }));
const saveDraft = (collection: string, id: number, data: object, locale = 'fr') =>
  succeeds(trial.edit('PATCH', `/${collection}/${id}?locale=${locale}&draft=true`, { ...data, _status: 'draft' }));

describe('a document that is published again at another URL', () => {
  it('gets redirects from the one before it was taken offline, in both languages', async () => {
    const id = await trial.create('news', trial.article('essai-avant'));
    await publish('news', id, { title: 'Before', slug: 'essai-before' }, 'en');
    await publish('news', id, { slug: 'essai-pendant' });
    await takeOffline('news', id);
    await saveDraft('news', id, { slug: 'essai-never' }, 'en');
    await saveDraft('news', id, { slug: 'essai-after' }, 'en');
    await publish('news', id, { slug: 'essai-apres' });
    expect(await trial.lead('/actualites/essai-avant')).toBe('/actualites/essai-apres');
    expect(await trial.lead('/actualites/essai-pendant')).toBe('/actualites/essai-apres');
    expect(await trial.lead('/en/news/essai-before')).toBe('/en/news/essai-after');
    expect(await trial.lead('/en/news/essai-never')).toBeNull();
  });

  it('and may have an earlier URL of its own again', async () => {
    const id = await trial.create('news', trial.article('essai-premiere'));
    await publish('news', id, { slug: 'essai-seconde' });
    await saveDraft('news', id, { slug: 'essai-premiere' });
    await takeOffline('news', id);
    await publish('news', id, {});
    expect(await trial.lead('/actualites/essai-premiere')).toBeNull();
    expect(await trial.lead('/actualites/essai-seconde')).toBe('/actualites/essai-premiere');
  });

  it('gets none from a URL that another published document has now, or an editor’s own redirect', async () => {
    const [taken, redirected] = [
      await trial.create('news', trial.article('essai-cede')),
      await trial.create('news', trial.article('essai-remplace')),
    ];
    await takeOffline('news', redirected);
    await trial.create('redirects', { from: '/actualites/essai-remplace', to: '/ecole' });
    await publish('news', redirected, { slug: 'essai-remplacee' });
    expect(await trial.lead('/actualites/essai-remplace')).toBe('/ecole');

    const layout = { layout: 'default', _status: 'published' };
    const rubrique = await trial.create('pages', { title: 'R', slug: 'essai-tout', ...layout });
    const page = await trial.create('pages', { title: 'S', slug: 'dessous', parent: rubrique, ...layout });
    await takeOffline('pages', page);
    await trial.create('redirects', { from: '/essai-tout/*', to: '/ecole' });
    await publish('pages', page, { slug: 'essai-dessus', parent: null });
    expect(await trial.lead('/essai-tout/dessous')).toBe('/ecole');

    await succeeds(trial.edit('DELETE', `/news/${taken}`));
    await trial.create('news', trial.article('essai-cede'));
    const restored = { deletedAt: null, slug: 'essai-cede-2', _status: 'draft' };
    await succeeds(trial.edit('PATCH', `/news/${taken}?trash=true&locale=fr`, restored));
    await publish('news', taken, {});
    expect(await trial.lead('/actualites/essai-cede')).toBeNull();
  });

  it('gets them from the trash too, and those that led to it before', async () => {
    const id = await trial.create('news', trial.article('essai-jadis'));
    await publish('news', id, { slug: 'essai-naguere' });
    await succeeds(trial.edit('DELETE', `/news/${id}`));
    await succeeds(trial.edit('PATCH', `/news?trash=true&where[id][equals]=${id}`, { deletedAt: null }));
    await publish('news', id, { slug: 'essai-maintenant' });
    expect(await trial.lead('/actualites/essai-naguere')).toBe('/actualites/essai-maintenant');
    expect(await trial.lead('/actualites/essai-jadis')).toBe('/actualites/essai-maintenant');
  });

  it('gets them from the trash too where it is one of several that are published together', async () => {
    const id = await trial.create('news', trial.article('essai-hier'));
    const other = await trial.create('news', { ...trial.article('essai-avec'), _status: 'draft' });
    await publish('news', id, { slug: 'essai-aujourdhui' });
    await succeeds(trial.edit('DELETE', `/news/${id}`));
    expect(await trial.lead('/actualites/essai-hier')).toBeNull();
    await succeeds(trial.edit('PATCH', `/news?trash=true&where[id][equals]=${id}`, { deletedAt: null }));
    const both = `/news?where[id][in]=${id},${other}&locale=fr&draft=true`;
    await succeeds(trial.edit('PATCH', both, { _status: 'published' }));
    expect(await trial.lead('/actualites/essai-hier')).toBe('/actualites/essai-aujourdhui');
  });

  it('has left no redirect behind that leads to it in the trash, whatever its draft was called', async () => {
    const [online, offline] = [
      await trial.create('news', trial.article('essai-public')),
      await trial.create('news', trial.article('essai-retire')),
    ];
    await publish('news', online, { slug: 'essai-public-2' });
    await publish('news', offline, { slug: 'essai-retire-2' });
    await takeOffline('news', offline);
    await saveDraft('news', online, { slug: 'essai-public-3' });
    await saveDraft('news', offline, { slug: 'essai-retire-3' });
    for (const id of [online, offline]) await succeeds(trial.edit('DELETE', `/news/${id}`));
    const [formerly, removed] = ['/actualites/essai-public', '/actualites/essai-retire'];
    expect([await trial.lead(formerly), await trial.lead(removed)]).toEqual([null, null]);
    for (const id of [online, offline]) {
      await succeeds(trial.edit('PATCH', `/news?trash=true&where[id][equals]=${id}`, { deletedAt: null }));
      await publish('news', id, {});
    }
    expect([await trial.lead(formerly), await trial.lead(removed)]).toEqual([`${formerly}-3`, `${removed}-3`]);
  });

  it('is a sub-page whose rubrique has moved as well', async () => {
    const layout = { layout: 'default', _status: 'published' };
    const rubrique = await trial.create('pages', { title: 'R', slug: 'essai-ici', ...layout });
    const page = await trial.create('pages', { title: 'S', slug: 'dessous', parent: rubrique, ...layout });
    for (const id of [page, rubrique]) await takeOffline('pages', id);
    await publish('pages', rubrique, { slug: 'essai-la' });
    expect(await trial.lead('/essai-ici')).toBe('/essai-la');
    expect(await trial.lead('/essai-ici/dessous')).toBeNull();
    await publish('pages', page, {});
    expect(await trial.lead('/essai-ici/dessous')).toBe('/essai-la/dessous');
    await takeOffline('pages', page);
  });

  it('is a sub-page from the trash, whose rubrique has moved before and since', async () => {
    const layout = { layout: 'default', _status: 'published' };
    const rubrique = await trial.create('pages', { title: 'R', slug: 'essai-un', ...layout });
    const page = await trial.create('pages', { title: 'S', slug: 'dessous', parent: rubrique, ...layout });
    await publish('pages', rubrique, { slug: 'essai-deux' });
    expect(await trial.lead('/essai-un/dessous')).toBe('/essai-deux/dessous');
    await succeeds(trial.edit('DELETE', `/pages/${page}`));
    await publish('pages', rubrique, { slug: 'essai-trois' });
    await succeeds(trial.edit('PATCH', `/pages?trash=true&where[id][equals]=${page}`, { deletedAt: null }));
    await publish('pages', page, {});
    for (const from of ['/essai-un/dessous', '/essai-deux/dessous']) {
      expect(await trial.lead(from), from).toBe('/essai-trois/dessous');
    }
    await takeOffline('pages', page);
  });
});

it('the history of a document that is taken offline keeps what was online, below the draft', async () => {
  const id = await trial.create('news', trial.article('essai-historique'));
  const read = async () => {
    const { text } = await trial.edit('GET', `/news/versions?where[parent][equals]=${id}&depth=0&sort=-updatedAt`);
    return (JSON.parse(text).docs as { version: { _status: string } }[]).map(({ version }) => version._status);
  };
  await takeOffline('news', id);
  expect(await read()).toEqual(['draft', 'published']);
  await publish('news', id, {});
  await saveDraft('news', id, { title: 'Un brouillon' });
  await takeOffline('news', id);
  // The draft that waited, and its copy.
  expect(await read()).toEqual(['draft', 'draft', 'published', 'draft', 'published']);
});
