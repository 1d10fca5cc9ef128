import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSite } from './build.ts';
import { siteWorkspace } from './environment.ts';
import { runQuietly } from './processes.ts';

vi.mock('./processes.ts', () => ({ runQuietly: vi.fn() }));

afterEach(() => vi.unstubAllEnvs());

test('the site is built for production, whatever the shell has in NODE_ENV', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const output = await mkdtemp(path.join(tmpdir(), 'vitrine-build-'));
  try {
    await buildSite({ folder: path.relative(siteWorkspace, output) });
    expect(vi.mocked(runQuietly).mock.calls).toMatchObject([[{ environment: { NODE_ENV: 'production' } }]]);
  } finally {
    await rm(output, { recursive: true });
  }
});
