import { type Running, startSite, type TestEnvironment } from '../e2e/environment/test-environment.ts';

/**
 * A site that shares its port, as one with a public address does: the next release may start beside it. Listens on every
 * interface.
 */
export function startShared(environment: TestEnvironment, port: number): Promise<Running> {
  return startSite(environment, { PORT: String(port), SITE_URL: 'http://ecole.example', NOW: '' });
}
