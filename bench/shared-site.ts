import { setTimeout as pause } from 'node:timers/promises';
import { type Running, startSite, type TestEnvironment } from '../e2e/environment/test-environment.ts';

/**
 * A site that shares its port, as one with a public address does: the next release may start beside it. Listens on every
 * interface.
 */
export async function startShared(environment: TestEnvironment, port: number): Promise<Running> {
  const site = await startSite(environment, { PORT: String(port), SITE_URL: 'http://ecole.example', NOW: '' });
  // Another one on the port may have answered in its place.
  while (!site.output().includes('site listening')) await pause(10);
  return site;
}
