import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isLoopback, type SettingPurpose } from './shared-settings.ts';

export interface EnvironmentParts<S extends z.ZodObject> {
  /** the subject of the error message */
  program: string;
  schema: S;
  purposes: Record<string, SettingPurpose>;
  /** the defaults that are refused where `SITE_URL` is public */
  localDefaults: Record<string, unknown>;
  /** errors between settings that are valid one by one: the name, and the rest of the message */
  wrongTogether?: (settings: z.infer<S>) => [name: string, wrong: string][];
}

/**
 * Validates the environment; an empty value counts as absent.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readEnvironment<S extends z.ZodObject>(
  environment: Record<string, string | undefined>,
  { program, schema, purposes, localDefaults, wrongTogether = () => [] }: EnvironmentParts<S>,
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = parsed.success
    ? [...wrongTogether(parsed.data), ...refusedDefaults(parsed.data, localDefaults)]
    : parsed.error.issues.map(({ path: [name], message }) => [String(name), message] as const);
  if (parsed.success && wrong.length === 0) return parsed.data;
  const lines = wrong.map(([name, sentence]) => {
    const { purpose = '', example = '' } = purposes[name] ?? {};
    return `  ${name} ${sentence} (${purpose}, for example ${name}=${example})`;
  });
  throw new Error(`${program} cannot start, because of its settings:\n${[...new Set(lines)].join('\n')}`);
}

function refusedDefaults(settings: Record<string, unknown>, localDefaults: Record<string, unknown>) {
  const unchanged = Object.entries(localDefaults).filter(([name, value]) => isDeepStrictEqual(settings[name], value));
  if (unchanged.length === 0 || isLoopback(String(settings.SITE_URL))) return [];
  return unchanged.map(([name]) => [name, 'must be of your own choice when SITE_URL is public'] as const);
}
