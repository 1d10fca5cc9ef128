import type { TestProject } from 'vitest/node';
import { buildContent } from '../../../launcher/build.ts';
import { seedFolder } from '../sample-seed.ts';
import { prepareEnvironment, removeEnvironment, startContentService } from '../test-environment.ts';

/** Starts a content service with the sample for a project of tests. @returns a function that stops it */
export async function provideContentService(project: TestProject, port: number, databaseUrl?: string) {
  await buildContent();
  // One trusted proxy, so that tests can choose the IP address of the client.
  const settings = { CONTENT_TRUSTED_PROXIES: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const environment = await prepareEnvironment(port, settings);
  const service = await startContentService(environment);
  project.provide('contentUrl', environment.contentUrl);
  project.provide('dataDir', environment.dataDir);
  project.provide('seedFolder', await seedFolder());
  project.provide('contentEnvironment', environment.variables);
  return async () => {
    await service.stop();
    await removeEnvironment(environment);
  };
}
