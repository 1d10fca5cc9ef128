import path from 'node:path';
import { repository } from '../../launcher/environment.ts';

/** The moment of every test: a Friday morning in Paris. */
export const now = '2026-11-20T09:00:00+01:00';

/** The environment variables of a program under test: those that the operating system needs, a fixed clock, and its settings. */
export const variablesFor = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: `${path.join(repository, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NOW: now,
  NEXT_TELEMETRY_DISABLED: '1',
  ...settings,
});
