import { sampleAccounts } from '../content/src/seed/sample-accounts.ts';
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
  process.stdout.write('Starting the content service…\n');
  startContentService();
  const hasContent = await untilContentServiceResponds();
  // The database of a public site is not seeded by default: `npm run setup` or the first administrator create the site's account.
  if (!hasContent && mayBeFilled) await seedWhereEmpty();
  process.stdout.write('Starting the site…\n');
  const site = keepRunning({
    name: 'site',
    command: ['node', 'build/server/index.js'],
    cwd: siteWorkspace,
    environment: { NODE_ENV: 'production' },
  });
  const awaited = hasContent || mayBeFilled ? 'content service connected' : 'site listening';
  await new Promise<void>((resolve) => {
    site.onOutput((chunk) => chunk.includes(awaited) && resolve());
  });
  const { editor, admin } = sampleAccounts;
  process.stdout.write(
    [
      '',
      `  The site         ${siteUrl}`,
      `  in English       ${siteUrl}/en`,
      `  The admin panel  ${contentPublicUrl}/admin`,
      ...(hasContent || !isLocal
        ? []
        : [
            `  as an editor     ${editor.email}  ${editor.password}`,
            `  as an admin      ${admin.email}  ${admin.password}`,
          ]),
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
