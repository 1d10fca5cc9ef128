import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../tests/trial.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
/** The footer of the sample. */
let online: { id: number; slug: string };

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  const path = '/menus?depth=0&where[type][equals]=footer&where[_status][equals]=published';
  const { docs } = await trial.read<{ docs: (typeof online)[] }>(path);
  expect(docs).toHaveLength(1);
  online = docs[0] ?? { id: 0, slug: '' };
});
afterAll(() => trial.clear());

const messageOf = ({ text }: { text: string }) => JSON.parse(text).errors[0].message as string;
const takeOffline = (id: number) => trial.edit('PATCH', `/menus/${id}?locale=fr&unpublishAllLocales=true`, {});
const plan = (id: number, action: string, time: string) =>
  trial.edit('POST', `/menus/${id}/schedule?locale=fr`, { action, day: '2026-12-12', time });
const isPublic = async (id: number) =>
  (await trial.send('GET', `/menus/${id}`, undefined, trial.service)).status === 200;
/** A copy of the footer, as a draft. */
async function copied(): Promise<number> {
  const { status, text, body } = await trial.edit('POST', `/menus/${online.id}/duplicate?locale=fr`, {});
  expect(status, text).toBe(200);
  return body.doc?.id ?? 0;
}

it('a second menu of a place is a draft until the first one is offline, and the refusal names that one', async () => {
  const id = await copied();
  for (const [language, words] of [
    ['fr', `«\u00a0${online.slug}\u00a0» est déjà en ligne`],
    ['en', `“${online.slug}” is online in this place already`],
  ] as const) {
    const sent = { _status: 'published' };
    const refused = await trial.edit('PATCH', `/menus/${id}?locale=fr`, sent, { 'accept-language': language });
    expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining(words)]);
    const path = `/menus?locale=fr&where[id][in]=${id},${online.id}`;
    const several = await trial.edit('PATCH', path, sent, { 'accept-language': language });
    expect([several.status, JSON.parse(several.text)]).toEqual([
      400,
      expect.objectContaining({
        docs: [expect.objectContaining({ id: online.id })],
        errors: [expect.objectContaining({ id, message: expect.stringContaining(words) })],
      }),
    ]);
  }
  const made = await trial.edit('POST', '/menus?locale=fr', { slug: 'essai', type: 'footer', _status: 'published' });
  expect([made.status, messageOf(made)]).toEqual([409, expect.stringContaining('est déjà en ligne')]);
  expect((await trial.publish('menus', online.id, {})).status).toBe(200);
  const draft = await trial.edit('PATCH', `/menus/${id}?locale=fr&draft=true`, { slug: 'essai', _status: 'draft' });
  expect(draft.status, draft.text).toBe(200);

  expect((await takeOffline(online.id)).status).toBe(200);
  expect((await trial.publish('menus', id, {})).status).toBe(200);
  expect((await trial.publish('menus', online.id, {})).status).toBe(409);
  // What comes back from the trash is a draft.
  expect((await trial.edit('DELETE', `/menus/${id}`)).status).toBe(200);
  expect((await trial.publish('menus', online.id, {})).status).toBe(200);
  const back = { deletedAt: null, _status: 'published' };
  const restored = await trial.edit('PATCH', `/menus/${id}?trash=true&locale=fr`, back);
  expect([restored.status, await isPublic(id), await isPublic(online.id)]).toEqual([200, false, true]);
  expect((await trial.edit('DELETE', `/menus/${id}`)).status).toBe(200);
});

it('a second menu is scheduled where the first one is offline by then', async () => {
  const id = await copied();
  const refused = await plan(id, 'publish', '09:00');
  expect([refused.status, messageOf(refused)]).toEqual([409, expect.stringContaining('programmez d’abord')]);
  for (const [time, status] of [
    ['09:01', 409],
    ['09:00', 200],
  ] as const) {
    expect((await plan(online.id, 'unpublish', time)).status).toBe(200);
    expect((await plan(id, 'publish', '09:00')).status).toBe(status);
  }
  expect((await trial.edit('DELETE', `/menus/${online.id}/schedule`)).status).toBe(200);
  expect((await trial.edit('DELETE', `/menus/${id}`)).status).toBe(200);
});
