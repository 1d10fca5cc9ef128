import { _internal_jobSystemGlobals, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPayload } from '../../../tests/open-payload.ts';
import { openTrial } from '../../../tests/trial.ts';
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

const plan = async (id: number, action: string, time: string) => {
  const response = await trial.edit('POST', `/news/${id}/schedule?locale=fr`, { action, day: '2026-12-12', time });
  expect(response.status, response.text).toBe(200);
};
const saveDraft = async (id: number, title: string) => {
  const response = await trial.edit('PATCH', `/news/${id}?locale=fr&draft=true`, { title, _status: 'draft' });
  expect(response.status, response.text).toBe(200);
};
const stateOf = (id: number) => trial.read<PublicationState>(`/news/${id}/schedule`);
const schedulesOf = async (id: number) =>
  (await stateOf(id)).schedules.map(({ action, state, reason }) => [action, state, reason]);
/** The title that visitors read, and that of the newest version. */
async function titlesOf(id: number) {
  const path = `/news/${id}?locale=fr&depth=0`;
  const read = await trial.send('GET', path, undefined, trial.service);
  const { title } = await trial.read<{ title: string }>(`${path}&draft=true`);
  return [read.status === 200 ? (JSON.parse(read.text) as { title: string }).title : null, title];
}

/** Runs what is due of a document at a time of that day in Paris. */
async function runAt(time: string, id: number) {
  const now = () => new Date(`2026-12-12T${time}:30+01:00`);
  vi.spyOn(settings, 'now').mockImplementation(now);
  vi.spyOn(_internal_jobSystemGlobals, 'getCurrentDate').mockImplementation(now);
  const jobs = (await stateOf(id)).schedules.map(({ job }) => job);
  await runSchedules(payload, { id: { in: jobs } });
}

describe('a publication whose document was to be offline meanwhile is given up, and its draft stays:', () => {
  const reason = (time: string) => `Le document devait être hors ligne à partir du 12\u00a0déc. à ${time}.`;

  it('it failed until then', async () => {
    const id = await trial.create('news', { ...trial.article('essai-repare'), _status: 'draft' });
    await plan(id, 'publish', '11:00');
    await plan(id, 'unpublish', '11:05');
    await saveDraft(id, '');
    for (const time of ['11:00', '11:02', '11:05']) await runAt(time, id);
    expect(await schedulesOf(id)).toEqual([['publish', 'failed', reason('11\u00a0h\u00a005')]]);
    await saveDraft(id, 'Réparé');
    for (const time of ['11:10', '11:40']) await runAt(time, id);
    expect(await titlesOf(id)).toEqual([null, 'Réparé']);
  });

  it.each(['unpublish first', 'publish first'])('both are due in one run (%s)', async (order) => {
    const id = await trial.create('news', trial.article(`essai-panne-${order[0]}`));
    const planOffline = () => plan(id, 'unpublish', '13:00');
    if (order === 'unpublish first') await planOffline();
    await saveDraft(id, 'Nouveau titre');
    await plan(id, 'publish', '11:00');
    if (order === 'publish first') await planOffline();
    await runAt('13:30', id);
    expect(await titlesOf(id)).toEqual([null, 'Nouveau titre']);
    expect(await schedulesOf(id)).toEqual([['publish', 'failed', reason('13\u00a0h')]]);
  });
});

it('a publication that is planned for later stays, and is carried out', async () => {
  const id = await trial.create('news', trial.article('essai-de-retour'));
  await plan(id, 'unpublish', '11:00');
  await saveDraft(id, 'De retour');
  await plan(id, 'publish', '12:00');
  await runAt('11:00', id);
  expect(await titlesOf(id)).toEqual([null, 'De retour']);
  expect(await schedulesOf(id)).toEqual([['publish', 'waiting', null]]);
  await runAt('12:00', id);
  expect(await titlesOf(id)).toEqual(['De retour', 'De retour']);
  expect(await schedulesOf(id)).toEqual([]);
});

it.each(['unpublish first', 'publish first'])(
  'of two that are due in one run the later one decides (%s)',
  async (order) => {
    const id = await trial.create('news', trial.article(`essai-deux-${order[0]}`));
    await saveDraft(id, 'De retour');
    const moments = { unpublish: '11:00', publish: '12:00' };
    const [first, second] =
      order === 'publish first' ? (['publish', 'unpublish'] as const) : (['unpublish', 'publish'] as const);
    await plan(id, first, moments[first]);
    await plan(id, second, moments[second]);
    await runAt('12:30', id);
    expect(await titlesOf(id)).toEqual(['De retour', 'De retour']);
    expect(await schedulesOf(id)).toEqual([]);
  },
);
