import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { linkingText } from '../../../tests/linking-text.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { ServiceChecklist } from './checklist-endpoints.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
/** an editor of the other school */
let stranger: Record<string, string> = {};

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  stranger = await personHeaders(inject('contentUrl'), 'secondEditor');
});
afterAll(() => trial.clear());

type Values = Record<string, unknown>;

const pathTo = (collection: string, id: number | null, locale = 'fr') =>
  `/${collection}${id === null ? '' : `/${id}`}/publishing-checklist?locale=${locale}`;
async function check(collection: string, id: number | null, values: Values, locale = 'fr', headers = {}) {
  const response = await trial.edit('POST', pathTo(collection, id, locale), { values }, headers);
  expect(response.status, response.text).toBe(200);
  return JSON.parse(response.text) as ServiceChecklist;
}
async function readForm(collection: string, id: number, changes: Values = {}): Promise<Values> {
  const { text } = await trial.edit('GET', `/${collection}/${id}?locale=fr&draft=true&depth=0`);
  return { ...JSON.parse(text), ...changes };
}
const first = async (collection: string, query: string, headers = {}): Promise<Values & { id: number }> => {
  const { text } = await trial.edit('GET', `/${collection}?${query}&limit=1&depth=0&locale=fr`, undefined, headers);
  return JSON.parse(text).docs[0];
};
const draft = (slug: string) => ({ ...trial.article(slug), _status: 'draft' });
const toDocument = (relationTo: string, value: number) => ({ linkType: 'internal', doc: { relationTo, value } });
const toAddress = (url: string) => ({ linkType: 'custom', url });

describe('errors', () => {
  it('are the sentences with which the publication of the same form is refused', async () => {
    await trial.create('news', trial.article('essai-pris'));
    const id = await trial.create('news', draft('essai-liste'));
    const form = await readForm('news', id, { title: '', slug: 'essai-pris' });
    const { findings } = await check('news', id, form);
    expect(findings.filter(({ blocks }) => blocks)).toEqual([
      {
        check: 'slug',
        blocks: true,
        path: 'slug',
        message: expect.stringContaining('est déjà celle de «\u00a0essai-pris\u00a0»'),
      },
      { check: 'fields', blocks: true, path: 'title', message: 'Titre\u00a0: Ce champ est obligatoire.' },
    ]);
    // A publication stops at the first.
    const { updatedAt: _mark, ...values } = form;
    const refused = await trial.publish('news', id, values);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(findings[0]?.message);
    const untitled = await trial.publish('news', id, { ...values, slug: 'essai-liste' });
    expect(untitled.status).toBe(400);
    expect(untitled.text).toContain('Ce champ est obligatoire.');
  });

  it('name rows by their path, and dates by their check', async () => {
    const id = await trial.create('events', {
      ...{ title: 'Essai', slug: 'essai-dates', kind: 'open-day', _status: 'draft' },
      ...{ dateStart: '2027-03-06T09:00:00.000Z' },
    });
    const values = await readForm('events', id, { dateEnd: '2027-03-06T08:00:00.000Z' });
    expect((await check('events', id, values)).findings).toMatchObject([
      {
        check: 'date',
        blocks: true,
        path: 'dateEnd',
        message: expect.stringMatching(/^Fin\s: La fin .* précède le début/),
      },
    ]);
    const body = [{ blockType: 'quote', text: 'A', author: '' }];
    const article = await trial.create('news', draft('essai-rangs'));
    const form = await readForm('news', article, { body });
    expect((await check('news', article, form)).findings).toMatchObject([
      { check: 'fields', blocks: true, path: 'body.0.author', message: expect.stringContaining('Auteur') },
    ]);
  });

  it('list images without a text in a language of the page', async () => {
    const image = await trial.upload('essai-sans-texte');
    const id = await trial.create('news', draft('essai-images'));
    const form = await readForm('news', id, { image });
    expect((await check('news', id, form)).findings).toEqual([]);
    const translated = { title: 'A trial', slug: 'essai-trial-images' };
    expect((await trial.edit('PATCH', `/news/${id}?locale=en&draft=true`, translated)).status).toBe(200);
    const { findings } = await check('news', id, form);
    expect(findings).toMatchObject([{ check: 'images', blocks: true, path: 'image' }]);
    expect(findings[0]?.message).toMatch(/«\sessai-sans-texte\.png\s» n’a pas de texte alternatif en anglais/);
    const { updatedAt: _mark, ...values } = form;
    expect((await trial.publish('news', id, values)).text).toContain(findings[0]?.message);
  });

  it('are none for what is published, and for a new form that can be', async () => {
    const { id } = await first('courses', 'where[_status][equals]=published');
    const form = await readForm('courses', id);
    expect((await check('courses', id, form)).findings.filter(({ blocks }) => blocks)).toEqual([]);
    const { findings, url } = await check('news', null, { title: 'Essai tout neuf' });
    expect(findings).toEqual([]);
    expect(url).toMatch(/\/actualites\/essai-tout-neuf$/);
  });
});

