import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { settings } from '../config/settings.ts';
import config from '../payload.config.ts';

/** Payload on the configured database. The folder of a file is created. */
export async function openPayload(): Promise<Payload> {
  if (settings.databaseUrl.startsWith('file:')) {
    await mkdir(path.dirname(settings.databaseUrl.slice('file:'.length)), { recursive: true });
  }
  return getPayload({ config });
}
