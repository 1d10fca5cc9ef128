import { setTimeout as pause } from 'node:timers/promises';
import { contentUrl, contentWorkspace, serviceAccount } from './environment.ts';
import { keepRunning, run } from './processes.ts';

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
  for (let tries = 0; tries < 240; tries += 1) {
    try {
      const response = await fetch(`${contentUrl}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(serviceAccount),
        signal: AbortSignal.timeout(30_000),
      });
      await response.body?.cancel();
      if (response.status === 200 || response.status === 401) return response.status === 200;
    } catch {
      // Not listening yet.
    }
    await pause(250);
  }
  throw new Error(`The content service does not respond on ${contentUrl}.`);
}
