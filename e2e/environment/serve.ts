import { buildContent, buildSite } from '../../launcher/build.ts';
import { contentPort, sitePort } from './ports.ts';
import { shareEnvironment } from './shared-environment.ts';
import { prepareEnvironment, removeEnvironment, startContentService, startSite } from './test-environment.ts';

/** Both processes for the journeys: Playwright starts and stops them. */
await buildContent();
await buildSite();
const environment = await prepareEnvironment(contentPort);
shareEnvironment(environment);
const content = await startContentService(environment);
const site = await startSite(environment, { PORT: String(sitePort) });

const stop = async () => {
  await Promise.all([site.kill(), content.stop()]);
  await removeEnvironment(environment);
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
