import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { type Running, startContentService } from '../../../../e2e/environment/test-environment.ts';
import { portBeside } from '../../../tests/port-beside.ts';
import { callServerFunction } from '../../../tests/server-function.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { PublicationState } from './schedule-endpoints.ts';

const contentUrl = inject('contentUrl');
/** A second process of the service on the same database, whose clock is three weeks ahead. */
const laterPort = portBeside(20);
const laterUrl = `http://localhost:${laterPort}`;

let trial: Awaited<ReturnType<typeof openTrial>>;
beforeAll(async () => {
  trial = await openTrial(contentUrl);
});
afterAll(() => trial.clear());

const draft = (slug: string) => ({ ...trial.article(slug), publishDate: null, _status: 'draft' });
const stateOf = async (id: number, collection = 'news'): Promise<PublicationState> => {
  const response = await trial.edit('GET', `/${collection}/${id}/schedule`);
  expect(response.status, response.text).toBe(200);
  return JSON.parse(response.text) as PublicationState;
};
const plan = (id: number, action: string, day: string, time: string, collection = 'news') =>
  trial.edit('POST', `/${collection}/${id}/schedule?locale=fr`, { action, day, time });
const planned = async (id: number) => (await stateOf(id)).schedules.map(({ action, at }) => [action, at]);
const isPublic = async (id: number, collection = 'news') =>
  (await trial.send('GET', `/${collection}/${id}?locale=fr&depth=0`, undefined, trial.service)).status === 200;
const newest = async (id: number) =>
  JSON.parse((await trial.edit('GET', `/news/${id}?locale=fr&depth=0&draft=true`)).text) as {
    _status: string;
    publishDate: string | null;
  };
const saveDraft = (id: number, data: object) =>
  trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { ...data, _status: 'draft' });

