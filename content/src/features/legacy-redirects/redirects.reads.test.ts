// For the type of what the tests' content service provides.

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

describe('a redirect', () => {
  it('is read by the site as it is stored', async () => {
    await trial.create('redirects', { from: ' /Essai-Ancienne/ ', to: '/Ecole/' });
    expect(await trial.readTable()).toContainEqual(expect.objectContaining({ from: '/essai-ancienne', to: '/ecole' }));
  });

  it.each([
    [{ from: '/essai-a', to: '/essai-a' }, 'tourne en rond'],
    [{ from: '/essai-a', to: '/presentation' }, 'elle-même redirigée'],
    [{ from: '/essai-a', to: '/blog/un-article' }, '« /blog/* » vers « /actualites/* »'],
    [{ from: '/admissions', to: '/ecole' }, 'masquerait la page'],
    [{ from: '/%61dmissions', to: '/ecole' }, 'masquerait la page'],
    [{ from: '/en/school/history', to: '/ecole' }, 'publiée à l’adresse /en/school/history'],
    [{ from: '/campus/*', to: '/ecole' }, 'masquerait la page « Campus de'],
    [{ from: '/agenda/*', to: '/ecole' }, 'masquerait un écran du site : /agenda/portes-ouvertes'],
    [{ from: '/campus', to: '/ecole' }, 'masquerait un écran du site'],
    [{ from: '/presentation', to: '/admissions' }, 'a déjà une redirection'],
    [{ from: '/essai-a', to: 'https://evil.example/' }, 'evil.example » n’est pas autorisé'],
    [{ from: '/essai-a?x=1', to: '/ecole' }, 's’arrête avant'],
    [{ from: '/api/essai', to: '/ecole' }, 'réservée au serveur'],
  ])('%j is refused with a sentence', async (row, sentence) => {
    const response = await trial.edit('POST', '/redirects', row);
    expect(response.status).toBe(400);
    expect(response.text.replaceAll(' ', ' ').replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('is refused where another one leads to its old URL', async () => {
    await trial.create('redirects', { from: '/essai-vers', to: '/essai-cible' });
    const response = await trial.edit('POST', '/redirects', { from: '/essai-cible', to: '/ecole' });
    expect(response.status).toBe(400);
    expect(response.text).toContain('/essai-vers');
    const english = await trial.edit(
      'POST',
      '/redirects',
      { from: '/essai-cible', to: '/ecole' },
      { 'accept-language': 'en' },
    );
    expect(english.text).toContain('leads to this address');
  });

  it('is one of several that are given the same old URL at once', async () => {
    const ids = [
      await trial.create('redirects', { from: '/essai-une', to: '/ecole' }),
      await trial.create('redirects', { from: '/essai-deux', to: '/ecole' }),
    ];
    const saved = await trial.edit('PATCH', `/redirects?where[id][in]=${ids.join(',')}`, { from: '/essai-meme' });
    expect([saved.status, JSON.parse(saved.text).errors]).toEqual([
      400,
      [expect.objectContaining({ message: 'Cette ancienne adresse a déjà une redirection.' })],
    ]);
    expect((await trial.readTable()).filter(({ from }) => from === '/essai-meme').length).toBe(1);
  });

  it('is not changed in the trash, nor on the way there: it would come back unchecked with its document', async () => {
    const id = await trial.create('news', trial.article('un-essai-revient'));
    await trial.publish('news', id, { slug: 'un-essai-revenu' });
    const row = (await trial.readTable()).find(({ from }) => from === '/actualites/un-essai-revient')?.id;
    const change = (data: object, query = '', headers = {}) =>
      trial.edit('PATCH', `/redirects/${row}?locale=fr${query}`, data, headers);
    const gone = await change({ from: '/formations', deletedAt: '2026-11-20T09:00:00.000Z' });
    expect([gone.status, gone.text]).toEqual([400, expect.stringContaining('restaurez-la')]);
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    for (const [data, query] of [
      [{ from: '/formations' }, '&trash=true'],
      [{ to: '/formations' }, '&trash=true'],
    ] as const) {
      const refused = await change(data, query, { 'accept-language': 'en' });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('restore it')]);
    }
    // Taken out of it, it is checked as any other.
    const hidden = await change({ from: '/formations', deletedAt: null }, '&trash=true');
    expect([hidden.status, hidden.text]).toEqual([400, expect.stringContaining('masquerait')]);
    await trial.edit('PATCH', `/news/${id}?locale=fr&trash=true`, { deletedAt: null, _status: 'draft' });
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect(await trial.lead('/actualites/un-essai-revient')).toBe('/actualites/un-essai-revenu');
    expect(await trial.lead('/formations')).toBeNull();
  });

  it('may lead to the media storage, which the site replaces', async () => {
    await trial.create('redirects', { from: '/essai-fichiers/*.pdf', to: 'media-storage:/Essai/*.pdf' });
    expect(await trial.lead('/Essai-Fichiers/Plan.pdf')).toBe('media-storage:/Essai/Plan.pdf');
  });
});

describe('publishing', () => {
  it('is refused at a URL that a redirect takes, and the editor reads which one', async () => {
    await trial.create('redirects', { from: '/actualites/essai-pris', to: '/ecole' });
    const response = await trial.edit('POST', '/news?locale=fr', trial.article('essai-pris'));
    expect(response.status).toBe(400);
    expect(response.text).toContain('/actualites/essai-pris');
    expect(response.text).toContain('supprimez cette redirection');
    const id = await trial.create('news', { ...trial.article('essai-pris'), _status: 'draft' });
    expect((await trial.publish('news', id, {})).status).toBe(400);
  });
});

describe('publishing a rubrique', () => {
  it('is refused where a redirect takes the URL of a page below it, in each language', async () => {
    const layout = 'default';
    const mother = { title: 'M', slug: 'essai-mere', layout, _status: 'draft' };
    const rubrique = await trial.create('pages', mother);
    const below = { title: 'F', slug: 'fille', layout, parent: rubrique, _status: 'published' };
    const page = await trial.create('pages', below);
    expect((await trial.publish('pages', page, { title: 'D', slug: 'daughter' }, 'en')).status).toBe(200);

    const row = await trial.create('redirects', { from: '/essai-mere/fille', to: '/ecole' });
    const refused = await trial.publish('pages', rubrique, {});
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('/essai-mere/fille');
    await trial.edit('DELETE', `/redirects/${row}`);
    expect((await trial.publish('pages', rubrique, {})).status).toBe(200);

    await trial.create('redirects', { from: '/en/essai-mother/*', to: '/en/school' });
    const english = await trial.publish('pages', rubrique, { title: 'M', slug: 'essai-mother' }, 'en');
    expect(english.status).toBe(400);
    expect(english.text).toContain('/en/essai-mother/daughter');
    expect((await trial.publish('pages', rubrique, { title: 'M', slug: 'essai-parent' }, 'en')).status).toBe(200);
  });
});

describe('a change of slug', () => {
  it('redirects the old URL, language by language, there and back', async () => {
    const id = await trial.create('news', trial.article('essai-un'));
    expect(
      (await trial.publish('news', id, { title: 'One', slug: 'essai-one', introduction: 'A try.' }, 'en')).status,
    ).toBe(200);
    expect((await trial.publish('news', id, { slug: 'essai-deux' })).status).toBe(200);
    expect(await trial.lead('/actualites/essai-un')).toBe('/actualites/essai-deux');
    expect(await trial.lead('/en/news/essai-one')).toBeNull();
    expect((await trial.publish('news', id, { slug: 'essai-trois' })).status).toBe(200);
    const rows = (await trial.readTable()).filter(
      ({ from, automatic }) => automatic && from.startsWith('/actualites/essai'),
    );
    expect(rows.map(({ from, to, automatic }) => [from, to, automatic])).toEqual([
      ['/actualites/essai-deux', '/actualites/essai-trois', true],
      ['/actualites/essai-un', '/actualites/essai-trois', true],
    ]);
    expect((await trial.publish('news', id, { slug: 'essai-un' })).status).toBe(200);
    expect(await trial.lead('/actualites/essai-un')).toBeNull();
    expect(await trial.lead('/actualites/essai-deux')).toBe('/actualites/essai-un');
    expect((await trial.publish('news', id, { slug: 'essai-two' }, 'en')).status).toBe(200);
    expect(await trial.lead('/en/news/essai-one')).toBe('/en/news/essai-two');
    expect(await trial.lead('/news/Essai-Deux')).toBe('/actualites/essai-un');
  });

  it('writes no row for drafts and for documents that were never published', async () => {
    const id = await trial.create('news', { ...trial.article('essai-brouillon'), _status: 'draft' });
    await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { slug: 'essai-brouillon-2', _status: 'draft' });
    await trial.publish('news', id, {});
    await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { slug: 'essai-brouillon-3', _status: 'draft' });
    expect((await trial.readTable()).filter(({ to }) => to.includes('brouillon'))).toEqual([]);
  });

  it('redirects sub-pages too, the agenda of a campus and the portfolios of a course', async () => {
    const rubrique = await trial.create('pages', {
      title: 'R',
      slug: 'essai-rubrique',
      layout: 'default',
      _status: 'published',
    });
    const below = { title: 'S', slug: 'sous-page', layout: 'default', parent: rubrique, _status: 'published' };
    await trial.create('pages', below);
    await trial.publish('pages', rubrique, { slug: 'essai-section' });
    expect(await trial.lead('/essai-rubrique/sous-page')).toBe('/essai-section/sous-page');
    expect(await trial.lead('/essai-rubrique')).toBe('/essai-section');

    const course = {
      ...{ title: 'C', slug: 'essai-cours', introduction: 'Essai.', family: 'object', level: 'bachelor', duration: 36 },
      ...{ rhythms: ['initial'], languages: ['fr'], _status: 'published' },
    };
    const id = await trial.create('courses', course);
    await trial.publish('courses', id, { slug: 'essai-formation' });
    expect(await trial.lead('/formations/essai-cours')).toBe('/formations/essai-formation');
    expect(await trial.lead('/portfolios/essai-cours')).toBe('/portfolios/essai-formation');
  });

  it('of a rubrique redirects the page below it, which gets another slug in the same publication', async () => {
    const layout = { layout: 'default', _status: 'published' };
    const rubrique = await trial.create('pages', { title: 'R', slug: 'essai-haut', ...layout });
    const page = await trial.create('pages', { title: 'S', slug: 'bas', parent: rubrique, ...layout });
    for (const [id, slug] of [
      [rubrique, 'essai-sommet'],
      [page, 'pied'],
    ] as const) {
      await trial.edit('PATCH', `/pages/${id}?locale=fr&draft=true`, { slug, _status: 'draft' });
    }
    const both = `/pages?where[id][in]=${rubrique},${page}&locale=fr&draft=true`;
    const published = await trial.edit('PATCH', both, { _status: 'published' });
    expect([published.status, published.body.docs?.length], published.text).toEqual([200, 2]);
    expect(await trial.lead('/essai-haut')).toBe('/essai-sommet');
    expect(await trial.lead('/essai-haut/bas')).toBe('/essai-sommet/pied');
    const rows = (await trial.readTable()).filter(({ from }) => from === '/essai-haut/bas');
    expect(rows.length).toBe(1);
  });

  it('to a URL that an editor’s own redirect takes is refused', async () => {
    await trial.create('redirects', { from: '/actualites/essai-reserve', to: '/ecole' });
    const id = await trial.create('news', trial.article('essai-libre'));
    const response = await trial.publish('news', id, { slug: 'essai-reserve' });
    expect(response.status).toBe(400);
    expect(response.text).toContain('supprimez cette redirection');
  });

  it('writes a redirect that is an editor’s own once it leads elsewhere', async () => {
    const moved = await trial.create('news', trial.article('essai-parti'));
    await trial.publish('news', moved, { slug: 'essai-arrive' });
    const rowOf = async () => (await trial.readTable()).find(({ from }) => from === '/actualites/essai-parti');
    const { id: row } = (await rowOf()) ?? {};
    const edit = (data: object) => trial.edit('PATCH', `/redirects/${row}`, data);
    expect((await edit({ from: '/Actualites/essai-parti', to: '/actualites/essai-arrive' })).status).toBe(200);
    expect(await rowOf()).toMatchObject({ automatic: true });
    expect((await edit({ to: '/ecole' })).status).toBe(200);
    const id = await trial.create('news', trial.article('essai-autre'));
    expect((await trial.publish('news', id, { slug: 'essai-parti' })).status).toBe(400);
    expect(await rowOf()).toMatchObject({ to: '/ecole', automatic: false });
  });
});

