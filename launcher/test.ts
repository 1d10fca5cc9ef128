import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from './environment.ts';

/**
 * `npm run test:unit`: the tests that need no browser. First those without a database, on both cores. Then those of each database:
 * one after the other, because they share a content service; SQLite and PostgreSQL in parallel.
 */
async function passes(project: string): Promise<boolean> {
  const [code] = await once(
    spawn('vitest', ['run', '--project', project], { cwd: repository, stdio: 'inherit' }),
    'exit',
  );
  return code === 0;
}

const unit = await passes('unit');
const databases = process.env.TEST_POSTGRES_URL ? ['sqlite', 'postgres'] : ['sqlite'];
const reads = await Promise.all(databases.map((database) => passes(`reads on ${database}`)));
process.exit([unit, ...reads].every(Boolean) ? 0 : 1);
