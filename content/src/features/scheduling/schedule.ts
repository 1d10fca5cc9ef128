import { type Locale, localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { settings } from '../../config/settings.ts';
import { query, sql } from '../../database/sql.ts';
import { type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';

/** What can be scheduled. */
export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** The name of the task in Payload's queue. */
export const scheduleTask = 'schedulePublish';

/** The input of a job of the queue. */
export interface ScheduleInput {
  type: ScheduledAction;
  doc: { relationTo: CollectionSlug; value: string };
  /** ISO date of the first attempt */
  at: string;
  /** the language of the site in which it was scheduled and is validated */
  locale: Locale;
  user: { relationTo: 'users'; value: number };
  /** the panel language of its author, for the reason of a failure */
  language: PanelLanguage;
}

/** A document of a collection. */
export interface Target {
  collection: CollectionSlug;
  id: number | string;
}

/** A schedule as the panel shows it. */
export interface Schedule extends Target {
  job: number;
  action: ScheduledAction;
  at: string;
  /** `failed` where it is not retried any more */
  state: 'waiting' | 'retrying' | 'failed';
  /** why the last attempt failed, or there is none */
  reason: string | null;
  nextTry: string | null;
}

/** A schedule as the queue stores it. */
export interface Job {
  id: number | string;
  input?: Partial<ScheduleInput>;
  waitUntil?: string | null;
  totalTried?: number | null;
  hasError?: boolean | null;
  error?: unknown;
  log?: { error?: unknown }[] | null;
}

const messageOf = (error: unknown) => (error as { message?: string } | null | undefined)?.message;

function asSchedule(job: Job): Schedule | null {
  const { input } = job;
  const at = input?.at ?? job.waitUntil;
  if (!input?.doc || !at) return null;
  const waiting = job.totalTried ? 'retrying' : 'waiting';
  return {
    collection: input.doc.relationTo,
    id: input.doc.value,
    job: Number(job.id),
    action: input.type ?? 'publish',
    at,
    state: job.hasError ? 'failed' : waiting,
    reason: messageOf(job.error) ?? messageOf(job.log?.at(-1)?.error) ?? null,
    nextTry: job.waitUntil ?? null,
  };
}

type Reading = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** The schedules of all documents as the queue stores them. */
export async function readJobs(req: Reading, where: Where): Promise<Job[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: scheduleTask } }, where] },
    depth: 0,
    pagination: false,
    req: { ...req },
  });
  return docs as Job[];
}

async function read(req: Reading, of: Partial<Target>, where: Where): Promise<Schedule[]> {
  return (await readJobs(req, where))
    .map(asSchedule)
    .filter((schedule) => schedule !== null)
    .filter(({ collection }) => of.collection === undefined || collection === of.collection)
    .filter(({ id }) => of.id === undefined || String(id) === String(of.id))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Waiting and failed schedules, soonest first.
 * @param of a collection, or one document of it; all by default
 */
export const readSchedules = (req: Reading, of: Partial<Target> = {}): Promise<Schedule[]> =>
  read(req, of, { completedAt: { exists: false } });

/**
 * The moment from which a document was to be offline, where it is over and later than a publication.
 * @param at ISO date of the publication
 */
export async function offlineSince(req: Reading, of: Target, at: string): Promise<string | undefined> {
  const now = settings.now().toISOString();
  // Those that have just succeeded in another process count too: Payload deletes them a moment later.
  const all = await read(req, of, {});
  return all.findLast((each) => each.action === 'unpublish' && each.at > at && each.at <= now)?.at;
}

/**
 * Gives up the publications of a document that were due before it was taken offline: a later try would put it back online.
 * @param at ISO date from which it is offline
 * @param message the reason that the panel shows
 */
export async function giveUpPublications(req: PayloadRequest, of: Target, at: string, message: string): Promise<void> {
  const late = (await readSchedules(req, of)).filter(
    (each) => each.action === 'publish' && each.at < at && each.state !== 'failed',
  );
  if (late.length === 0) return;
  await req.payload.db.updateJobs({
    where: { id: { in: late.map(({ job }) => job) } },
    data: { hasError: true, waitUntil: null, error: { cancelled: true, message } },
    ...{ req, returning: false },
  });
}

/**
 * Deletes the schedules of a document, of one action or of all, but not the one that saves it, which is completed. Also those that are
 * claimed: by a process that has ended, or by one that runs it, which then gives up before it saves (`complete`).
 * @param before ISO date; those that were due before it; all by default
 */
export async function cancelSchedules(
  req: PayloadRequest,
  of: Target,
  action?: ScheduledAction,
  before?: string,
): Promise<void> {
  const jobs = (await readSchedules(req, of))
    .filter((schedule) => action === undefined || schedule.action === action)
    .filter(({ at }) => before === undefined || at < before)
    .map(({ job }) => job);
  if (jobs.length === 0) return;
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { in: jobs } }, req });
}

/**
 * Marks a schedule as completed within the transaction that carries it out. Payload does so in one of its own afterwards: where the process
 * ends in between, the schedule would be run a second time.
 * @returns whether it was neither cancelled since it was claimed, nor completed before
 */
export async function complete(req: PayloadRequest, job: number | string): Promise<boolean> {
  const completed = await query(
    req.payload,
    sql`UPDATE "payload_jobs" SET "completed_at" = ${settings.now().toISOString()}
      WHERE "id" = ${job} AND "completed_at" IS NULL RETURNING "id"`,
    req,
  );
  return completed.length > 0;
}

/** Schedules an action of a document, in place of an earlier schedule of the same action. */
export async function schedule(req: PayloadRequest, of: Target, action: ScheduledAction, at: string): Promise<void> {
  if (!req.user) throw new Error('Nobody schedules.');
  await cancelSchedules(req, of, action);
  const input: ScheduleInput = {
    type: action,
    doc: { relationTo: of.collection, value: String(of.id) },
    at,
    locale: localeNamed(req.locale),
    user: { relationTo: 'users', value: Number(req.user.id) },
    language: panelLanguageOf(req),
  };
  await req.payload.jobs.queue({ task: scheduleTask, input, waitUntil: new Date(at), req });
}
