import { runContent } from './content-service.ts';
import { requirePinnedNode } from './environment.ts';

/** `npm run setup`: creates what an empty database needs (`content/src/setup`). */
requirePinnedNode();
await runContent('The setup', 'setup/setup.ts', [], true).catch(() => process.exit(1));