describe('a redirect from the address of a page in the trash', () => {
  /** An article in the trash that had three addresses. */
  const gone = async (slug: string) => {
    const id = await trial.create('news', trial.article(slug));
    for (const next of [`${slug}-2`, `${slug}-3`]) await trial.publish('news', id, { slug: next });
    expect((await trial.edit('DELETE', `/news/${id}`)).status).toBe(200);
    const addresses = ['', '-2', '-3'].map((end) => `/actualites/${slug}${end}`) as [string, string, string];
    return { addresses, leads: async () => [await trial.lead(addresses[0]), await trial.lead(addresses[1])] };
  };

  it('takes the redirects along that led to the page', async () => {
    const { addresses, leads } = await gone('essai-cesse');
    expect(await leads()).toEqual([null, null]);
    await trial.create('redirects', { from: addresses[2], to: '/actualites#essai' });
    expect(await leads()).toEqual(['/actualites#essai', '/actualites#essai']);
    const rows = (await trial.readTable()).filter(({ from }) => addresses.includes(from));
    expect(rows.map(({ automatic }) => automatic)).toEqual([true, true, false]);
  });

  it('takes them along from a file', async () => {
    const { addresses, leads } = await gone('essai-cesse-aussi');
    const response = await trial.importRows(`${addresses[2]},/ecole`);
    expect(JSON.parse(response.text)).toMatchObject({ created: 1 });
    expect(await leads()).toEqual(['/ecole', '/ecole']);
  });

  it('leaves those in the trash whose old address has a page or a redirect, or is where it leads', async () => {
    const { addresses, leads } = await gone('essai-revient');
    await trial.create('redirects', { from: addresses[2], to: addresses[0] });
    expect(await leads()).toEqual([null, addresses[0]]);
    const other = await gone('essai-occupe');
    await trial.create('news', trial.article('essai-occupe'));
    await trial.create('redirects', { from: other.addresses[1], to: '/ecole' });
    await trial.create('redirects', { from: other.addresses[2], to: '/admissions' });
    expect(await other.leads()).toEqual([null, '/ecole']);
  });
});

