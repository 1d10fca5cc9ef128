import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentWorkspace, processEnvironment } from '../../../launcher/environment.ts';
import { type Running, startWithOutput } from '../../../launcher/program.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../../tests/empty-database.ts';

const postgres = process.env.TEST_POSTGRES_URL ?? '';

describe.each(['sqlite', ...(postgres ? [postgres] : [])])('content services on one database: %s', (server) => {
  let database: EmptyDatabase;
  let processes: Running[];
  beforeEach(async () => {
    database = await makeEmptyDatabase(server);
    processes = [];
  });
  afterEach(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await database.remove();
  });

  function start(schedules: number): Running {
    const { PATH, HOME } = processEnvironment;
    const running = startWithOutput({
      command: ['node', 'tests/run-schedules.ts'],
      cwd: contentWorkspace,
      environment: { PATH, HOME, NODE_ENV: 'production', SCHEDULES: `${schedules}`, ...database.environment },
    });
    processes.push(running);
    return running;
  }
  async function untilUp(running: Running): Promise<void> {
    let isOver = false;
    void running.ended.then(() => {
      isOver = true;
    });
    while (!isOver && !running.output().includes('up\n')) await pause(20);
    expect(running.output()).toContain('up\n');
  }
  async function inDatabase(statement: string): Promise<void> {
    const { DATABASE_URL: url } = database.environment;
    if (server === 'sqlite') {
      const client = createClient({ url });
      await client.execute(statement).finally(() => client.close());
      return;
    }
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  async function ranBy(running: Running): Promise<string[]> {
    expect((await running.ended).code, running.output()).toBe(0);
    return (/ran (.*)\n/.exec(running.output())?.[1] ?? '').split(' ').filter(Boolean);
  }
  /** Inserts schedules of an account that is gone: they fail, and are run all the same. */
  function insert(count: number, processing = false, changed = Date.now()): Promise<void> {
    const input = '{"type":"publish","doc":{"relationTo":"news","value":"1"},"user":{"relationTo":"users","value":1}}';
    const row = `('schedulePublish', 'default', '${input}', ${processing}, 0, '${new Date(changed).toISOString()}')`;
    return inDatabase(`INSERT INTO payload_jobs (task_slug, queue, input, processing, total_tried, updated_at)
      VALUES ${Array(count).fill(row).join(', ')}`);
  }

  // SQLite has one service.
  it.skipIf(server === 'sqlite').each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'both start at once on an empty one: time %i of 10',
    async () => {
      const started = [start(0), start(0)];
      for (const running of started) expect((await running.ended).code, running.output()).toBe(0);
    },
    180_000,
  );

  it.skipIf(server === 'sqlite')(
    'run each of 50 schedules once',
    async () => {
      await untilUp(start(50));
      await untilUp(start(50));
      await insert(50);
      const ran = (await Promise.all(processes.map(ranBy))).flat();
      expect(ran.length).toBe(50);
      expect(new Set(ran).size).toBe(50);
    },
    180_000,
  );

  it('run the schedule of a process that died, but not one that is running', async () => {
    const running = start(3);
    await untilUp(running);
    await insert(2, true);
    await insert(1, true, Date.now() - 660_000);
    expect(await ranBy(running)).toEqual(['3']);
  }, 180_000);
});
