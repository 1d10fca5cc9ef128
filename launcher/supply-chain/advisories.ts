import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { compare } from 'semver';
import { z } from 'zod';
import type { LockedPackage } from './lock-file.ts';

/** The part of an advisory in the OSV format (https://ossf.github.io/osv-schema) that says which versions it is about. */
const advisory = z.object({
  id: z.string(),
  withdrawn: z.string().optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z
          .array(
            z.object({
              type: z.string(),
              events: z.array(
                z.object({
                  introduced: z.string().optional(),
                  fixed: z.string().optional(),
                  last_affected: z.string().optional(),
                }),
              ),
            }),
          )
          .optional(),
        versions: z.array(z.string()).optional(),
      }),
    )
    .default([]),
});
type Advisory = z.infer<typeof advisory>;
type Range = NonNullable<Advisory['affected'][number]['ranges']>[number];

/** An advisory about an installed version. */
export interface Finding {
  package: LockedPackage;
  advisory: string;
}

const versionOf = (event: Range['events'][number]) => event.introduced ?? event.fixed ?? event.last_affected ?? '0';
/** OSV writes "0" for the first version there is. */
const order = (version: string, other: string) => (other === '0' ? 1 : compare(version, other));

function isInRange(version: string, { type, events }: Range): boolean {
  if (type === 'GIT') return false;
  const before = events.filter((event) => order(version, versionOf(event)) >= 0);
  const last = before.toSorted((a, b) => (versionOf(a) === '0' ? -1 : order(versionOf(a), versionOf(b)))).at(-1);
  return Boolean(last?.introduced) || last?.last_affected === version;
}

function concerns({ affected, withdrawn }: Advisory, { name, version = '' }: LockedPackage): boolean {
  if (withdrawn) return false;
  return affected.some(
    ({ package: about, ranges = [], versions = [] }) =>
      about?.ecosystem === 'npm' &&
      about.name === name &&
      (versions.includes(version) || ranges.some((range) => isInRange(version, range))),
  );
}

/**
 * Compares installed packages with advisories.
 * @param folder has advisories as JSON files of the OSV format, in folders of any depth: a clone of GitHub's database, or an export of osv.dev
 * @throws where a file is no advisory, or there is none
 */
export async function findAdvisories(folder: string, packages: readonly LockedPackage[]): Promise<Finding[]> {
  const files = await readdir(folder, { recursive: true });
  const names = files.filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`${folder} has no advisory: name a folder of JSON files in the OSV format.`);
  const someAtOnce = pLimit(64);
  const findings = names.map((name) =>
    someAtOnce(async () => {
      const read = advisory.safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
      if (!read.success) throw new Error(`${name} is no advisory in the OSV format: ${z.prettifyError(read.error)}`);
      return packages
        .filter((locked) => concerns(read.data, locked))
        .map((locked) => ({ package: locked, advisory: read.data.id }));
    }),
  );
  return (await Promise.all(findings)).flat();
}
