import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPort } from './ports.ts';
import type { Stand } from './test-environment.ts';

/** Where the process that serves the journeys tells them what it stands on. */
const file = path.join(tmpdir(), `vitrine-stand-${contentPort}.json`);

/** Leaves the stand for the journeys to find. */
export function tellStand(stand: Stand): void {
  writeFileSync(file, JSON.stringify(stand));
}

/** The stand that the journeys run on. */
export function standOf(): Stand {
  return JSON.parse(readFileSync(file, 'utf8')) as Stand;
}
