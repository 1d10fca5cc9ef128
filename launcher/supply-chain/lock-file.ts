import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../environment.ts';

/** A package in the lock file. */
export interface LockedPackage {
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  /** only tests and builds use it */
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** Every package that `npm ci` installs, once for each folder it is installed in. */
export async function readLockFile(): Promise<LockedPackage[]> {
  const file = await readFile(path.join(repository, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as {
    packages: Record<string, Omit<LockedPackage, 'name'> & { link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, entry]) => ({ name: folder.slice(folder.lastIndexOf('node_modules/') + 13), ...entry }));
}
