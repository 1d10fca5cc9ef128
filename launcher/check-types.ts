import pLimit from 'p-limit';
import { processEnvironment, repository } from './environment.ts';
import { runProgram } from './program.ts';

/** `npm run check:types`: every project of the repository, two at a time. The one that takes longest comes first. */
const projects = ['site', 'tsconfig.json', 'content', 'contract', 'site/sw'];

const twoAtOnce = pLimit(2);
const check = (project: string) =>
  runProgram({ command: ['tsc', '-p', project], cwd: repository, environment: processEnvironment });
const results = await Promise.allSettled(projects.map((project) => twoAtOnce(check, project)));
const failed = results.filter((result) => result.status === 'rejected');
for (const { reason } of failed) process.stderr.write(`${(reason as Error).message}\n`);
process.exit(failed.length > 0 ? 1 : 0);
