import { oneTimePassword } from '../contract/messages/site-login.ts';
import { contentUrl, contentWorkspace, sharedSecret, siteUsername } from './environment.ts';
import { keepRunning, run } from './processes.ts';
import { untilResponds } from './program.ts';

/** Starts the built content service. */
export function startContentService() {
  return keepRunning({ name: 'content', command: ['node', 'serve.js'], cwd: contentWorkspace });
}

/** Runs a command of the content service; as in production it applies the migrations. @param file below `content/src` */
export function runContent(name: string, file: string, args: string[] = [], isInteractive = false): Promise<void> {
  const command = ['node', `src/${file}`, ...args];
  return run({ name, command, cwd: contentWorkspace, environment: { NODE_ENV: 'production' }, isInteractive });
}

/** Fills an empty database with the sample; a database with content is not changed. */
export const seedWhereEmpty = () => runContent('The seed', 'seed/seed.ts');

/**
 * Waits until the content service responds; its first response comes after its migrations.
 * @returns whether the site's account can log in: it cannot where nobody has made one yet
 * @throws where it does not respond within a minute
 */
export async function untilContentServiceResponds(): Promise<boolean> {
  await untilResponds(`${contentUrl}/api/users/me`, (status) => status === 200);
  const response = await fetch(`${contentUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: siteUsername, password: oneTimePassword(siteUsername, sharedSecret) }),
  });
  await response.body?.cancel();
  return response.status === 200;
}
