import { buildContent, buildSite } from '../../launcher/build.ts';
import { tellStand } from './environment-of.ts';
import { contentPort, sitePort } from './ports.ts';
import { prepareStand, removeStand, startContentService, startSite } from './test-environment.ts';

/** Both processes for the journeys: started by Playwright, stopped by it. */
await buildContent();
await buildSite();
const stand = await prepareStand(contentPort);
tellStand(stand);
const content = await startContentService(stand);
const site = await startSite(stand, { PORT: String(sitePort) });

const stop = async () => {
  await Promise.all([site.stop(), content.stop()]);
  await removeStand(stand);
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
