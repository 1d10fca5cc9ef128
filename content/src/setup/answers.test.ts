import { afterEach, expect, it, vi } from 'vitest';
import { askForAnswers } from './answers.ts';

afterEach(() => void vi.unstubAllEnvs());

it('takes answers from the environment, and without a terminal names every one that is missing or blank', async () => {
  vi.stubEnv('ADMIN_EMAIL', ' camille@ecole.example ');
  vi.stubEnv('SCHOOL_NAME', '  ');
  vi.stubEnv('ADMIN_PASSWORD', undefined);
  expect(await askForAnswers(['ADMIN_EMAIL'])).toEqual({ ADMIN_EMAIL: 'camille@ecole.example' });
  const refused = await askForAnswers(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SCHOOL_NAME']).catch(String);
  expect(refused).toMatch(/ADMIN_PASSWORD \(.+\)\n +SCHOOL_NAME \(.+\)/);
  expect(refused).not.toContain('ADMIN_EMAIL');
});
