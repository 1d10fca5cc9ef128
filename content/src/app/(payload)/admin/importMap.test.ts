import { expect, it } from 'vitest';
import { contentWorkspace, processEnvironment } from '../../../../../launcher/environment.ts';
import { runProgram } from '../../../../../launcher/program.ts';

/** A component that it lacks leaves the panel blank: run `npm run generate:importmap -w content`. */
it('the import map has every component of the panel, with a bucket too', async () => {
  const { PATH, HOME } = processEnvironment;
  const environment = { PATH, HOME, NODE_ENV: 'production' as const, S3_BUCKET: 'media' };
  const output = await runProgram({
    command: ['payload', '--disable-transpile', 'generate:importmap'],
    ...{ cwd: contentWorkspace, environment },
  });
  expect(output).toContain('No new imports found');
}, 60_000);
