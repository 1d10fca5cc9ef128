import { startOwnEnvironment } from '../e2e/environment/own-environment.ts';
import { buildContent, buildSite } from '../launcher/build.ts';

/**
 * Measures the built site on the sample, both processes started for it and stopped after it.
 * @param sitePort the site's; the content service has the next one, as in all tests
 * @param measure takes the origin of the site
 */
export async function withSite<T>(sitePort: number, measure: (origin: string) => Promise<T>): Promise<T> {
  await buildContent();
  await buildSite();
  const { origin, end } = await startOwnEnvironment(sitePort);
  try {
    return await measure(origin);
  } finally {
    await end();
  }
}
