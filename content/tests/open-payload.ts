import { getPayload, type Payload } from 'payload';

/**
 * A content service within this process, on the database of the tests, with a silent log, because its tests provoke failures.
 * @param environment of the tests' content service
 */
export async function openPayload(environment: Record<string, string>): Promise<Payload> {
  Object.assign(process.env, environment, { NOW: '2026-11-20T09:00:00+01:00' });
  const { default: config } = await import('../src/payload.config.ts');
  const payload = await getPayload({ config });
  payload.logger.level = 'silent';
  return payload;
}
