import { checkBeforeStart } from './before-start.ts';
import { seedWhereEmpty, untilContentServiceResponds } from './content-service.ts';
import {
  contentPort,
  contentPublicUrl,
  contentWorkspace,
  requirePinnedNode,
  siteUrl,
  siteWorkspace,
} from './environment.ts';
import { keepRunning, stopAll, stopOnSignals } from './processes.ts';

/** `npm run dev`: both processes with hot reload, on the same database as `npm start`. */
requirePinnedNode();
stopOnSignals();
try {
  await checkBeforeStart();
  await seedWhereEmpty();
  keepRunning(
    {
      name: 'content',
      command: ['next', 'dev', '--hostname', '127.0.0.1', '--port', contentPort],
      cwd: contentWorkspace,
      environment: { TZ: 'Europe/Paris' },
    },
    { shown: true },
  );
  await untilContentServiceResponds();
  keepRunning({ name: 'site', command: ['node', 'server/dev.ts'], cwd: siteWorkspace }, { shown: true });
  process.stdout.write(`\n  The site         ${siteUrl}\n  The admin panel  ${contentPublicUrl}/admin\n\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stopAll(1);
}
