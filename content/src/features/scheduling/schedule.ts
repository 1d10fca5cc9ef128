import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
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
  /** why the last attempt failed */
  reason: string | null;
  nextTry: string | null;
}

interface Job {
  id: number | string;
  input?: unknown;
  waitUntil?: string | null;
  totalTried?: number | null;
  hasError?: boolean | null;
  log?: { error?: unknown }[] | null;
}

function asSchedule(job: Job): Schedule | null {
  const input = job.input as Partial<ScheduleInput> | undefined;
  const at = input?.at ?? job.waitUntil;
  if (!input?.doc || !at) return null;
  const reason = (job.log?.at(-1)?.error as { message?: string } | undefined)?.message ?? null;
  const waiting = job.totalTried ? 'retrying' : 'waiting';
  return {
    collection: input.doc.relationTo,
    id: input.doc.value,
    job: Number(job.id),
    action: input.type ?? 'publish',
    at,
    state: job.hasError ? 'failed' : waiting,
    reason,
    nextTry: job.waitUntil ?? null,
  };
}

/**
 * Waiting and failed schedules, soonest first.
 * @param of a collection, or one document of it; all by default
 */
export async function readSchedules(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  of: Partial<Target> = {},
): Promise<Schedule[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: scheduleTask } }, { completedAt: { exists: false } }] },
    depth: 0,
    pagination: false,
    req: { ...req },
  });
  return (docs as Job[])
    .map(asSchedule)
    .filter((schedule) => schedule !== null)
    .filter(({ collection }) => of.collection === undefined || collection === of.collection)
    .filter(({ id }) => of.id === undefined || String(id) === String(of.id))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Deletes the waiting and failed schedules of a document, of one action or of all. */
export async function cancelSchedules(req: PayloadRequest, of: Target, action?: ScheduledAction): Promise<void> {
  const schedules = await readSchedules(req, of);
  const jobs = schedules.filter((schedule) => action === undefined || schedule.action === action);
  if (jobs.length === 0) return;
  const id = { in: jobs.map(({ job }) => job) };
  // A job that is running is not deleted.
  const where: Where = { and: [{ id }, { processing: { equals: false } }] };
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req });
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
