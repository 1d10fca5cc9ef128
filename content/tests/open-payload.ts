import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getPayload, type Payload } from 'payload';
import { vi } from 'vitest';

/**
 * A content service within this process, on the database of the tests, with a silent log, because its tests provoke failures.
 * @param environment of the tests' content service, or of another one, whose modules are imported anew: they read theirs once
 */
export async function openPayload(environment: Record<string, string>): Promise<Payload> {
  if (environment.DATABASE_URL !== process.env.DATABASE_URL) vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const begun = performance.now();
  const { default: config } = await import('../src/payload.config.ts');
  // Loading blocks for about as long as the service keeps idle connections: time to see that they are closed.
  if (performance.now() - begun > 1000) await pause(1500);
  // Under a key of its own: Payload would give the former one, which was destroyed.
  const payload = await getPayload({ config, key: randomUUID() });
  payload.logger.level = 'silent';
  return payload;
}
