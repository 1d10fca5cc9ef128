import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
});

afterAll(() => trial.clear());

const succeeds = async (method: string, path: string, data?: object) => {
  const { status, text } = await trial.edit(method, path, data);
  expect(status, text).toBe(200);
};
const offline = { _status: 'draft' };
/** Titles and states of the versions, the newest one first. */
const history = async (id: number) => {
  const path = `/news/versions?where[parent][equals]=${id}&locale=fr&depth=0&sort=-updatedAt&limit=50&trash=true`;
  const { docs } = JSON.parse((await trial.edit('GET', path)).text) as {
    docs: { latest: boolean; version: { title: string; _status: string } }[];
  };
  expect(docs.map(({ latest }) => latest).indexOf(true, 1)).toBe(-1);
  return docs.map(({ version }) => [version.title, version._status]);
};
const trashed = () => ({ deletedAt: new Date().toISOString() });
const restore = (id: number) => succeeds('PATCH', `/news?trash=true&where[id][equals]=${id}`, { deletedAt: null });

/** Below 22 drafts the published version is kept, but not after a restoration and a publication; below 25 it is gone. */
describe.each([22, 25])('a document with %i drafts above its published version', (drafts) => {
  it.each<[string, (id: number) => Promise<void>, boolean]>([
    ['its form', (id) => succeeds('PATCH', `/news/${id}?unpublishAllLocales=true`, offline), false],
    ['the list', (id) => succeeds('PATCH', `/news?where[id][equals]=${id}`, offline), false],
    ['its status alone', (id) => succeeds('PATCH', `/news/${id}?locale=fr`, offline), false],
    ['the trash', (id) => succeeds('DELETE', `/news/${id}`), true],
    ['a save into the trash', (id) => succeeds('PATCH', `/news/${id}?locale=fr`, trashed()), true],
  ])('keeps that version, below its newest draft, when it is taken offline by %s', async (way, take, toTrash) => {
    const slug = `essai-${drafts}-${way.replaceAll(' ', '-')}`;
    const id = await trial.create('news', trial.article(slug));
    for (let number = 1; number <= drafts; number += 1) {
      const title = `Brouillon ${number}`;
      await succeeds('PATCH', `/news/${id}?locale=fr&draft=true&depth=0`, { title, ...offline });
    }
    await take(id);
    const kept = await history(id);
    expect(kept.length).toBe(25);
    expect(kept.slice(0, 2)).toEqual([
      [`Brouillon ${drafts}`, 'draft'],
      [slug, 'published'],
    ]);
    if (toTrash) await restore(id);
    expect((await trial.publish('news', id, { slug: `${slug}-ailleurs` })).status).toBe(200);
    expect(await trial.lead(`/actualites/${slug}`)).toBe(`/actualites/${slug}-ailleurs`);
    const now = JSON.parse((await trial.send('GET', `/news/${id}?locale=fr`, undefined, trial.service)).text);
    expect(now.title).toBe(`Brouillon ${drafts}`);
  });
});
