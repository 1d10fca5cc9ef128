import {
  prepareEnvironment,
  removeEnvironment,
  startContentService,
  startSite,
} from '../e2e/environment/test-environment.ts';
import { buildContent, buildSite } from '../launcher/build.ts';

/**
 * Measures the built site on the sample, both processes started for it and stopped after it.
 * @param sitePort the site's; the content service has the next one, as in all tests
 * @param measure takes the origin of the site
 */
export async function withSite<T>(sitePort: number, measure: (origin: string) => Promise<T>): Promise<T> {
  await buildContent();
  await buildSite();
  const environment = await prepareEnvironment(sitePort + 1);
  const content = await startContentService(environment);
  const site = await startSite(environment, { PORT: String(sitePort) });
  try {
    return await measure(`http://localhost:${sitePort}`);
  } finally {
    await Promise.all([site.stop(), content.stop()]);
    await removeEnvironment(environment);
  }
}
