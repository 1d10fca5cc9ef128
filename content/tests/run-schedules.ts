import { setTimeout as pause } from 'node:timers/promises';
import { getPayload } from 'payload';

/**
 * Entry of one of several processes on a database: migrates it, says `up`, waits for `SCHEDULES` jobs, runs them, and prints
 * those that it ran.
 */
const { default: config } = await import('../src/payload.config.ts');
const payload = await getPayload({ config });
process.stdout.write('up\n');
const expected = Number(process.env.SCHEDULES);
while ((await payload.count({ collection: 'payload-jobs' })).totalDocs < expected) await pause(5);
const { jobStatus } = expected ? await payload.jobs.run({ limit: expected, silent: true }) : {};
process.stdout.write(`ran ${Object.keys(jobStatus ?? {}).join(' ')}\n`);
process.exit(0);
