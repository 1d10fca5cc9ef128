import { runContent } from './content-service.ts';
import { requirePinnedNode } from './environment.ts';

/** `npm run second-factor -- reset EMAIL`: removes the lost second factor of an account (`content/src/features/second-factor`). */
requirePinnedNode();
const file = 'features/second-factor/reset-command.ts';
await runContent('The command', file, process.argv.slice(2)).catch(() => process.exit(1));
