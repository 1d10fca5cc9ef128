import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';

/** What can be scheduled. */
export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** The name of the task in Payload's queue. */
export const scheduleTask = 'schedulePublish';

/** What a job of the queue is given. */
export interface ScheduleInput {
  type: ScheduledAction;
  doc: { relationTo: string; value: string };
  /** ISO date: when it was to happen first */
  at: string;
  /** the language of the site in which it was scheduled, and is checked */
  locale: Locale;
  user: { relationTo: 'users'; value: number };
  /** the language in which its author reads why it failed */
  language: PanelLanguage;
}

/** A document of a collection. */
export interface Target {
  collection: string;
  id: number | string;
}

/** What an editor is shown of something scheduled. */
export interface Schedule extends Target {
  job: number;
  action: ScheduledAction;
  at: string;
  /** `failed` where it will not be tried again */
  state: 'waiting' | 'retrying' | 'failed';
  /** why it failed last */
  reason: string | null;
  nextTry: string | null;
  author: number | null;
}

interface Job {
  id: number | string;
  input?: unknown;
  waitUntil?: string | null;
  totalTried?: number | null;
  hasError?: boolean | null;
  processing?: boolean | null;
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
    author: input.user?.value ?? null,
  };
}

/**
 * What is scheduled or has failed, soonest first.
 * @param of a collection, or one document of it; everything where nothing is said
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

/** Takes back what is scheduled or has failed for a document, or one kind of it. */
export async function cancelSchedules(req: PayloadRequest, of: Target, action?: ScheduledAction): Promise<void> {
  const schedules = await readSchedules(req, of);
  const jobs = schedules.filter((schedule) => action === undefined || schedule.action === action);
  if (jobs.length === 0) return;
  const id = { in: jobs.map(({ job }) => job) };
  // What runs at this moment ends by itself.
  const where: Where = { and: [{ id }, { processing: { equals: false } }] };
  await req.payload.db.deleteMany({ collection: 'payload-jobs', where, req });
}

/** Schedules an action of a document for a moment, in place of what was scheduled of the same kind. */
export async function schedule(req: PayloadRequest, of: Target, action: ScheduledAction, at: string): Promise<void> {
  if (!req.user) throw new Error('Nobody schedules.');
  await cancelSchedules(req, of, action);
  const input: ScheduleInput = {
    type: action,
    doc: { relationTo: of.collection as CollectionSlug, value: String(of.id) },
    at,
    locale: req.locale === 'en' ? 'en' : 'fr',
    user: { relationTo: 'users', value: Number(req.user.id) },
    language: panelLanguageOf(req),
  };
  await req.payload.jobs.queue({ task: scheduleTask, input, waitUntil: new Date(at), req });
}
