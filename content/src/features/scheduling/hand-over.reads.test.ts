import { _internal_jobSystemGlobals, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../e2e/environment/accounts.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import type { PublicationState } from './schedule-endpoints.ts';

const contentUrl = inject('contentUrl');
let trial: Awaited<ReturnType<typeof openTrial>>;
/** A content service within this process, on the same database: it runs the schedules when a test wants. */
let payload: Payload;
let settings: { now: () => Date };
let runSchedules: typeof import('./schedule-task.ts').runSchedules;
let admin: Record<string, string>;
/** Those of the sample, each with the account of its site. */
let schools: number[];
const created: string[] = [];

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  payload = await openPayload(inject('contentEnvironment'));
  settings = (await import('../../config/settings.ts')).settings;
  ({ runSchedules } = await import('./schedule-task.ts'));
  admin = await personHeaders(contentUrl, 'admin');
  const { docs } = await payload.find({ collection: 'schools', limit: 2, depth: 0, sort: 'id' });
  schools = docs.map(({ id }) => id);
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  for (const path of created.reverse()) await trial.send('DELETE', path, undefined, admin);
  await payload.destroy();
});

async function create(collection: string, data: object): Promise<number> {
  const response = await trial.send('POST', `/${collection}?locale=fr&depth=0`, data, admin);
  expect(response.status, response.text).toBe(201);
  const id = Number(response.body.doc?.id);
  created.push(`/${collection}/${id}`);
  return id;
}

/** An editor of both schools who has planned an article of each, and what the schedules are. */
async function departing(name: string) {
  const account = { email: `${name}@ecole.example`, password: 'une phrase de quelques mots' };
  const user = await create('users', { ...account, name: 'Essai', role: 'editor', schools });
  const { token } = JSON.parse((await trial.send('POST', '/users/login', account)).text) as { token: string };
  const own = { authorization: `JWT ${token}`, 'accept-language': 'fr' };
  const articles: { id: number; job: number }[] = [];
  for (const [index, school] of schools.entries()) {
    const id = await create('news', { ...trial.article(`${name}-${index}`), school, _status: 'draft' });
    const moment = { action: 'publish', day: '2026-12-12', time: '11:02' };
    const response = await trial.send('POST', `/news/${id}/schedule?locale=fr`, moment, own);
    expect(response.status, response.text).toBe(200);
    const { schedules } = await trial.read<PublicationState>(`/news/${id}/schedule`, own);
    articles.push({ id, job: schedules[0]?.job ?? 0 });
  }
  return { user, articles };
}
type Articles = Awaited<ReturnType<typeof departing>>['articles'];

const change = async (user: number, data: object) => {
  const { status, text } = await trial.send('PATCH', `/users/${user}?depth=1&select[name]=true`, data, admin);
  expect(status, text).toBe(200);
};

/** With whose rights the schedules are to be carried out. */
async function authorsOf(articles: Articles): Promise<number[]> {
  const where = { id: { in: articles.map(({ job }) => job) } };
  const { docs } = await payload.find({ collection: 'payload-jobs', where, sort: 'id' });
  return docs.map(({ input }) => (input as { user: { value: number } }).user.value);
}

/** Runs the schedules a minute after their moment. @returns which articles are online then */
async function runAll(articles: Articles): Promise<boolean[]> {
  const now = () => new Date('2026-12-12T11:03:30+01:00');
  vi.spyOn(settings, 'now').mockImplementation(now);
  vi.spyOn(_internal_jobSystemGlobals, 'getCurrentDate').mockImplementation(now);
  await runSchedules(payload, { id: { in: articles.map(({ job }) => job) } });
  const online: boolean[] = [];
  for (const [index, site] of (['first', 'second'] as const).entries()) {
    const headers = await siteHeaders(contentUrl, site);
    const response = await trial.send('GET', `/news/${articles[index]?.id}?locale=fr&depth=0`, undefined, headers);
    online.push(response.status === 200);
  }
  return online;
}

describe('what an account has scheduled is carried out by who takes its right to it', () => {
  it('with the account', async () => {
    const { user, articles } = await departing('essai-depart');
    expect((await trial.send('DELETE', `/users/${user}`, undefined, admin)).status).toBe(200);
    expect(await runAll(articles)).toEqual([true, true]);
    expect(await authorsOf(articles)).toEqual([]);
  });

  it.each(['contributor', 'service'])('with its role, where it becomes a %s', async (role) => {
    const { user, articles } = await departing(`essai-role-${role}`);
    await change(user, { role, schools: schools.slice(0, 1) });
    expect(await authorsOf(articles)).not.toContain(user);
    expect(await runAll(articles)).toEqual([true, true]);
  });

  it('with one of its schools: the others’ stay its own', async () => {
    const { user, articles } = await departing('essai-ecole');
    const [first] = schools;
    await change(user, { schools: [first] });
    const [own, taken] = await authorsOf(articles);
    expect(own).toBe(user);
    expect(taken).not.toBe(user);
    expect(await runAll(articles)).toEqual([true, true]);
  });

  it('and by nobody else where another change leaves it its rights', async () => {
    const { user, articles } = await departing('essai-nom');
    await change(user, { name: 'Autre' });
    expect(await authorsOf(articles)).toEqual([user, user]);
    await change(user, { role: 'admin', schools: [] });
    expect(await authorsOf(articles)).toEqual([user, user]);
  });
});
