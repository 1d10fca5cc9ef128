import { oneTimePassword } from '../contract/messages/site-login.ts';
import { contentUrl, contentWorkspace, sharedSecret, siteUsername } from './environment.ts';
import { keepRunning, run } from './processes.ts';
import { untilResponds } from './program.ts';

/** Starts the built content service. */
export function startContentService() {
  return keepRunning({ name: 'content', command: ['node', 'serve.js'], cwd: contentWorkspace });
}

/** Fills an empty database with the sample; a database with content is not changed. */
export function seedWhereEmpty(): Promise<void> {
  return run({
    name: 'The seed',
    command: ['node', 'src/seed/seed.ts'],
    cwd: contentWorkspace,
    environment: { NODE_ENV: 'production' },
  });
}

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
