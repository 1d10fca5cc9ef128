import { contentUrl, contentWorkspace, serviceAccount } from './environment.ts';
import { keepRunning, run } from './processes.ts';
import { untilResponds } from './program.ts';

/** Starts the built content service. */
export function startContentService() {
  return keepRunning({ name: 'content', command: ['node', 'serve.js'], cwd: contentWorkspace });
}

/** Fills an empty database with the sample; does nothing where there is content. */
export function seedWhereEmpty(): Promise<void> {
  return run({
    name: 'The seed',
    command: ['payload', 'run', 'src/seed/seed.ts'],
    cwd: contentWorkspace,
    environment: { NODE_ENV: 'production' },
  });
}

/**
 * Waits until the content service answers; its first response comes after its migrations.
 * @returns whether the site's account can log in: it cannot where the database is still empty
 * @throws where it does not answer within a minute
 */
export async function contentServiceAnswers(): Promise<boolean> {
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(serviceAccount),
  };
  const status = await untilResponds(`${contentUrl}/api/login`, (given) => given === 200 || given === 401, login);
  return status === 200;
}
