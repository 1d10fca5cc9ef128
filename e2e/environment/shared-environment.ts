import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPort } from './ports.ts';
import type { TestEnvironment } from './test-environment.ts';

/** The file in which `serve.ts` writes the environment for the journeys. */
const file = path.join(tmpdir(), `vitrine-environment-${contentPort}.json`);

/** Writes the environment for the journeys. */
export function shareEnvironment(environment: TestEnvironment): void {
  writeFileSync(file, JSON.stringify(environment));
}

/** Reads the environment of the journeys. */
export function sharedEnvironment(): TestEnvironment {
  return JSON.parse(readFileSync(file, 'utf8')) as TestEnvironment;
}
