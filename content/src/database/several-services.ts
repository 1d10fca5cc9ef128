import { advisoryLocks } from './advisory-locks.ts';
import { run, type SqlDatabase, sessionOf, sql } from './sql.ts';

/** Milliseconds after which a running job belongs to a process that died: a publication takes seconds. */
const longestJob = 600_000;

/**
 * Lets several content services share one PostgreSQL database: one migrates while the others wait, and each scheduled
 * publication is claimed once (section 11, "One publication date"). On either database, the job of a process that died is
 * claimed again after ten minutes, and a change of jobs that fails leaves no transaction open.
 * @param now the clock by which jobs are marked
 */
export function forSeveralServices(database: SqlDatabase, now: () => Date): void {
  migrateAlone(database);
  claimOnce(database, now);
  endEachUpdate(database);
}

/**
 * The lock belongs to a connection: PostgreSQL releases it where the process dies. The wait for it, and migrations, take as long as
 * they need.
 */
function migrateAlone(database: SqlDatabase): void {
  const { migrate } = database;
  database.migrate = async function (this: SqlDatabase, args) {
    const { longestSilence } = this;
    this.longestSilence = undefined;
    const connection = await this.pool?.connect();
    try {
      await connection?.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
      await migrate.call(this, args);
    } finally {
      this.longestSilence = longestSilence;
      await connection?.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migration]);
      connection?.release();
    }
  };
}

/** Payload reads the waiting jobs and marks them afterwards: the lock lasts until the transaction of both has ended. */
function claimOnce(database: SqlDatabase, now: () => Date): void {
  const { updateJobs } = database;
  database.updateJobs = async function (this: SqlDatabase, args) {
    const isClaim = args.data.processing === true && args.id === undefined;
    if (!isClaim) return updateJobs.call(this, args);
    const session = sessionOf(this, await args.req?.transactionID);
    if (this.pool && session)
      await run(session.db, sql`SELECT pg_advisory_xact_lock(${advisoryLocks['claim of a job']})`);
    await updateJobs.call(this, {
      data: { processing: false, updatedAt: now().toISOString() },
      where: {
        and: [
          { processing: { equals: true } },
          { completedAt: { exists: false } },
          { updatedAt: { less_than: new Date(now().getTime() - longestJob).toISOString() } },
        ],
      },
      returning: false,
      ...(args.req ? { req: args.req } : {}),
    });
    return updateJobs.call(this, args);
  };
}

/**
 * Rolls back the transaction of a change of jobs that fails: Payload begins one for each, and ends only those that succeed. One that stays
 * open keeps its connection to PostgreSQL, or the lock of SQLite, for as long as the process lives. Leaves out jobs that were deleted
 * meanwhile, which are `null`: Payload reads each.
 */
function endEachUpdate(database: SqlDatabase): void {
  const { updateJobs } = database;
  database.updateJobs = async function (this: SqlDatabase, args) {
    try {
      return (await updateJobs.call(this, args))?.filter((job) => job !== null) ?? null;
    } catch (error) {
      await this.rollbackTransaction(args.req?.transactionID);
      throw error;
    }
  };
}
