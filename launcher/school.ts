import path from 'node:path';
import { contentWorkspace, requirePinnedNode } from './environment.ts';
import { run } from './processes.ts';

/** `npm run school -- export DIR` and `import DIR`: schools as files (`docs/school-files.md`). */
requirePinnedNode();
const [command = '', folder, ...options] = process.argv.slice(2);
// A relative folder is resolved against the directory of the command.
const absolute = folder && path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
await run({
  name: 'The command',
  command: ['node', 'src/school-files/school.ts', command, ...(absolute ? [absolute] : []), ...options],
  cwd: contentWorkspace,
  environment: { NODE_ENV: 'production' },
}).catch(() => process.exit(1));