describe('scheduling', () => {
  it('accepts any minute in Paris, replaces an earlier schedule, and can be cancelled', async () => {
    const id = await trial.create('news', draft('essai-minute'));
    expect((await plan(id, 'publish', '2026-12-12', '09:07')).status).toBe(200);
    expect(await planned(id)).toEqual([['publish', '2026-12-12T08:07:00.000Z']]);
    expect((await plan(id, 'publish', '2027-07-14', '00:01')).status).toBe(200);
    expect((await plan(id, 'unpublish', '2027-07-15', '23:59')).status).toBe(200);
    expect(await planned(id)).toEqual([
      ['publish', '2027-07-13T22:01:00.000Z'],
      ['unpublish', '2027-07-15T21:59:00.000Z'],
    ]);
    expect((await trial.edit('DELETE', `/news/${id}/schedule?action=publsh`)).status).toBe(400);
    expect(await planned(id)).toHaveLength(2);
    expect((await trial.edit('DELETE', `/news/${id}/schedule?action=publish`)).status).toBe(200);
    expect(await planned(id)).toEqual([['unpublish', '2027-07-15T21:59:00.000Z']]);
    expect((await trial.edit('DELETE', `/news/${id}/schedule`)).status).toBe(200);
    expect(await planned(id)).toEqual([]);
  });

  it('is shown in a list to those who may read the document, not for the rows that a request brings', async () => {
    const id = await trial.create('news', draft('essai-liste'));
    expect((await plan(id, 'publish', '2026-12-13', '09:11')).status).toBe(200);
    const says = async (person: 'editor' | 'secondEditor', args: object) => {
      const headers = await personHeaders(contentUrl, person);
      const list = await callServerFunction(contentUrl, headers, 'table-state', { collectionSlug: 'news', ...args });
      return { isList: list.includes('"Table"'), isPlanned: /Programmé\spour\sle\s13\sdéc/.test(list) };
    };
    const own = { query: { where: { id: { equals: id } } } };
    const brought = { data: { docs: [{ id, _status: 'draft' }], totalDocs: 1 } };
    expect(await says('editor', own)).toEqual({ isList: true, isPlanned: true });
    for (const args of [own, brought, { ...own, ...brought }])
      expect(await says('secondEditor', args)).toEqual({ isList: true, isPlanned: false });
  });

  it('runs the checks of a publication, and saves nothing where they fail', async () => {
    const id = await trial.create('news', draft('essai-incomplet'));
    expect((await saveDraft(id, { title: '' })).status).toBe(200);
    const refused = await plan(id, 'publish', '2026-12-12', '09:00');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Titre');
    expect(await planned(id)).toEqual([]);
    expect((await newest(id)).publishDate).toBeNull();
  });

  it('refuses invalid actions and moments with a message', async () => {
    const id = await trial.create('news', draft('essai-refus'));
    const refusals: [action: string, day: string, time: string, sentence: RegExp][] = [
      ['publish', '2026-11-20', '08:59', /Ce moment est déjà passé/],
      ['publish', '2026-12-12', '9h', /Indiquez le jour et l’heure/],
      ['erase', '2026-12-12', '09:00', /Indiquez le jour et l’heure/],
      ['unpublish', '2026-12-12', '09:00', /n’est pas en ligne/],
    ];
    for (const [action, day, time, sentence] of refusals) {
      const response = await plan(id, action, day, time);
      expect(response.status).toBe(400);
      expect(response.text).toMatch(sentence);
    }
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect((await plan(id, 'publish', '2026-12-12', '09:00')).text).toMatch(/Il n’y a rien à publier/);
    expect((await saveDraft(id, { title: 'Un brouillon' })).status).toBe(200);
    expect((await plan(id, 'unpublish', '2026-12-12', '09:00')).status).toBe(200);
    const both = await plan(id, 'publish', '2026-12-12', '09:00');
    expect([both.status, both.text]).toEqual([400, expect.stringContaining('pour la même minute')]);
    expect(await planned(id)).toHaveLength(1);
  });

  it('of one action replaces another one of the same moment', async () => {
    const id = await trial.create('news', { ...draft('essai-a-la-fois'), _status: 'published' });
    const times = ['10:00', '11:00', '12:00', '13:00'];
    const responses = await Promise.all(times.map((time) => plan(id, 'unpublish', '2026-12-12', time)));
    expect(responses.map(({ status }) => status)).toEqual(times.map(() => 200));
    expect(await planned(id)).toHaveLength(1);
  });

  it('is allowed for accounts that may change the document', async () => {
    const id = await trial.create('news', draft('essai-a-nous'));
    const stranger = await personHeaders(contentUrl, 'secondEditor');
    const body = { action: 'publish', day: '2026-12-12', time: '09:00' };
    for (const [method, data] of [['GET'], ['POST', body], ['DELETE']] as const) {
      const path = `/news/${id}/schedule`;
      expect((await trial.send(method, path, data)).status).toBe(401);
      expect((await trial.send(method, path, data, trial.service)).status).toBe(403);
      expect((await trial.send(method, path, data, stranger)).status).toBe(404);
    }
    expect(await planned(id)).toEqual([]);
  });

  it('is cancelled by a manual publication, by unpublishing and by a deletion', async () => {
    const id = await trial.create('news', draft('essai-a-la-main'));
    expect((await plan(id, 'publish', '2026-12-12', '09:00')).status).toBe(200);
    expect((await plan(id, 'unpublish', '2026-12-13', '09:00')).status).toBe(200);
    expect((await saveDraft(id, { title: 'Autre titre' })).status).toBe(200);
    expect(await planned(id)).toHaveLength(2);
    expect((await trial.publish('news', id, { publishDate: '2026-11-01T08:00:00.000Z' })).status).toBe(200);
    expect(await planned(id)).toEqual([['unpublish', '2026-12-13T08:00:00.000Z']]);
    expect((await saveDraft(id, { title: 'Un brouillon' })).status).toBe(200);
    expect(await planned(id)).toHaveLength(1);
    expect((await trial.edit('PATCH', `/news/${id}?locale=fr`, { _status: 'draft' })).status).toBe(200);
    expect(await planned(id)).toEqual([]);
    expect((await plan(id, 'publish', '2026-12-14', '09:00')).status).toBe(200);
    await trial.edit('DELETE', `/news/${id}`);
    expect((await trial.edit('GET', `/news/${id}/schedule`)).status).toBe(404);
  });

  it('of a pair stays, where the save by hand does what comes before it', async () => {
    const online = await trial.create('news', trial.article('essai-pause'));
    expect((await saveDraft(online, { title: 'Un brouillon' })).status).toBe(200);
    expect((await plan(online, 'unpublish', '2026-12-20', '09:00')).status).toBe(200);
    expect((await plan(online, 'publish', '2027-01-05', '09:00')).status).toBe(200);
    expect((await trial.publish('news', online, { title: 'Corrigé' })).status).toBe(200);
    expect(await planned(online)).toEqual([
      ['unpublish', '2026-12-20T08:00:00.000Z'],
      ['publish', '2027-01-05T08:00:00.000Z'],
    ]);
    const offer = await trial.create('news', trial.article('essai-offre'));
    expect((await saveDraft(offer, { title: 'Un brouillon' })).status).toBe(200);
    expect((await plan(offer, 'publish', '2026-12-14', '09:00')).status).toBe(200);
    expect((await plan(offer, 'unpublish', '2026-12-18', '09:00')).status).toBe(200);
    expect((await trial.edit('PATCH', `/news/${offer}?locale=fr&unpublishAllLocales=true`, {})).status).toBe(200);
    expect(await isPublic(offer)).toBe(false);
    expect(await planned(offer)).toEqual([
      ['publish', '2026-12-14T08:00:00.000Z'],
      ['unpublish', '2026-12-18T08:00:00.000Z'],
    ]);
  });

  it('is cancelled when the document is moved to the trash, alone or in bulk, and not restored with it', async () => {
    const date = '2026-12-25T09:00:00.000Z';
    for (const removal of ['/news/ID', '/news?where[id][in]=ID']) {
      const id = await trial.create('news', trial.article(`essai-jete-${removal.length}`));
      expect((await saveDraft(id, { title: 'Plus tard', publishDate: date })).status).toBe(200);
      expect((await plan(id, 'publish', '2026-12-12', '09:00')).status).toBe(200);
      expect((await plan(id, 'unpublish', '2026-12-13', '09:00')).status).toBe(200);
      expect((await trial.edit('DELETE', removal.replace('ID', String(id)))).status).toBe(200);
      expect(await isPublic(id)).toBe(false);
      const back = { deletedAt: null, _status: 'published' };
      const response = await trial.edit('PATCH', `/news/${id}?trash=true&depth=0`, back);
      expect(response.status, response.text).toBe(200);
      expect(await stateOf(id)).toEqual({ isPublished: false, hasChanges: true, staysOnline: false, schedules: [] });
      expect(await isPublic(id)).toBe(false);
    }
  });
});