it('writes nothing', async () => {
  const id = await trial.create('news', draft('essai-sans-trace'));
  const versions = async () =>
    JSON.parse((await trial.edit('GET', `/news/versions?where[parent][equals]=${id}&depth=0`)).text).totalDocs;
  const before = [await readForm('news', id), await versions()];
  await check('news', id, await readForm('news', id, { title: 'Un autre titre' }));
  expect([await readForm('news', id), await versions()]).toEqual(before);
});

describe('inner links', () => {
  it('are followed to published documents of the language, pages and redirects', async () => {
    const hidden = await trial.create('news', draft('essai-cache'));
    const french = await trial.create('news', trial.article('essai-francais'));
    await trial.create('redirects', { from: '/essai-ancien', to: '/campus' });
    const id = await trial.create('news', draft('essai-liens'));
    const links = [
      ...[toDocument('news', french), toDocument('news', hidden), toDocument('news', 999_999), toDocument('news', id)],
      ...[toAddress('/actualites/essai-francais'), toAddress('/actualites/essai-cache'), toAddress('/essai-ancien')],
      ...[toAddress('/formations?level=master'), toAddress('/nulle-part'), toAddress('https://autre.example/x')],
      toAddress(`${inject('contentUrl')}/api/media/file/reglement.pdf`),
    ];
    const form = await readForm('news', id, { body: [linkingText(...links)] });
    const faults = async (locale: string) =>
      (await check('news', id, form, locale)).findings
        .filter((finding) => finding.check === 'links')
        .map(({ within, message }) => `${within?.index} ${message}`);
    expect(await faults('fr')).toEqual([
      expect.stringMatching(/^1 Le lien «\u00a0lien 1\u00a0» mène à «\u00a0essai-cache\u00a0», qui n’est pas publié/),
      expect.stringMatching(/^2 .* n’existe plus/),
      expect.stringMatching(/^5 .*\/actualites\/essai-cache, où il n’y a pas de page/),
      expect.stringMatching(/^8 .*\/nulle-part/),
      expect.stringMatching(/^10 .*\/api\/media\/file\/reglement\.pdf, que les visiteurs ne peuvent pas ouvrir/),
    ]);
    expect(await faults('en')).toContainEqual(
      expect.stringMatching(/^0 .*«\u00a0essai-francais\u00a0», qui n’existe pas en anglais/),
    );
  });

  it('to a page below a rubrique leave the form in its language', async () => {
    const page = (slug: string) => ({ title: slug, slug, layout: 'default', _status: 'published' });
    const parent = await trial.create('pages', page('essai-rubrique-liee'));
    const below = await trial.create('pages', { ...page('essai-page-liee'), parent });
    const id = await trial.create('news', draft('essai-lien-vers-page'));
    // As the panel sends it: without the fields that are empty.
    const stored = Object.entries(await readForm('news', id)).filter(([, value]) => value !== null);
    const { seo: _empty, ...form } = Object.fromEntries(stored);
    const { findings } = await check('news', id, { ...form, body: [linkingText(toDocument('pages', below))] });
    expect(findings.filter(({ blocks }) => blocks)).toEqual([]);
  });
});

it('names the CRM links that an offering lacks, with the form in which each is added', async () => {
  const { course, campus } = (await first('offerings', 'where[_status][equals]=published')) as Values;
  const values = { course, campus, rhythm: 'initial', fees: 0, places: 1 };
  expect((await check('offerings', null, values)).findings).toEqual([]);
  const bare = await trial.create('courses', {
    ...{ title: 'Essai', slug: 'essai-crm', introduction: 'Une formation d’essai.', _status: 'published' },
    ...{ family: 'object', level: 'bachelor', duration: 36, rhythms: ['initial'], languages: ['fr'] },
  });
  const { findings } = await check('offerings', null, { ...values, course: bare });
  expect(findings.map(({ check: name, blocks }) => `${name} ${blocks}`)).toEqual(Array(3).fill('crm false'));
  expect(findings[0]?.href).toContain(`/crm-links/create?action=contact&course=${bare}&campus=${campus}`);
  // A contributor reads the same, without a form that would refuse a new link.
  const contributor = await personHeaders(inject('contentUrl'), 'contributor');
  const { findings: read } = await check('offerings', null, { ...values, course: bare }, 'fr', contributor);
  expect(read.map(({ message, href }) => [message, href])).toEqual(findings.map(({ message }) => [message, undefined]));
});

it('says of a page that its rubrique is offline, or has no address in the language', async () => {
  const page = (slug: string, rest: object) => ({ title: slug, slug, layout: 'default', ...rest });
  const rubrique = await trial.create('pages', page('essai-a-venir', { _status: 'draft' }));
  const below = page('essai-dessous', { parent: rubrique });
  const advice = async (locale: string) =>
    (await check('pages', null, below, locale)).findings.filter((finding) => finding.check === 'slug');
  expect(await advice('fr')).toEqual([
    {
      check: 'slug',
      blocks: false,
      path: 'parent',
      message: expect.stringContaining('«\u00a0essai-a-venir\u00a0» n’est pas en ligne'),
    },
  ]);
  expect((await trial.publish('pages', rubrique, {})).status).toBe(200);
  expect(await advice('fr')).toEqual([]);
  expect(await advice('en')).toMatchObject([
    { blocks: false, message: expect.stringContaining('pas d’adresse en anglais') },
  ]);
});

