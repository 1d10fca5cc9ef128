import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

const draft = (slug: string) => ({ title: 'Essai de langue', slug, layout: 'default', _status: 'draft' });

const lists =
  'schools campuses courses offerings news events portfolios pages menus media redirects crm-links not-found';

describe.each(lists.split(' '))('the list of %s', (list) => {
  it('is read in French where no language is named', async () => {
    const [unnamed, french] = await Promise.all([
      trial.edit('GET', `/${list}?depth=0&limit=5`),
      trial.edit('GET', `/${list}?depth=0&limit=5&locale=fr`),
    ]);
    expect(unnamed.status).toBe(200);
    expect(unnamed.body).toEqual(french.body);
  });

  it('is refused in an unknown language', async () => {
    const response = await trial.edit('GET', `/${list}?locale=de`);
    expect(response.status).toBe(400);
    expect(response.text).toContain('Langue inconnue');
  });
});

it('is refused as unknown to whoever is logged in, and not as if they were not', async () => {
  const response = await trial.edit('POST', '/pages/publishing-checklist?locale=undefined', { values: {} });
  expect(response.status, response.text).toBe(400);
  expect((await trial.edit('GET', '/users/me?locale=undefined')).body).toMatchObject({
    user: { id: expect.any(Number) },
  });
});

it('is read in French too where the query is sent as a form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' };
  expect((await trial.edit('POST', '/pages', 'limit=1', headers)).status).toBe(200);
});

it.each(['', '?locale=', '?locale=null'])('checks the slug of what is saved with %j as the language', async (query) => {
  const id = await trial.create('pages', draft('essai-langue'));
  for (const [method, path] of [
    ['POST', `/pages${query}`],
    ['PATCH', `/pages/${id}${query}`],
  ] as const) {
    const response = await trial.edit(method, path, draft('agenda'));
    expect(response.status).toBe(400);
    expect(response.text).toMatch(/est réservé au site en français|Langue inconnue/);
  }
  await trial.edit('DELETE', `/pages/${id}`);
});

it('saves nothing in all languages at once', async () => {
  const id = await trial.create('pages', draft('essai-toutes'));
  const everywhere = { ...draft(''), slug: { fr: 'agenda', en: 'agenda' } };
  for (const [method, path] of [
    ['POST', '/pages?locale=all'],
    ['PATCH', `/pages/${id}?locale=all`],
    ['PATCH', `/pages?locale=*&where[id][equals]=${id}`],
  ] as const) {
    const response = await trial.edit(method, path, everywhere);
    expect(response.status).toBe(400);
    expect(response.text).toContain('une seule langue');
  }
});
