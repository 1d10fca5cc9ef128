import path from 'node:path';
import { runContent } from './content-service.ts';
import { requirePinnedNode } from './environment.ts';

/** `npm run school -- export DIR` and `import DIR`: schools as files (`docs/school-files.md`). */
requirePinnedNode();
const [command = '', folder, ...options] = process.argv.slice(2);
// A relative folder is resolved against the directory of the command.
const folders = folder ? [path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)] : [];
await runContent('The command', 'school-files/school.ts', [command, ...folders, ...options]).catch(() =>
  process.exit(1),
);
