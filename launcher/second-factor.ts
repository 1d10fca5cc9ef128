import { contentWorkspace, requirePinnedNode } from './environment.ts';
import { run } from './processes.ts';

/** `npm run second-factor -- reset EMAIL`: removes the lost second factor of an account (`content/src/features/second-factor`). */
requirePinnedNode();
await run({
  name: 'The command',
  command: ['payload', 'run', 'src/features/second-factor/reset-command.ts'],
  cwd: contentWorkspace,
  environment: { NODE_ENV: 'production', SECOND_FACTOR_COMMAND: JSON.stringify(process.argv.slice(2)) },
}).catch(() => process.exit(1));
