import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});
afterAll(() => trial.clear());

const first = async (path: string) => {
  const { body } = await trial.edit('GET', `${path}&depth=0&limit=1`);
  return body.docs?.[0] as unknown as Record<string, unknown> & { id: number };
};
const refusalOf = (response: { status: number; text: string }) => {
  expect(response.status, response.text).toBe(400);
  const [error] = JSON.parse(response.text).errors[0].data.errors as { path: string; message: string }[];
  return error;
};

it('names the placeholders that a label lost, and refuses the save', async () => {
  const labels = { fr: { 'essai.heure': 'À {time}' }, en: { 'essai.heure': 'At {time}' } };
  const shipped = { version: 'taxonomy-0.1.0', ...labels };
  expect((await trial.send('POST', '/taxonomy/update', shipped, trial.service)).status).toBe(200);
  const path = '/labels?locale=fr&where[key][equals]=essai.heure';
  const { id } = await first(path);
  const save = (text: string) => trial.edit('PATCH', `/labels/${id}?locale=fr`, { text });
  const message = expect.stringMatching(/^Il manque \{time\}/);
  expect(refusalOf(await save('Sans rien'))).toMatchObject({ path: 'text', message });
  expect((await first(path)).text).toBe('À {time}');
  expect((await save('Dès {time}')).status).toBe(200);
  expect((await save('À {time}')).status).toBe(200);
});

it('refuses a CRM link without a URL, and an English one that is to be the French one', async () => {
  const link = await first('/crm-links?locale=fr&sort=id');
  const save = (data: object, locale: string) => trial.edit('PATCH', `/crm-links/${link.id}?locale=${locale}`, data);
  for (const url of ['', null]) {
    expect(refusalOf(await save({ url }, 'fr'))).toMatchObject({
      path: 'url',
      message: expect.stringContaining('Indiquez l’adresse du formulaire'),
    });
  }
  expect((await save({ url: '' }, 'en')).status).toBe(200);
  expect((await first('/crm-links?locale=fr&sort=id')).url).toBe(link.url);
});

it('names start and end of an event that ends before it starts, and says how a registration address begins', async () => {
  const event = { title: 'essai', slug: 'essai-fin', kind: 'open-day', url: 'inscription', _status: 'published' };
  const dates = { dateStart: '2026-12-12T09:00:00.000Z', dateEnd: '2026-12-12T08:00:00.000Z' };
  const response = await trial.edit('POST', '/events?locale=fr', { ...event, ...dates });
  const refusals = JSON.parse(response.text).errors[0].data.errors as { path: string; message: string }[];
  expect(Object.fromEntries(refusals.map(({ path, message }) => [path, message]))).toMatchObject({
    dateEnd:
      'La fin (12\u00a0déc. à 9\u00a0h) précède le début (12\u00a0déc. à 10\u00a0h)\u00a0: choisissez une fin après le début.',
    url: 'Indiquez une adresse complète, qui commence par https://.',
  });
});

it('refuses a PDF among the pictures of a work: no page would show it', async () => {
  const work = await first('/portfolios?locale=fr&sort=id');
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4\n% essai\nxref\n%%EOF\n'], { type: 'application/pdf' }), 'essai-galerie.pdf');
  form.set('_payload', '{}');
  const headers = await personHeaders(inject('contentUrl'), 'editor');
  const sent = await fetch(`${inject('contentUrl')}/api/media?locale=fr`, { method: 'POST', headers, body: form });
  const { doc } = (await sent.json()) as { doc: { id: number } };
  const refused = await trial.publish('portfolios', work.id, { images: [doc.id] });
  expect(refusalOf(refused)).toMatchObject({ path: 'images' });
  expect((await trial.publish('portfolios', work.id, {})).status).toBe(200);
  await trial.edit('DELETE', `/media/${doc.id}`);
});

it('refuses to publish an event that ends when it starts, and takes it as a draft', async () => {
  const event = { title: 'essai', slug: 'essai-sans-duree', kind: 'open-day', description: 'Essai.' };
  const dateStart = '2026-12-12T09:00:00.000Z';
  const id = await trial.create('events', { ...event, dateStart, _status: 'draft' });
  const draft = { dateEnd: dateStart, _status: 'draft' };
  expect((await trial.edit('PATCH', `/events/${id}?locale=fr&draft=true`, draft)).status).toBe(200);
  expect(refusalOf(await trial.publish('events', id, {}))).toEqual({
    path: 'dateEnd',
    label: 'Fin',
    message:
      'La fin est aussi le début (12\u00a0déc. à 10\u00a0h)\u00a0: choisissez une fin après le début, ou laissez ce champ vide.',
  });
  expect((await trial.publish('events', id, { dateEnd: null })).status).toBe(200);
});

it('says of each address and identifier of a school what it should be, and saves none', async () => {
  const school = await first('/schools?locale=fr');
  const data = {
    tagManagerId: 'UA-1',
    complaintUrl: 'reclamation',
    social: [{ type: 'instagram', url: '', visible: true }],
    _status: 'published',
  };
  const response = await trial.edit('PATCH', `/schools/${school.id}?locale=fr`, data);
  expect(response.status, response.text).toBe(400);
  const refusals = JSON.parse(response.text).errors[0].data.errors as { path: string; message: string }[];
  expect(Object.fromEntries(refusals.map(({ path, message }) => [path, message]))).toEqual({
    tagManagerId: 'Indiquez l’identifiant du conteneur\u00a0: GTM-ABC1234.',
    complaintUrl: 'Indiquez une adresse complète, qui commence par https://.',
    'social.0.url': 'Indiquez une adresse complète, qui commence par https://.',
  });
  expect(await first('/schools?locale=fr')).toEqual(school);
});

it.each(['news', 'events', 'pages', 'courses', 'portfolios'])(
  'puts drafts on top of the list of %s',
  async (collection) => {
    const data = { title: 'zz-essai', slug: `zz-essai-${collection}` };
    const created = await trial.edit('POST', `/${collection}?locale=fr&draft=true&depth=0`, data);
    expect(created.status, created.text).toBe(201);
    const id = created.body.doc?.id;
    const { body } = await trial.edit('GET', `/${collection}?draft=true&limit=5&depth=0&locale=fr`);
    expect(body.docs?.map((document) => document.id)).toContain(id);
    await trial.edit('DELETE', `/${collection}/${id}`);
  },
);
