import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { fileOf, isFileUrl } from '../config/database-file.ts';
import { settings } from '../config/settings.ts';
import config from '../payload.config.ts';

/** Payload on the configured database. The folder of a file is created. */
export async function openPayload(): Promise<Payload> {
  const { databaseUrl } = settings;
  if (isFileUrl(databaseUrl)) await mkdir(path.dirname(fileOf(databaseUrl)), { recursive: true });
  return getPayload({ config });
}
