import { _internal_jobSystemGlobals, APIError, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
import { query, sql } from '../../database/sql.ts';
import type { PublicationState } from './schedule-endpoints.ts';

let trial: Awaited<ReturnType<typeof openTrial>>;
/** A content service within this process, on the same database: it runs the schedules when a test wants. */
let payload: Payload;
let settings: { now: () => Date };
let runSchedules: typeof import('./schedule-task.ts').runSchedules;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  payload = await openPayload(inject('contentEnvironment'));
  settings = (await import('../../config/settings.ts')).settings;
  ({ runSchedules } = await import('./schedule-task.ts'));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await trial.clear();
  await payload.destroy();
});

/** An article that is to be published at 11:00. */
async function plannedArticle(slug: string): Promise<{ id: number; job: number }> {
  const id = await trial.create('news', { ...trial.article(slug), _status: 'draft' });
  await plan(id, '11:00');
  return { id, job: (await schedulesOf(id))[0]?.job ?? 0 };
}
async function plan(id: number, time: string, action = 'publish') {
  const path = `/news/${id}/schedule?locale=fr`;
  const response = await trial.edit('POST', path, { action, day: '2026-12-12', time });
  expect(response.status, response.text).toBe(200);
}
const schedulesOf = async (id: number) => (await trial.read<PublicationState>(`/news/${id}/schedule`)).schedules;
const isOnline = async (id: number) =>
  (await trial.send('GET', `/news/${id}?locale=fr&depth=0`, undefined, trial.service)).status === 200;
const cancel = (id: number) => trial.edit('DELETE', `/news/${id}/schedule?action=publish`);

/** What a process leaves behind that ends while it runs a schedule. */
const leaveClaimed = (job: number) =>
  query(
    payload,
    sql`UPDATE "payload_jobs" SET "processing" = true, "updated_at" = ${'2026-12-12T10:00:00.000Z'} WHERE "id" = ${job}`,
  );
/** It was claimed more than ten minutes ago, by the clock of the service. */
const letTimePass = (job: number) =>
  query(payload, sql`UPDATE "payload_jobs" SET "updated_at" = ${'2026-01-01T10:00:00.000Z'} WHERE "id" = ${job}`);

/** Runs what is due of some schedules at a time of that day in Paris. */
async function runAt(time: string, ...jobs: number[]) {
  const now = () => new Date(`2026-12-12T${time}:30+01:00`);
  vi.spyOn(settings, 'now').mockImplementation(now);
  vi.spyOn(_internal_jobSystemGlobals, 'getCurrentDate').mockImplementation(now);
  await runSchedules(payload, { id: { in: jobs } });
}

it('a schedule that a process left claimed is run ten minutes later', async () => {
  const { id, job } = await plannedArticle('essai-reste');
  await leaveClaimed(job);
  await runAt('11:05', job);
  expect(await isOnline(id)).toBe(false);
  await letTimePass(job);
  await runAt('11:11', job);
  expect(await isOnline(id)).toBe(true);
  expect(await schedulesOf(id)).toEqual([]);
});

it('what was to be taken offline before a publication stays online', async () => {
  const id = await trial.create('news', trial.article('essai-reste-hors-ligne'));
  await plan(id, '11:00', 'unpublish');
  await plan(id, '11:05');
  const [offline, online] = (await schedulesOf(id)).map(({ job }) => job);
  await leaveClaimed(offline ?? 0);
  await runAt('11:05', offline ?? 0, online ?? 0);
  await letTimePass(offline ?? 0);
  await runAt('11:11', offline ?? 0);
  expect(await isOnline(id)).toBe(true);
  expect(await schedulesOf(id)).toEqual([]);
});

it('it can be cancelled, and stays so', async () => {
  const { id, job } = await plannedArticle('essai-reste-annule');
  await leaveClaimed(job);
  expect((await cancel(id)).status).toBe(200);
  expect(await schedulesOf(id)).toEqual([]);
  await letTimePass(job);
  await runAt('11:11', job);
  expect(await isOnline(id)).toBe(false);
});

