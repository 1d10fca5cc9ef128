import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  fetchInternal,
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
} from '../../environment/test-environment.ts';

/** `SHARED_SECRET` is replaced while every site goes on (`docs/operations.md`). */

const sitePort = 4266;
const contentPort = 4268;
const former = { SHARED_SECRET: 'the-former-shared-secret' };
const coming = { SHARED_SECRET: 'the-coming-shared-secret' };
const accepting = (own: typeof former, other: typeof former) => ({
  ...own,
  SHARED_SECRET_ACCEPTED: other.SHARED_SECRET,
});

test('@long a secret is replaced in three rounds, and no site fails to log in', async () => {
  test.setTimeout(180_000);
  const environment = await prepareEnvironment(contentPort);
  let content: Running | null = null;

  async function startContent(secrets: Record<string, string>): Promise<void> {
    await content?.stop();
    const variables = { ...environment.variables, SHARED_SECRET_ACCEPTED: '', ...secrets };
    content = await startContentService({ ...environment, variables });
  }
  /** Whether a site that knows nothing yet becomes ready: it has logged in and read. */
  async function isReady(secrets: Record<string, string>): Promise<boolean> {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-secret-'));
    const settings = { PORT: String(sitePort), CACHE_DIR: folder, SHARED_SECRET_ACCEPTED: '', ...secrets };
    const site = await startSite(environment, settings);
    try {
      for (let tries = 0; tries < 25; tries += 1) {
        if ((await fetchInternal(sitePort, '/health/ready')).status === 200) return true;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return false;
    } finally {
      await site.stop();
      await rm(folder, { recursive: true });
    }
  }

  try {
    await startContent(former);
    expect(await isReady(former)).toBe(true);
    // The first round: both are accepted everywhere, one process after the other.
    await startContent(accepting(former, coming));
    for (const secrets of [former, accepting(former, coming)]) expect(await isReady(secrets)).toBe(true);
    // The second: the coming one signs.
    await startContent(accepting(coming, former));
    for (const secrets of [accepting(former, coming), accepting(coming, former)])
      expect(await isReady(secrets)).toBe(true);
    // The third: the former one is worth nothing any more.
    await startContent(coming);
    for (const secrets of [accepting(coming, former), coming]) expect(await isReady(secrets)).toBe(true);
    expect(await isReady(former)).toBe(false);
  } finally {
    await (content as Running | null)?.stop();
    await removeEnvironment(environment);
  }
});
