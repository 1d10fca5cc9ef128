import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPort } from './ports.ts';
import type { TestEnvironment } from './test-environment.ts';

/** The file in which the process that serves the journeys leaves the environment for them. */
const file = path.join(tmpdir(), `vitrine-environment-${contentPort}.json`);

/** Leaves the environment for the journeys to find. */
export function shareEnvironment(environment: TestEnvironment): void {
  writeFileSync(file, JSON.stringify(environment));
}

/** The environment that the journeys run on. */
export function sharedEnvironment(): TestEnvironment {
  return JSON.parse(readFileSync(file, 'utf8')) as TestEnvironment;
}
