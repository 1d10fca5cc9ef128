import type { TestProject } from 'vitest/node';
import { provideContentService } from './content-service.setup.ts';

export default (project: TestProject) => provideContentService(project, 4112, process.env.TEST_POSTGRES_URL);
