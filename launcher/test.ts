import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedFolder } from '../e2e/environment/sample-seed.ts';
import { buildContent } from './build.ts';
import { repository } from './environment.ts';

/*
 * `npm run test:unit`: the tests that need no browser. First those without a database, while the sample is made. Then those of each
 * database: the files of one content service run one after the other, because they share its documents. SQLite has two services,
 * with half of the files each; they and PostgreSQL's run in parallel. The tests that failed are named once more at the end: the
 * output of three runs at a time is too long to be searched for them.
 */

/** The folder of the reports. */
const results = await mkdtemp(path.join(tmpdir(), 'vitrine-test-results-'));

/** Vitest's JSON report, as far as it is read here. */
interface Report {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

/** What failed, a test or a file that could not be run, with the first line of why. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = path.relative(repository, name);
    if (failed.length === 0)
      return status === 'failed' ? [`${file}: ${message.split('\n')[0] || 'a hook failed'}`] : [];
    return failed.map((test) => `${file} > ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`);
  });
}

/** Runs one project of Vitest, and returns what failed: an empty list where it passed. */
async function failuresOf(project: string, shard = '1/1'): Promise<string[]> {
  const file = path.join(results, `${project}-${shard.replace('/', '-of-')}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
  const [code] = await once(
    spawn('vitest', ['run', '--project', project, '--shard', shard, ...reporters], {
      cwd: repository,
      stdio: 'inherit',
    }),
    'exit',
  );
  if (code === 0) return [];
  const named = await readFile(file, 'utf8').then(
    (text) => failures(JSON.parse(text) as Report),
    () => [],
  );
  if (named.length === 0) return [`${project}: vitest ended with ${code}, and names no test`];
  return named.map((failure) => `${project}: ${failure}`);
}

// Once: the runs below would build it at the same time, which Next refuses, and each would make a seed.
const [unit] = await Promise.all([failuresOf('unit'), buildContent().then(seedFolder)]);
const reads = await Promise.all([
  failuresOf('reads on sqlite', '1/2'),
  failuresOf('reads on sqlite', '2/2'),
  ...(process.env.TEST_POSTGRES_URL ? [failuresOf('reads on postgres')] : []),
]);
await rm(results, { recursive: true, force: true });
const failed = [...unit, ...reads.flat()];
if (failed.length > 0)
  process.stderr.write(`\n${failed.length} failed:\n${failed.map((line) => `  ${line}\n`).join('')}`);
process.exit(failed.length > 0 ? 1 : 0);
