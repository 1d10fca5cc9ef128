import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { scheduleTask } from '../scheduling/schedule.ts';

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

const page = (slug: string, rest: object = {}) => ({ title: slug, slug, layout: 'default', ...rest });
const published = { _status: 'published' };
const isPublic = async (id: number) =>
  (await trial.send('GET', `/pages/${id}`, undefined, trial.service)).status === 200;
const save = (id: number, data: object, query = 'locale=fr', language = 'fr') =>
  trial.edit('PATCH', `/pages/${id}?depth=0&${query}`, data, { 'accept-language': language });
const takeOffline = (id: number, language = 'fr') =>
  save(id, { _status: 'draft' }, 'unpublishAllLocales=true', language);
const messageOf = ({ text }: { text: string }) => JSON.parse(text).errors[0].message as string;

/** A published rubrique with two pages below it: one is published, with an address in each language, the other is a draft. */
async function rubriqueWithPages(slug: string) {
  const rubrique = await trial.create('pages', page(slug, published));
  const below = await trial.create('pages', page(`${slug}-fille`, { parent: rubrique, ...published }));
  await trial.create('pages', page(`${slug}-brouillon`, { parent: rubrique, _status: 'draft' }));
  for (const [id, english] of [
    [rubrique, `${slug}-en`],
    [below, `${slug}-daughter`],
  ] as const) {
    const response = await save(id, { title: english, slug: english, ...published }, 'locale=en');
    expect(response.status, response.text).toBe(200);
  }
  return { rubrique, below };
}

it('a rubrique stays online while pages below it are published, and the refusal names them', async () => {
  const { rubrique, below } = await rubriqueWithPages('essai-depose');
  for (const [language, name, rest] of [
    ['fr', '«\u00a0essai-depose-fille\u00a0»', 'Donnez-leur d’abord une autre rubrique, ou retirez-les du site.'],
    ['en', '“essai-depose-daughter”', 'Move them to another parent page first, or take them offline.'],
  ] as const) {
    const refused = await takeOffline(rubrique, language);
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toContain(name);
    expect(messageOf(refused)).toContain(rest);
    expect(messageOf(refused)).not.toContain('brouillon');
  }
  expect((await save(rubrique, { _status: 'draft' })).status).toBe(409);
  const several = await trial.edit('PATCH', `/pages?locale=fr&where[id][equals]=${rubrique}`, { _status: 'draft' });
  expect([several.status, messageOf(several)]).toEqual([
    400,
    expect.stringContaining('«\u00a0essai-depose-fille\u00a0»'),
  ]);
  expect(await isPublic(rubrique)).toBe(true);

  expect((await takeOffline(below)).status).toBe(200);
  expect((await takeOffline(rubrique)).status).toBe(200);
  expect(await isPublic(rubrique)).toBe(false);
});

it('a rubrique keeps its address in a language in which published pages below it have one', async () => {
  const { rubrique, below } = await rubriqueWithPages('essai-anglais');
  // What is emptied in a draft is in none of the pages.
  expect((await save(rubrique, { slug: '' }, 'locale=en&draft=true')).status).toBe(200);
  expect((await save(rubrique, published, 'locale=fr&publishSpecificLocale=fr')).status).toBe(200);
  for (const [data, query] of [
    [{ slug: '', ...published }, 'locale=en'],
    [published, 'locale=fr'],
  ] as const) {
    const refused = await save(rubrique, data, query);
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toContain('garde son adresse en anglais');
    expect(messageOf(refused)).toContain('«\u00a0essai-anglais-fille\u00a0»');
  }
  const values = { ...JSON.parse((await trial.edit('GET', `/pages/${rubrique}?locale=en&depth=0`)).text), slug: '' };
  const checklist = await trial.edit('POST', `/pages/${rubrique}/publishing-checklist?locale=en`, { values });
  expect(JSON.parse(checklist.text).findings).toContainEqual(
    expect.objectContaining({ blocks: true, message: expect.stringContaining('garde son adresse en anglais') }),
  );
  expect((await save(below, { slug: '', ...published }, 'locale=en')).status).toBe(200);
  expect((await save(rubrique, { slug: '', ...published }, 'locale=en')).status).toBe(200);
  expect((await takeOffline(below)).status).toBe(200);
});

it('a rubrique with published pages below it is not put below another one', async () => {
  const other = await trial.create('pages', page('essai-dessus', published));
  const { rubrique, below } = await rubriqueWithPages('essai-dessous');
  expect((await save(rubrique, { parent: other, _status: 'draft' }, 'locale=fr&draft=true')).status).toBe(200);
  const refused = await save(rubrique, published);
  expect([refused.status, messageOf(refused)]).toEqual([
    409,
    expect.stringContaining('«\u00a0essai-dessous-fille\u00a0»'),
  ]);
  expect((await save(below, { parent: other, ...published })).status).toBe(200);
  expect((await save(rubrique, { parent: other, ...published })).status).toBe(200);
  expect(await isPublic(rubrique)).toBe(true);
});

it('a rubrique that was to be taken offline stays, and its schedule says why', async () => {
  const { rubrique, below } = await rubriqueWithPages('essai-minute');
  const author = (await payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, limit: 1 })).docs[0];
  const job = await payload.jobs.queue({
    task: scheduleTask,
    input: {
      ...{ type: 'unpublish', doc: { relationTo: 'pages', value: String(rubrique) }, locale: 'fr', language: 'fr' },
      ...{ at: '2026-11-20T07:00:00.000Z', user: { relationTo: 'users', value: author?.id } },
    },
    // The running service does not take it first.
    waitUntil: new Date('2026-12-20T08:00:00.000Z'),
  } as never);
  await payload.jobs.runByID({ id: job.id, silent: true });
  const { schedules } = JSON.parse((await trial.edit('GET', `/pages/${rubrique}/schedule`)).text);
  expect(schedules).toMatchObject([
    { action: 'unpublish', state: 'retrying', reason: expect.stringContaining('«\u00a0essai-minute-fille\u00a0»') },
  ]);
  expect(await isPublic(rubrique)).toBe(true);
  expect((await takeOffline(below)).status).toBe(200);
  await payload.jobs.runByID({ id: job.id, silent: true });
  expect(await isPublic(rubrique)).toBe(false);
});
