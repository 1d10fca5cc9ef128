import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

const page = (slug: string, rest: object = {}) => ({ title: slug, slug, layout: 'default', _status: 'draft', ...rest });

/** A page below a rubrique, with a slug in each language. */
async function subPage(rubrique: number, slug: string, english: string): Promise<number> {
  const id = await trial.create('pages', page(slug, { parent: rubrique }));
  const response = await trial.edit('PATCH', `/pages/${id}?locale=en&draft=true`, { title: english, slug: english });
  expect(response.status).toBe(200);
  return id;
}

const moveTo = (parent: number | null, id: number) =>
  trial.edit('PATCH', `/pages/${id}?locale=fr&draft=true`, { parent, _status: 'draft' });

it('refuses a page at the top level whose slug is reserved, in the language of the save and in the other', async () => {
  const rubrique = await trial.create('pages', page('essai-rubrique'));
  const french = await moveTo(null, await subPage(rubrique, 'agenda', 'essai-diary'));
  expect(french.status).toBe(400);
  expect(french.text).toContain('«\u00a0agenda\u00a0» est réservé au site en français');
  const english = await moveTo(null, await subPage(rubrique, 'essai-cours', 'courses'));
  expect(english.status).toBe(400);
  expect(english.text).toContain('«\u00a0courses\u00a0» est réservé au site en anglais');
});

it('refuses an event and a campus below the agenda with the slug of all open days', async () => {
  const event = (slug: string) => ({
    ...{ title: 'Essai', slug, description: 'Un essai.', kind: 'open-day', dateStart: '2027-03-06T09:00:00.000Z' },
    _status: 'draft',
  });
  for (const collection of ['events', 'campuses']) {
    const refused = await trial.edit('POST', `/${collection}?locale=fr&draft=true`, event('portes-ouvertes'));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('«\u00a0portes-ouvertes\u00a0» est réservé au site en français');
  }
  // It is reserved in the language of the page only.
  await trial.create('events', event('open-days'));
});

it('refuses a page under a rubrique where another one has its URL in the other language', async () => {
  const [one, other] = [
    await trial.create('pages', page('essai-une')),
    await trial.create('pages', page('essai-autre')),
  ];
  await subPage(one, 'essai-x', 'essai-same');
  const id = await subPage(other, 'essai-y', 'essai-same');
  const refused = await moveTo(one, id);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(
    'En anglais, l’adresse «\u00a0essai-same\u00a0» est déjà celle de «\u00a0essai-same\u00a0»',
  );
  expect((await trial.edit('PATCH', `/pages/${id}?locale=en&draft=true`, { slug: 'essai-other' })).status).toBe(200);
  expect((await moveTo(one, id)).status).toBe(200);
});

it('refuses what a published article or a newest draft has, and nothing that a draft has given up', async () => {
  const draft = (slug: string, title = slug) => ({ ...trial.article(slug), title, _status: 'draft' });
  const again = (slug: string) => trial.edit('POST', '/news?locale=fr&draft=true', draft(slug));
  const rename = (id: number, slug: string) =>
    trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { slug, title: slug, _status: 'draft' });
  const never = await trial.create('news', draft('essai-jamais-en-ligne'));
  expect((await rename(never, 'essai-renommee')).status).toBe(200);
  const online = await trial.create('news', trial.article('essai-en-ligne'));
  expect((await rename(online, 'essai-plus-tard')).status).toBe(200);
  for (const slug of ['essai-renommee', 'essai-en-ligne', 'essai-plus-tard']) {
    const refused = await again(slug);
    expect([slug, refused.status]).toEqual([slug, 400]);
    // The panel shows the message alone: after a refused draft nothing at the field.
    const [{ message } = { message: '' }] = JSON.parse(refused.text).errors as { message: string }[];
    expect(message).toContain(`«\u00a0${slug}\u00a0» est déjà celle de «\u00a0${slug}\u00a0»`);
  }
  await trial.create('news', draft('essai-jamais-en-ligne', 'Une autre'));
  expect((await trial.publish('news', never, {})).status).toBe(200);
  expect((await rename(never, 'essai-jamais-en-ligne')).text).toContain('est déjà celle de «\u00a0Une autre\u00a0»');
});

describe('of several documents that are saved at once', () => {
  const saveAll = (ids: number[], data: object) =>
    trial.edit('PATCH', `/pages?locale=fr&draft=true&where[id][in]=${ids.join(',')}`, data);
  const refused = [{ message: expect.stringMatching(/«\u00a0essai-commun\u00a0» est déjà celle/) }];
  const slugsOf = async (ids: number[]) => {
    const { text } = await trial.edit(
      'GET',
      `/pages?locale=fr&draft=true&depth=0&where[id][in]=${ids.join(',')}`,
      undefined,
    );
    return (JSON.parse(text).docs as { slug: string; parent: number }[]).map(({ slug, parent }) => [slug, parent]);
  };

  it('one gets a slug that all are given', async () => {
    const ids = [
      await trial.create('pages', page('essai-premiere')),
      await trial.create('pages', page('essai-deuxieme')),
      await trial.create('pages', page('essai-troisieme')),
    ];
    const saved = await saveAll(ids, { slug: 'essai-commun', _status: 'draft' });
    expect([saved.status, JSON.parse(saved.text).errors]).toMatchObject([400, [...refused, ...refused]]);
    expect((await slugsOf(ids)).filter(([slug]) => slug === 'essai-commun').length).toBe(1);
  });

  it('one moves to where another one with its slug moves', async () => {
    const rubriques = [
      await trial.create('pages', page('essai-gauche')),
      await trial.create('pages', page('essai-droite')),
      await trial.create('pages', page('essai-milieu')),
    ];
    const [left = 0, right = 0, middle = 0] = rubriques;
    const ids = [
      await subPage(left, 'essai-commun', 'essai-shared'),
      await subPage(right, 'essai-commun', 'essai-other'),
    ];
    const saved = await saveAll(ids, { parent: middle, _status: 'draft' });
    expect([saved.status, JSON.parse(saved.text).errors]).toMatchObject([400, refused]);
    expect((await slugsOf(ids)).filter(([, parent]) => parent === middle).length).toBe(1);
  });
});
