import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { automatically } from './check-redirect.ts';
import { readLiveDocuments, readRows, readTrashedRows } from './read-table.ts';

const within = { collection: 'redirects', depth: 0, overrideAccess: true } as const;

/** Moves redirects to the trash: those created by changes of slug, and those that lead to one of the paths. */
export async function setRedirectsAside(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  const gone = new Set(paths.map(comparable));
  const rows = (await readRows(req, school)).filter(({ automatic, to }) => automatic && gone.has(comparable(to)));
  const deletedAt = settings.now().toISOString();
  for (const { id } of rows) await req.payload.update({ ...within, id, data: { deletedAt }, req: automatically(req) });
}

/** Restores redirects from the trash that lead to one of the paths, where no other redirect has their old URL. */
export async function giveRedirectsBack(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  const live = new Set(paths.map(comparable));
  const trashed = await readTrashedRows(req, school);
  const wanted = trashed.filter(({ automatic, to }) => automatic && live.has(comparable(to)));
  if (wanted.length === 0) return;
  const taken = new Set((await readLiveDocuments(req, school)).map(({ path }) => comparable(path)));
  for (const { id, from } of wanted) {
    const match = compileLegacyMatch(await readRows(req, school));
    if (match(from) || taken.has(comparable(from))) continue;
    const options = { ...within, id, trash: true, data: { deletedAt: null } };
    await req.payload.update({ ...options, req: automatically(req) });
  }
}
