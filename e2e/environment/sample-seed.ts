import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentWorkspace, repository } from '../../launcher/environment.ts';
import { fingerprint } from '../../launcher/fingerprint.ts';
import { runProgram } from '../../launcher/program.ts';
import { now, variablesFor } from './program-variables.ts';

/** The host of the sample CRM in a seed that is kept. A copy has that of its own content service. */
const keptHost = 'localhost:3001';

/** The SQLite database of a seed, in its folder. */
export const databaseName = 'content.db';

/** Where seeds are kept: one, of the present sources. */
const seeds = path.join(repository, 'node_modules/.cache/vitrine-seeds');

/** Fills the empty database of these settings with the sample, and its pictures. */
export async function seed(settings: Record<string, string>): Promise<void> {
  const command = ['node', 'src/seed/seed.ts'];
  await runProgram({ command, cwd: contentWorkspace, environment: variablesFor(settings) });
}

let found: Promise<string> | undefined;

/**
 * The folder of a seeded SQLite database and its pictures, which nobody changes. The clock of tests stands still, so a seed is
 * the same whenever it is made: it is made once, until its sources change.
 */
export function seedFolder(): Promise<string> {
  // Reading all sources takes 0.3 s: once in each process.
  found ??= findSeed();
  return found;
}

async function findSeed(): Promise<string> {
  const sources = ['package-lock.json', 'contract', 'sample', 'content/src'].map((name) => path.join(repository, name));
  const made = path.join(seeds, await fingerprint([now], sources));
  if (!(await exists(made))) await makeSeed(made);
  return made;
}

/**
 * Copies the seed into a folder.
 * @param host of the content service of the copy, which has the sample CRM
 */
export async function copySeed(folder: string, host: string): Promise<void> {
  await cp(await seedFolder(), folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, databaseName));
  database.prepare('UPDATE "crm_links_locales" SET "url" = replace("url", ?, ?)').run(keptHost, host);
  database.close();
}

/** Copies the variants of the seed's pictures into a folder that is to be seeded: making them takes longer than all the rest. */
export async function copyVariants(folder: string): Promise<void> {
  const variants = 'media/variants';
  await cp(path.join(await seedFolder(), variants), path.join(folder, variants), { recursive: true });
}

const exists = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

/** Makes a seed beside its place and moves it there whole: another process may be making the same one. */
async function makeSeed(made: string): Promise<void> {
  const others = await readdir(seeds).catch(() => []);
  await mkdir(seeds, { recursive: true });
  const folder = await mkdtemp(path.join(seeds, 'making-'));
  await seed({
    DATA_DIR: folder,
    DATABASE_URL: `file:${path.join(folder, databaseName)}`,
    CONTENT_PUBLIC_URL: `http://${keptHost}`,
    CRM_HOSTS: keptHost,
  });
  await rename(folder, made).catch(async (error: unknown) => {
    if (!(await exists(made))) throw error;
    await rm(folder, { recursive: true });
  });
  for (const other of others.filter((name) => !name.startsWith('making-') && name !== path.basename(made)))
    await rm(path.join(seeds, other), { recursive: true, force: true });
}
