import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { mayPublish } from '../../access/publishers.ts';
import { requireDocumentOfOwnSchool } from '../../access/school-of.ts';
import { readStored } from '../../database/stored-document.ts';
import { type Job, readJobs } from './schedule.ts';

/** What an account has scheduled and is not carried out yet. */
const jobsOf = async (req: PayloadRequest, account: number): Promise<Job[]> =>
  (await readJobs(req, { completedAt: { exists: false } })).filter(
    ({ input }) => Number(input?.user?.value) === account,
  );

/** Has jobs carried out with the rights of whoever sends the request. Else they would fail at their moment, when nobody expects it. */
async function handOver(req: PayloadRequest, jobs: readonly Job[]): Promise<void> {
  const user = { relationTo: 'users' as const, value: Number(req.user?.id) };
  for (const job of jobs) {
    const input = { ...job.input, user };
    await req.payload.db.updateJobs({ where: { id: { equals: job.id } }, data: { input }, req, returning: false });
  }
}

const isOfAnother = (req: PayloadRequest, account: number) => Boolean(req.user) && Number(req.user?.id) !== account;

/** A hook for accounts: hands over what one that is deleted has scheduled, to whoever deletes it. */
export const handOverSchedulesOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isOfAnother(req, Number(id))) await handOver(req, await jobsOf(req, Number(id)));
};

/** Whether an account may do what a job does. */
async function mayCarryOut(as: PayloadRequest, { input }: Job): Promise<boolean> {
  if (!mayPublish({ req: as })) return false;
  return requireDocumentOfOwnSchool(as, input?.doc).then(
    () => true,
    () => false,
  );
}

/** A hook for accounts: hands over what one has scheduled that lost its role or a school, to whoever took that from it. */
export const handOverSchedulesRefused: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const id = Number(doc.id);
  if (operation === 'create' || !isOfAnother(req, id)) return doc;
  const jobs = await jobsOf(req, id);
  if (jobs.length === 0) return doc;
  // As it is stored: the request may have asked for a few of its fields.
  const user = await readStored(req, 'users', id);
  const refused: Job[] = [];
  for (const job of jobs) if (!(await mayCarryOut({ ...req, user } as PayloadRequest, job))) refused.push(job);
  await handOver(req, refused);
  return doc;
};
