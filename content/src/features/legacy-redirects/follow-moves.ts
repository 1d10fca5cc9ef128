import type { PayloadRequest } from 'payload';
import { automatically } from './check-redirect.ts';
import { changesForMoves } from './moves.ts';
import { readRows } from './read-table.ts';

/** Applies the changes for moved pages to a school's legacy table, as ordinary saves: the change journal has a line for each row. */
export async function followMoves(
  req: PayloadRequest,
  school: number,
  moves: readonly { from: string; to: string }[],
): Promise<void> {
  const { removed, repointed, created } = changesForMoves(await readRows(req, school), moves);
  const within = { collection: 'redirects', depth: 0, overrideAccess: true } as const;
  for (const { id } of removed) await req.payload.delete({ ...within, id, req: automatically(req) });
  for (const { id, to } of repointed) {
    await req.payload.update({ ...within, id, data: { to }, req: automatically(req) });
  }
  for (const { from, to } of created) {
    await req.payload.create({ ...within, data: { from, to, school, automatic: true }, req: automatically(req) });
  }
}
