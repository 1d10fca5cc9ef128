import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from './environment.ts';

/**
 * `npm run test:unit`: the tests that need no browser. First those without a database, on both cores. Then those of each database:
 * the files of one content service run one after the other, because they share its documents. SQLite has two services, with half
 * of the files each; they and PostgreSQL's run in parallel.
 */
async function passes(project: string, ...parameters: string[]): Promise<boolean> {
  const [code] = await once(
    spawn('vitest', ['run', '--project', project, ...parameters], { cwd: repository, stdio: 'inherit' }),
    'exit',
  );
  return code === 0;
}

const unit = await passes('unit');
const reads = await Promise.all([
  ...['1/2', '2/2'].map((shard) => passes('reads on sqlite', '--shard', shard)),
  ...(process.env.TEST_POSTGRES_URL ? [passes('reads on postgres')] : []),
]);
process.exit([unit, ...reads].every(Boolean) ? 0 : 1);
