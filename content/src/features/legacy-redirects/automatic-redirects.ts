import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { lockRedirects } from './lock-redirects.ts';
import { changesForMoves } from './moves.ts';
import { readLiveDocuments, readRows, readTrashedRows } from './read-table.ts';

/** The options of a save of a redirect that follows a document: an ordinary one, with its line in the change journal, but not validated. */
const automatically = (req: PayloadRequest) =>
  ({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    req: { ...req, context: { ...req.context, automaticRedirects: true } } as PayloadRequest,
  }) as const;

/** Applies the changes for moved pages to a school's legacy table. */
export async function followMoves(
  req: PayloadRequest,
  school: number,
  moves: readonly { from: string; to: string }[],
): Promise<void> {
  const { removed, repointed, created } = changesForMoves(await readRows(req, school), moves);
  await lockRedirects(req, [...removed, ...repointed]);
  for (const { id } of removed) await req.payload.delete({ ...automatically(req), id });
  for (const { id, to } of repointed) await req.payload.update({ ...automatically(req), id, data: { to } });
  for (const { from, to } of created) {
    await req.payload.create({ ...automatically(req), data: { from, to, school, automatic: true } });
  }
}

/** Moves redirects to the trash: those created by changes of slug, and those that lead to one of the paths. */
export async function setRedirectsAside(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  const gone = new Set(paths.map(comparable));
  const rows = (await readRows(req, school)).filter(({ automatic, to }) => automatic && gone.has(comparable(to)));
  const deletedAt = settings.now().toISOString();
  await lockRedirects(req, rows);
  for (const { id } of rows) await req.payload.update({ ...automatically(req), id, data: { deletedAt } });
}

/** Restores redirects from the trash that lead to one of the paths, where no other redirect has their old URL. */
export async function giveRedirectsBack(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  const live = new Set(paths.map(comparable));
  const trashed = await readTrashedRows(req, school);
  const wanted = trashed.filter(({ automatic, to }) => automatic && live.has(comparable(to)));
  if (wanted.length === 0) return;
  await lockRedirects(req, wanted);
  const taken = new Set((await readLiveDocuments(req, school)).map(({ path }) => comparable(path)));
  for (const { id, from } of wanted) {
    const match = compileLegacyMatch(await readRows(req, school));
    if (match(from) || taken.has(comparable(from))) continue;
    await req.payload.update({ ...automatically(req), id, trash: true, data: { deletedAt: null } });
  }
}
