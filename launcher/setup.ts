import { contentWorkspace, requirePinnedNode } from './environment.ts';
import { run } from './processes.ts';

/** `npm run setup`: creates what an empty database needs (`content/src/setup`). */
requirePinnedNode();
await run({
  name: 'The setup',
  command: ['node', 'src/setup/setup.ts'],
  cwd: contentWorkspace,
  environment: { NODE_ENV: 'production' },
  isInteractive: true,
}).catch(() => process.exit(1));
