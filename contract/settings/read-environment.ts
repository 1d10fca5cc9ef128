import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';
import type { Setting } from './shared-settings.ts';

/** The values of settings that are valid. */
export type Values<S extends Record<string, Setting>> = z.infer<z.ZodObject<{ [K in keyof S]: S[K]['schema'] }>>;

interface EnvironmentParts<S extends Record<string, Setting>> {
  /** the subject of the error message */
  program: string;
  settings: S;
  /** the defaults that are refused where `SITE_URL` is public */
  localDefaults: Record<string, unknown>;
  /** errors between settings that are valid one by one: the name, and the rest of the message */
  wrongTogether?: (values: Values<S>) => [name: string, wrong: string][];
}

/**
 * Validates the environment; an empty value counts as absent.
 * @param environment usually `process.env`
 * @throws a message that names each wrong variable, what it is for and an example, ready to be printed
 */
export function readEnvironment<S extends Record<string, Setting>>(
  environment: Record<string, string | undefined>,
  { program, settings, localDefaults, wrongTogether = () => [] }: EnvironmentParts<S>,
): Values<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const schemas = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]));
  const parsed = z.object(schemas as { [K in keyof S]: S[K]['schema'] }).safeParse(given);
  const wrong = parsed.success
    ? [...wrongTogether(parsed.data), ...refusedDefaults(parsed.data, localDefaults)]
    : parsed.error.issues.map(({ path: [name], message }) => [String(name), message] as const);
  if (parsed.success && wrong.length === 0) return parsed.data;
  const lines = wrong.map(([name, sentence]) => {
    const { purpose = '', example = '' } = settings[name] ?? {};
    return `  ${name} ${sentence} (${purpose}, for example ${name}=${example})`;
  });
  throw new Error(`${program} cannot start, because of its settings:\n${[...new Set(lines)].join('\n')}`);
}

function refusedDefaults(values: Record<string, unknown>, localDefaults: Record<string, unknown>) {
  const unchanged = Object.entries(localDefaults).filter(([name, value]) => isDeepStrictEqual(values[name], value));
  if (unchanged.length === 0 || isLoopback(String(values.SITE_URL))) return [];
  return unchanged.map(([name]) => [name, 'must be of your own choice when SITE_URL is public'] as const);
}
