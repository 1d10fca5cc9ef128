import { inject, vi } from 'vitest';
import { contentWorkspace } from '../../../launcher/environment.ts';
import { now } from '../program-variables.ts';

/**
 * Before each file of tests: its process has the variables and the folder of its content service, whose modules read them when
 * they are imported. Files share these modules, for importing them takes seconds; after a file that had another database
 * (`openPayload`) they are imported anew.
 */
const { DATABASE_URL } = process.env;
vi.unstubAllEnvs();
Object.assign(process.env, inject('contentEnvironment'), { NOW: now });
if (DATABASE_URL && DATABASE_URL !== process.env.DATABASE_URL) vi.resetModules();
process.chdir(contentWorkspace);
