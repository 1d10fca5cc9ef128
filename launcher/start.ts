import { checkBeforeStart } from './before-start.ts';
import { buildContent, buildSite } from './build.ts';
import { seedWhereEmpty, startContentService, untilContentServiceResponds } from './content-service.ts';
import {
  contentPublicUrl,
  dataDir,
  isLocal,
  mayBeFilled,
  requirePinnedNode,
  siteUrl,
  siteWorkspace,
} from './environment.ts';
import { keepRunning, stopAll, stopOnSignals } from './processes.ts';

/** `npm start`: builds where necessary, migrates and seeds an empty database, starts both processes. */
requirePinnedNode();
stopOnSignals();
try {
  await checkBeforeStart();
  await buildContent();
  await buildSite();
  // Before the service: an import locks an SQLite database for longer than its jobs wait.
  if (mayBeFilled) await seedWhereEmpty();
  process.stdout.write('Starting the content service…\n');
  startContentService();
  const hasAccount = await untilContentServiceResponds();
  if (!hasAccount) {
    const orPanel = isLocal ? ', or the first administrator in the panel' : '';
    process.stdout.write(`The site has no account yet: npm run setup makes one${orPanel}.\n`);
  }
  process.stdout.write('Starting the site: it renders its pages first…\n');
  const site = keepRunning({
    name: 'site',
    command: ['node', 'build/server/index.js'],
    cwd: siteWorkspace,
    environment: { NODE_ENV: 'production' },
  });
  // Without an account it is not ready before somebody makes one. With one, the first page that is opened was rendered already.
  const awaited = hasAccount ? 'site ready' : 'site listening';
  await new Promise<void>((resolve) => {
    site.onOutput((chunk) => chunk.includes(awaited) && resolve());
  });
  process.stdout.write(
    [
      '',
      `  The site         ${siteUrl}`,
      `  in English       ${siteUrl}/en`,
      `  The admin panel  ${contentPublicUrl}/admin`,
      `  The logs         ${dataDir}/logs`,
      '',
      '  Ctrl-C stops both.',
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stopAll(1);
}
