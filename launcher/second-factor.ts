import { contentWorkspace, requirePinnedNode } from './environment.ts';
import { run } from './processes.ts';

/** `npm run second-factor -- reset EMAIL`: removes the lost second factor of an account (`content/src/features/second-factor`). */
requirePinnedNode();
await run({
  name: 'The command',
  command: ['node', 'src/features/second-factor/reset-command.ts', ...process.argv.slice(2)],
  cwd: contentWorkspace,
  environment: { NODE_ENV: 'production' },
}).catch(() => process.exit(1));
