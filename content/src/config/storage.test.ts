import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketName, bucketSettings, startBucketServer } from '../../../e2e/environment/servers/bucket-server.ts';
import { contentWorkspace, processEnvironment } from '../../../launcher/environment.ts';
import { runProgram } from '../../../launcher/program.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../../tests/empty-database.ts';

const postgres = process.env.TEST_POSTGRES_URL ?? '';

describe.each(['sqlite', ...(postgres ? [postgres] : [])])('a bucket beside the database: %s', (server) => {
  let database: EmptyDatabase;
  let folder: string;
  let s3: Awaited<ReturnType<typeof startBucketServer>>;
  beforeEach(async () => {
    database = await makeEmptyDatabase(server);
    folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
    s3 = await startBucketServer(folder);
  });
  afterEach(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
    await database.remove();
  });

  async function storeIn(s3Port: number): Promise<Record<string, unknown>> {
    const { PATH, HOME } = processEnvironment;
    const environment = {
      ...{ PATH, HOME, NODE_ENV: 'production' as const, ...database.environment },
      ...bucketSettings(s3Port),
    };
    const command = ['node', 'tests/store-in-bucket.ts'];
    const output = await runProgram({ command, cwd: contentWorkspace, environment });
    return JSON.parse(/seen (.*)\n/.exec(output)?.[1] ?? 'null');
  }
  const objects = async () =>
    (await readdir(path.join(folder, bucketName), { recursive: true })).filter((name) =>
      /workshop|webp|avif|other|pending/.test(name),
    );

  it('uploads and their variants are stored, read and deleted there', async () => {
    expect(await storeIn(s3.port)).toEqual({
      ...{ isSame: true, isStored: true, isShared: true, afterFailures: ['workshop.png'] },
      ...{ focalPoint: [20, 30], cropped: [400, 300], isCurrent: true },
      ...{ alt: 'The workshop', variants: [], documents: 0 },
    });
    expect(await objects()).toEqual([]);
  }, 120_000);

  it('where it is away, an upload is refused with a true status and leaves no document', async () => {
    const away = 9;
    const { failure, documents } = await storeIn(away);
    expect(failure).toEqual([503, expect.stringMatching(/bucket|stockage/)]);
    expect(documents).toBe(0);
  }, 120_000);
});
