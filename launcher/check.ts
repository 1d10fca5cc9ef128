import pLimit from 'p-limit';
import { processEnvironment, repository } from './environment.ts';
import { runProgram } from './program.ts';

/** `npm run check`: the types of every project, layer rules and lint, two at a time. What takes longest comes first. */
const commands = [
  ['tsc', '-p', 'site'],
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'content'],
  ['npm', 'run', '--silent', 'check:layers'],
  ['npm', 'run', '--silent', 'check:lint'],
  ['tsc', '-p', 'contract'],
  ['tsc', '-p', 'site/sw'],
];

const twoAtOnce = pLimit(2);
const check = (command: string[]) => runProgram({ command, cwd: repository, environment: processEnvironment });
const results = await Promise.allSettled(commands.map((command) => twoAtOnce(check, command)));
const failed = results.filter((result) => result.status === 'rejected');
for (const { reason } of failed) process.stderr.write(`${(reason as Error).message}\n`);
process.exit(failed.length > 0 ? 1 : 0);
