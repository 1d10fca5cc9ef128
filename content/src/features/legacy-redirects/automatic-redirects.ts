import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { changesForMoves } from './moves.ts';
import { lockRedirects, readLiveDocuments, readRows, readTrashedRows, type StoredRow } from './read-table.ts';
import type { Row } from './redirect-row.ts';

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

/** Restores redirects from the trash where no other redirect and no page has their old URL. @param rows with where they lead from now on */
async function restore(req: PayloadRequest, school: number, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  await lockRedirects(req, rows);
  const taken = new Set((await readLiveDocuments(req, school)).map(({ path }) => comparable(path)));
  for (const { id, from, to } of rows) {
    const match = compileLegacyMatch(await readRows(req, school));
    if (match(from) || taken.has(comparable(from))) continue;
    await req.payload.update({ ...automatically(req), id, trash: true, data: { to, deletedAt: null } });
  }
}

/** Restores redirects from the trash that lead to one of the paths. */
export async function giveRedirectsBack(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  const live = new Set(paths.map(comparable));
  const trashed = await readTrashedRows(req, school);
  await restore(
    req,
    school,
    trashed.filter(({ automatic, to }) => automatic && live.has(comparable(to))),
  );
}

/**
 * Restores redirects from the trash that lead to the old URL of an editor's row. A page had that URL that is in the trash itself: now they
 * lead where the row does.
 */
export async function leadOn(req: PayloadRequest, school: number, rows: readonly Row[]): Promise<void> {
  const next = new Map(rows.map(({ from, to }) => [comparable(from), to]));
  const trashed = await readTrashedRows(req, school);
  const wanted = trashed.flatMap((row) => {
    const to = row.automatic ? next.get(comparable(row.to)) : undefined;
    // Not where it would lead to itself: the page has an earlier address of its own again.
    return to === undefined || comparable(to.replace(/[?#].*$/, '')) === comparable(row.from) ? [] : [{ ...row, to }];
  });
  await restore(req, school, wanted);
}