describe('the date of publication', () => {
  it('stays where it is emptied while the document is online, also by a draft before', async () => {
    const date = '2026-10-01T08:00:00.000Z';
    const id = await trial.create('news', { ...trial.article('essai-vide'), publishDate: date });
    expect((await trial.publish('news', id, { publishDate: null })).status).toBe(200);
    expect(await newest(id)).toMatchObject({ _status: 'published', publishDate: date });
    expect((await saveDraft(id, { publishDate: null })).status).toBe(200);
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect(await newest(id)).toMatchObject({ _status: 'published', publishDate: date });
  });

  it('is filled in at the first publication', async () => {
    const id = await trial.create('news', draft('essai-sans-date'));
    expect((await trial.publish('news', id, {})).status).toBe(200);
    expect(await newest(id)).toMatchObject({ _status: 'published', publishDate: '2026-11-20T08:00:00.000Z' });
  });

  it('in the future schedules a new article, with the checks of a publication', async () => {
    const future = { publishDate: '2026-12-24T17:03:00.000Z', _status: 'published' };
    const refused = await trial.edit('POST', '/news?locale=fr', { ...draft('essai-sans-titre'), ...future, title: '' });
    expect(refused.status).toBe(400);
    const id = await trial.create('news', { ...draft('essai-noel'), ...future });
    expect(await isPublic(id)).toBe(false);
    expect(await newest(id)).toMatchObject({ _status: 'draft', publishDate: future.publishDate });
    expect(await planned(id)).toEqual([['publish', future.publishDate]]);
  });

  it('in the future leaves the published state as it is, set by this save or by an earlier draft', async () => {
    const id = await trial.create('news', trial.article('essai-revu'));
    const date = '2026-12-25T09:00:00.000Z';
    expect((await saveDraft(id, { publishDate: date, title: 'Revu' })).status).toBe(200);
    expect((await trial.publish('news', id, {})).status).toBe(200);
    const published = JSON.parse((await trial.send('GET', `/news/${id}?locale=fr`, undefined, trial.service)).text);
    expect(published).toMatchObject({ title: 'essai-revu', publishDate: '2026-11-01T08:00:00.000Z' });
    expect(await planned(id)).toEqual([['publish', date]]);
    expect((await trial.publish('news', id, { title: '' })).status).toBe(400);
    expect(await planned(id)).toEqual([['publish', date]]);
  });

  it('in the future is refused where it is the minute in which the document is taken offline', async () => {
    const id = await trial.create('news', trial.article('essai-meme-minute'));
    expect((await plan(id, 'unpublish', '2026-12-25', '10:00')).status).toBe(200);
    const both = await trial.publish('news', id, { publishDate: '2026-12-25T09:00:00.000Z' });
    expect([both.status, both.text]).toEqual([400, expect.stringContaining('pour la même minute')]);
    expect(await planned(id)).toEqual([['unpublish', '2026-12-25T09:00:00.000Z']]);
    expect((await trial.publish('news', id, { publishDate: '2026-12-24T09:00:00.000Z' })).status).toBe(200);
    expect(await planned(id)).toHaveLength(2);
  });

  it('in the future is refused with a message where several are published at once', async () => {
    const id = await trial.create('news', { ...draft('essai-en-masse'), publishDate: '2026-12-25T09:00:00.000Z' });
    const response = await trial.edit('PATCH', `/news?locale=fr&where[id][equals]=${id}`, { _status: 'published' });
    expect(response.status).toBe(400);
    expect(response.text).toContain('La date de publication de « essai-en-masse » est à venir');
    expect(await isPublic(id)).toBe(false);
  });
});

