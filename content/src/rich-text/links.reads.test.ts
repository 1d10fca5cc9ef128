import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { linkingText } from '../../tests/linking-text.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
let payload: Payload;
beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
});
afterAll(async () => {
  await trial.clear();
  await payload.destroy();
});

const bodyTo = (...urls: string[]) => ({ body: [linkingText(...urls.map((url) => ({ linkType: 'custom', url })))] });
const create = (name: string, ...urls: string[]) =>
  trial.create('news', { ...trial.article(`essai-liens-${name}`), ...bodyTo(...urls) });

/** The URLs of the links of an article, as stored. */
async function urlsOf(id: number): Promise<(string | undefined)[]> {
  const { text } = await trial.edit('GET', `/news/${id}?locale=fr&depth=0&draft=true`);
  return [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
}

/** Stores other URLs in an article and in its versions, as they were stored before they were completed. */
async function storeAsBefore(id: number, former: Record<string, string>): Promise<void> {
  const changed = (stored: unknown) => {
    const text = Object.entries(former).reduce(
      (json, [url, other]) => json.replaceAll(`"${url}"`, `"${other}"`),
      JSON.stringify(stored),
    );
    return JSON.parse(text);
  };
  const { docs } = await payload.db.find({ collection: 'news', where: { id: { equals: id } }, req: {} });
  await payload.db.updateOne({ collection: 'news', id, data: changed(docs[0]), req: {} });
  const versions = await payload.db.findVersions({ collection: 'news', where: { parent: { equals: id } }, req: {} });
  for (const version of versions.docs)
    await payload.db.updateVersion({ collection: 'news', id: version.id, versionData: changed(version), req: {} });
}

const refusalsOf = (response: { status: number; text: string }): { path: string; message: string }[] => {
  expect(response.status, response.text).toBe(400);
  return JSON.parse(response.text).errors[0].data.errors;
};

it('get the scheme that a typed URL lacks', async () => {
  const id = await create('saisis', 'www.onisep.fr', 'contact@ecole.fr', '/ma-selection?pairs=a.b', '#frais');
  const completed = ['https://www.onisep.fr', 'mailto:contact@ecole.fr', '/ma-selection?pairs=a.b', '#frais'];
  expect(await urlsOf(id)).toEqual(completed);
});

it('that were stored otherwise lead to where they say, and are completed when their article is saved', async () => {
  const former = {
    '/ma-selection?pairs=a.b': '%2Fma-selection%3Fpairs%3Da.b',
    'mailto:contact@ecole.fr': 'contact%40ecole.fr',
    'https://onisep.fr': 'onisep.fr',
  };
  for (const [name, query, status] of [
    ['publies', '', 'published'],
    ['brouillons', '&draft=true', 'draft'],
  ]) {
    const id = await create(`${name}`, ...Object.keys(former));
    await storeAsBefore(id, former);
    expect(await urlsOf(id)).toEqual(Object.values(former));
    const { text } = await trial.send('GET', `/news/${id}?locale=fr`, undefined, trial.service);
    const hrefs = [...text.matchAll(/href=\\"([^"]*)\\"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(Object.keys(former));
    const saved = await trial.edit('PATCH', `/news/${id}?locale=fr${query}`, {
      introduction: 'Autre.',
      _status: status,
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await urlsOf(id)).toEqual(Object.keys(former));
  }
});

it('that lead nowhere are saved with a draft, and named where their article is published', async () => {
  const id = await create('faux', 'https://onisep.fr', '/campus');
  await storeAsBefore(id, { '/campus': 'campus' });
  const draft = await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { _status: 'draft' });
  expect(draft.status, draft.text).toBe(200);
  const french = 'Corrigez le lien «\u00a0lien 1\u00a0»\u00a0: son adresse doit commencer par https://';
  expect(refusalsOf(await trial.publish('news', id, {}))).toContainEqual(
    expect.objectContaining({ path: 'body.0.text', message: expect.stringContaining(french) }),
  );
  const path = `/news/${id}?locale=fr`;
  const english = await trial.edit('PATCH', path, { _status: 'published' }, { 'accept-language': 'en' });
  expect(refusalsOf(english)[0]?.message).toMatch(/^Please correct the link “lien 1”/);
  expect((await trial.publish('news', id, bodyTo('https://onisep.fr', '/campus'))).status).toBe(200);
});