it('publishing by hand cancels it: a document that is taken offline then stays offline', async () => {
  const { id, job } = await plannedArticle('essai-reste-a-la-main');
  await leaveClaimed(job);
  expect((await trial.publish('news', id, {})).status).toBe(200);
  expect((await trial.edit('PATCH', `/news/${id}?locale=fr`, { _status: 'draft' })).status).toBe(200);
  await letTimePass(job);
  await runAt('11:11', job);
  expect(await isOnline(id)).toBe(false);
});

it('another moment replaces it', async () => {
  const { id, job } = await plannedArticle('essai-reste-replanifie');
  await leaveClaimed(job);
  await plan(id, '15:00');
  expect((await schedulesOf(id)).map(({ at }) => at)).toEqual(['2026-12-12T14:00:00.000Z']);
});

it('schedules are claimed one after the other: those that wait for their turn are due still where the process ends', async () => {
  const articles = [await plannedArticle('essai-tour-1'), await plannedArticle('essai-tour-2')];
  const jobs = articles.map(({ job }) => job);
  const claimed: number[] = [];
  const findByID = payload.findByID.bind(payload);
  vi.spyOn(payload, 'findByID').mockImplementation((async (options: Parameters<typeof findByID>[0]) => {
    const where = { id: { in: jobs }, processing: { equals: true } };
    if (options.collection === 'users')
      claimed.push((await payload.count({ collection: 'payload-jobs', where })).totalDocs);
    return findByID(options);
  }) as never);
  await runAt('11:01', ...jobs);
  expect(claimed).toEqual([1, 1]);
  for (const { id } of articles) expect(await isOnline(id)).toBe(true);
});

it('one that the database fails at says so to editors without the statement, one that is refused says why', async () => {
  const { id, job } = await plannedArticle('essai-echec');
  const { DrizzleQueryError } = await import('@payloadcms/db-sqlite/drizzle');
  const failed = new DrizzleQueryError('update "news" set "title" = $1', ['Camille'], new Error('disk I/O error'));
  vi.spyOn(payload, 'update').mockRejectedValueOnce(failed);
  await runAt('11:01', job);
  const [schedule] = await schedulesOf(id);
  expect(schedule).toMatchObject({ state: 'retrying', reason: expect.stringContaining('n’a pas pu le faire') });
  const { docs } = await payload.find({ collection: 'payload-jobs', where: { id: { equals: job } } });
  expect(JSON.stringify(docs)).not.toMatch(/Camille|update /);

  vi.spyOn(payload, 'update').mockRejectedValueOnce(new APIError('Il manque un titre.', 400));
  await runAt('11:20', job);
  expect((await schedulesOf(id))[0]?.reason).toBe('Il manque un titre.');
});

it('one that is cancelled while it is run publishes nothing', async () => {
  const { id, job } = await plannedArticle('essai-annule-en-cours');
  const findByID = payload.findByID.bind(payload);
  let cancelled = 0;
  vi.spyOn(payload, 'findByID').mockImplementation((async (options: Parameters<typeof findByID>[0]) => {
    if (options.collection === 'users') cancelled = (await cancel(id)).status;
    return findByID(options);
  }) as never);
  await runAt('11:01', job);
  expect(cancelled).toBe(200);
  expect(await isOnline(id)).toBe(false);
  expect(await schedulesOf(id)).toEqual([]);
});

it('one that was carried out when the process ended is not run again: the document stays as editors have left it since', async () => {
  const { id, job } = await plannedArticle('essai-commis');
  const { db } = payload;
  const updateJobs = db.updateJobs.bind(db);
  const ended = 'The process ended.';
  vi.spyOn(db, 'updateJobs').mockImplementation(async (args) => {
    // Payload claims by a query, and records what it has run by its identifier.
    if (args.id === undefined) return updateJobs(args);
    await db.rollbackTransaction((await args.req?.transactionID) ?? '');
    throw new Error(ended);
  });
  await expect(runAt('11:01', job)).rejects.toThrow(ended);
  vi.restoreAllMocks();
  expect(await isOnline(id)).toBe(true);
  expect(await schedulesOf(id)).toEqual([]);
  expect((await trial.edit('PATCH', `/news/${id}?locale=fr`, { _status: 'draft' })).status).toBe(200);

  await letTimePass(job);
  await runAt('11:11', job);
  expect(await isOnline(id)).toBe(false);
  // Nor where it is run whatever its state.
  await payload.jobs.runByID({ id: job });
  expect(await isOnline(id)).toBe(false);
});