describe('three weeks later', () => {
  let service: Running;

  async function startLater(time: string) {
    const own = { CONTENT_PORT: String(laterPort), CONTENT_URL: laterUrl, CONTENT_PUBLIC_URL: laterUrl };
    const now = `2026-12-12T${time}:00+01:00/..`;
    const variables = { ...inject('contentEnvironment'), ...own, NOW: now };
    service = await startContentService({ dataDir: inject('dataDir'), contentUrl: laterUrl, variables });
  }
  afterAll(() => service?.stop());

  // Jobs run once a minute: before a release (`npm run test:long`).
  it.runIf(process.env.TESTS === 'long')(
    'publishes and takes offline what is due, says what failed, and tries it again',
    async () => {
      const article = await trial.create('news', draft('essai-du-12'));
      expect((await plan(article, 'publish', '2026-12-12', '09:00')).status).toBe(200);
      const dated = await trial.create('news', {
        ...draft('essai-date-du-12'),
        ...{ publishDate: '2026-12-12T08:10:00.000Z', _status: 'published' },
      });
      const old = await trial.create('news', trial.article('essai-a-retirer'));
      expect((await saveDraft(old, { title: '' })).status).toBe(200);
      expect((await plan(old, 'unpublish', '2026-12-12', '09:20')).status).toBe(200);
      const broken = await trial.create('news', draft('essai-casse'));
      expect((await plan(broken, 'publish', '2026-12-12', '09:00')).status).toBe(200);
      expect((await saveDraft(broken, { title: '' })).status).toBe(200);
      const notYet = await trial.create('news', draft('essai-du-13'));
      expect((await plan(notYet, 'publish', '2026-12-13', '09:00')).status).toBe(200);

      await startLater('09:30');
      await vi.waitFor(
        async () => {
          expect([await isPublic(article), await isPublic(dated), await isPublic(old)]).toEqual([true, true, false]);
          expect((await stateOf(broken)).schedules[0]?.state).toBe('retrying');
        },
        { timeout: 80_000, interval: 500 },
      );
      expect((await newest(article)).publishDate).toBe('2026-12-12T08:00:00.000Z');
      expect((await newest(dated)).publishDate).toBe('2026-12-12T08:10:00.000Z');
      expect(await planned(article)).toEqual([]);
      expect(await isPublic(broken)).toBe(false);
      expect((await stateOf(broken)).schedules[0]?.reason).toContain('Titre');
      expect(await isPublic(notYet)).toBe(false);
      expect(await planned(notYet)).toEqual([['publish', '2026-12-13T08:00:00.000Z']]);

      expect((await saveDraft(broken, { title: 'Réparé' })).status).toBe(200);
      // A failure is tried again a minute later: an hour later an administrator runs what is due.
      await service.stop();
      await startLater('10:30');
      const response = await fetch(`${laterUrl}/api/payload-jobs/run`, {
        headers: await personHeaders(laterUrl, 'admin'),
      });
      expect(response.status).toBe(200);
      expect(await isPublic(broken)).toBe(true);
      expect(await planned(broken)).toEqual([]);
    },
    150_000,
  );
});
