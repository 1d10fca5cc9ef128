import type { TestProject } from 'vitest/node';
import { buildContent } from '../../launcher/build.ts';
import { prepareStand, removeStand, startContentService } from './test-environment.ts';

/** Starts a content service with the sample for a project of tests; gives what stops it. */
export async function provideContentService(project: TestProject, port: number, databaseUrl?: string) {
  await buildContent();
  const stand = await prepareStand(port, databaseUrl);
  const siteInternalUrl = `http://localhost:${port + 100}`;
  stand.environment.SITE_INTERNAL_URLS = siteInternalUrl;
  const service = await startContentService(stand);
  project.provide('contentUrl', stand.contentUrl);
  project.provide('siteInternalUrl', siteInternalUrl);
  project.provide('dataDir', stand.dataDir);
  project.provide('contentEnvironment', stand.environment);
  return async () => {
    await service.stop();
    await removeStand(stand);
  };
}
