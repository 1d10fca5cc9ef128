import type { TestProject } from 'vitest/node';
import { provideContentService } from './content-service.setup.ts';

/** Another port for each shard: they run in parallel. */
export default (project: TestProject) =>
  provideContentService(project, 4112 + (project.vitest.config.shard?.index ?? 1));
