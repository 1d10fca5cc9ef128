import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPayload } from '../../tests/open-payload.ts';
import { openTrial } from '../../tests/trial.ts';
import { query, sql } from './sql.ts';

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

const read = <T>(path: string) => trial.read<T>(`/news${path}locale=fr&depth=0`);
const readVersions = async (id: number) =>
  (
    await read<{
      docs: { id: number; updatedAt: string; latest: boolean; version: { title: string; _status: string } }[];
    }>(`/versions?where[parent][equals]=${id}&sort=-updatedAt&`)
  ).docs;

/** Makes all that is stored of an article an hour newer: as it is where the clock of the service is set back by an hour. */
async function setAhead(id: number): Promise<void> {
  const later = (date: string) => new Date(Date.parse(date) + 3_600_000).toISOString();
  for (const { id: version, updatedAt } of await readVersions(id)) {
    const date = later(updatedAt);
    await query(
      payload,
      sql`UPDATE _news_v SET updated_at = ${date}, version_updated_at = ${date} WHERE id = ${version}`,
    );
  }
  const { updatedAt } = await read<{ updatedAt: string }>(`/${id}?`);
  await query(payload, sql`UPDATE news SET updated_at = ${later(updatedAt)} WHERE id = ${id}`);
}

it.each([
  ['a draft', '&draft=true', 'draft'],
  ['a publication', '', 'published'],
  ['a document taken offline', '', 'draft'],
])('%s is read after its save, and listed once, where the clock was set back', async (what, query, _status) => {
  const slug = `essai-${what.replaceAll(' ', '-')}`;
  const id = await trial.create('news', trial.article(slug));
  const save = (title: string, own: string, status: string) =>
    trial.edit('PATCH', `/news/${id}?locale=fr&depth=0${own}`, { title, _status: status });
  expect((await save('Avant', '&draft=true', 'draft')).status).toBe(200);
  await setAhead(id);
  const saved = await save('Après', query, _status);
  expect(saved.status, saved.text).toBe(200);
  const state = { title: 'Après', _status };
  expect(await read(`/${id}?draft=true&`)).toMatchObject(state);
  expect((await read<{ docs: object[] }>(`?draft=true&where[id][equals]=${id}&`)).docs).toMatchObject([state]);
  const versions = await readVersions(id);
  expect(versions[0]).toMatchObject({ latest: true, version: state });
  expect(versions.filter(({ latest }) => latest)).toHaveLength(1);
});

it('the published version is below the draft of a document that its form takes offline, where the clock was set back', async () => {
  const id = await trial.create('news', trial.article('essai-hors-ligne'));
  await setAhead(id);
  const saved = await trial.edit('PATCH', `/news/${id}?unpublishAllLocales=true`, { _status: 'draft' });
  expect(saved.status, saved.text).toBe(200);
  const versions = await readVersions(id);
  expect(versions.map(({ latest, version }) => [latest, version._status])).toEqual([
    [true, 'draft'],
    [false, 'published'],
  ]);
});