it('gives what the previews need', async () => {
  const { id } = await first('pages', 'where[parent][exists]=true&where[_status][equals]=published');
  const { id: image } = await first('media', 'where[mimeType][contains]=image/');
  const form = await readForm('pages', id, { seo: { shareImage: image } });
  const { school, shareImage, url } = await check('pages', id, form);
  expect(school).toMatchObject({ name: 'École Méridienne', siteName: expect.stringContaining('Méridienne') });
  expect(url).toMatch(new RegExp(`^http.*/[a-z-]+/${form.slug}$`));
  expect(shareImage).toMatch(/^\/api\/media\/files\/[0-9a-f]{24}\/640\.webp$/);
});

describe('the guard of schools', () => {
  it('is for those who may change the document', async () => {
    const id = await trial.create('news', draft('essai-gardes'));
    const body = { values: {} };
    expect((await trial.send('POST', pathTo('news', id), body)).status).toBe(401);
    expect((await trial.send('POST', pathTo('news', null), body)).status).toBe(401);
    expect((await trial.send('POST', pathTo('news', id), body, trial.service)).status).toBe(403);
    expect((await trial.send('POST', pathTo('news', null), body, trial.service)).status).toBe(403);
    expect((await trial.send('POST', pathTo('news', id), body, stranger)).status).toBe(404);
    expect((await trial.edit('POST', pathTo('news', 999_999), body)).status).toBe(404);
    expect((await trial.edit('POST', pathTo('news', id), { values: 7 })).status).toBe(400);
    expect((await trial.edit('POST', pathTo('news', id, 'all'), body)).status).toBe(400);
    for (const field of ['title', 'slug', 'image', 'publishDate', 'body', 'seo']) {
      const mistyped = await trial.edit('POST', pathTo('news', id), { values: { [field]: field === 'seo' ? 7 : {} } });
      expect([field, mistyped.status]).toEqual([field, 400]);
    }
  });

  it('tells an editor nothing of documents of another school', async () => {
    const secret = await trial.create('news', { ...trial.article('essai-secret'), title: 'Un titre confidentiel' });
    // In English it has no description, which a publication would say with its name.
    const picture = await trial.upload('essai-confidentiel');
    const { id: course } = await first('courses', 'where[_status][equals]=published');
    const { school } = await first('news', `where[id][equals]=${secret}`);
    const values = {
      title: 'Essai',
      slug: 'essai-ailleurs',
      image: picture,
      seo: { shareImage: picture },
      body: [linkingText(toDocument('news', secret), toAddress('/actualites/essai-secret'))],
    };
    const { findings, ...preview } = await check('news', null, values, 'en', stranger);
    expect(preview.shareImage).toBeNull();
    expect(JSON.stringify({ findings, preview })).not.toMatch(/confidentiel|Méridienne/);
    expect(findings).toContainEqual(
      expect.objectContaining({ blocks: true, message: expect.stringContaining('appartient à une autre école') }),
    );
    expect(findings.filter((finding) => finding.check === 'links').map(({ message }) => message)).toEqual([
      expect.stringContaining('n’existe plus'),
      expect.stringContaining('où il n’y a pas de page'),
    ]);
    const offering = await check('offerings', null, { course, campus: 1, fees: 0, places: 1 }, 'fr', stranger);
    expect(JSON.stringify(offering.findings)).not.toContain('Méridienne');
    const foreign = await trial.edit('POST', pathTo('news', null), { values: { title: 'Essai', school } }, stranger);
    expect(foreign.status).toBe(403);
  });

  it.each([
    ['null', null],
    ['vide', ''],
  ])('nor does it where the form says that its school is %s', async (name, school) => {
    const slug = `essai-sans-ecole-${name}`;
    await trial.create('news', { ...trial.article(slug), title: 'Un titre confidentiel' });
    // In English the picture has no description: a publication would name its file.
    const image = await trial.upload(`essai-confidentiel-${name}`);
    const made = await trial.send('POST', '/news?locale=fr', draft(`${slug}-ponant`), stranger);
    const id = made.body.doc?.id ?? 0;
    try {
      for (const locale of ['fr', 'en']) {
        const form = { title: 'Essai', slug, image, school };
        expect(JSON.stringify(await check('news', null, form, locale, stranger))).not.toContain('confidentiel');
        expect(JSON.stringify(await check('news', id, form, locale, stranger))).not.toContain('confidentiel');
      }
    } finally {
      await trial.send('DELETE', `/news/${id}`, undefined, stranger);
    }
  });
});
