import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from './environment.ts';

/**
 * `npm run test:unit`: the tests that need no browser. Those of one database run one after the other, because they share a
 * content service; those of SQLite and of PostgreSQL run in parallel.
 */
async function passes(...projects: string[]): Promise<boolean> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const [code] = await once(spawn('vitest', ['run', ...chosen], { cwd: repository, stdio: 'inherit' }), 'exit');
  return code === 0;
}

const onPostgres = process.env.TEST_POSTGRES_URL ? [passes('reads on postgres')] : [];
const passed = await Promise.all([passes('unit', 'reads on sqlite'), ...onPostgres]);
process.exit(passed.every(Boolean) ? 0 : 1);