describe('a file of redirects', () => {
  /** Sends bytes as they are. */
  const postCsv = async (body: BodyInit) => {
    const headers = new Headers(await personHeaders(inject('contentUrl'), 'editor'));
    if (!(body instanceof FormData)) headers.set('content-type', 'text/csv');
    return fetch(`${inject('contentUrl')}/api/redirects/csv`, { method: 'POST', headers, body });
  };

  it('is the same after export and import, and is saved as a whole or not at all', async () => {
    const exported = (await trial.edit('GET', '/redirects/csv')).text;
    const rows = (await trial.readTable()).length;
    expect(exported.trim().split('\r\n')).toHaveLength(rows + 1);
    const again = await trial.edit('POST', '/redirects/csv', exported, { 'content-type': 'text/csv' });
    expect(JSON.parse(again.text)).toEqual({ created: 0, updated: 0, unchanged: rows });

    const refused = await trial.importRows('/essai-csv,/ecole', '/essai-csv-2,/presentation', '/campus,/ecole');
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text).errors.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
    expect(await trial.readTable()).toHaveLength(rows);
  });

  it('may be Windows-1252, as French spreadsheets save it, as a body and from a form', async () => {
    const lines = 'ancienne_adresse;nouvelle_adresse\r\n/essai-œuvres-d’été;/ecole\r\n';
    const inWindows = Buffer.from(lines.replace('œ', '\x9c').replace('’', '\x92'), 'latin1');
    const form = new FormData();
    form.append('file', new Blob([inWindows], { type: 'text/csv' }), 'redirections.csv');
    expect(await (await postCsv(inWindows)).json()).toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(await trial.lead('/essai-œuvres-d’été')).toBe('/ecole');
    for (const body of [form, lines]) {
      expect(await (await postCsv(body)).json()).toEqual({ created: 0, updated: 0, unchanged: 1 });
    }
  });

  it('in UTF-16 is refused', async () => {
    const text = '\uFEFFancienne_adresse;nouvelle_adresse\r\n/essai-été;/ecole\r\n';
    for (const body of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const response = await postCsv(body);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('La première ligne doit nommer les colonnes');
    }
  });

  it('of a thousand rows is imported within its time limit', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `/essai-lot/${index}/*,/ecole`);
    const started = performance.now();
    const response = await trial.importRows(...lines);
    expect(JSON.parse(response.text)).toEqual({ created: 1000, updated: 0, unchanged: 0 });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await trial.lead('/essai-lot/77/x')).toBe('/ecole');
    const removed = await trial.edit('DELETE', '/redirects?where[from][like]=/essai-lot/&depth=0&limit=0');
    expect(removed.status).toBe(200);
  });

  it('is for editors of the school only', async () => {
    expect((await trial.send('GET', '/redirects/csv')).status).toBe(401);
    expect((await trial.send('GET', '/redirects/csv', undefined, trial.service)).status).toBe(403);
  });
});
