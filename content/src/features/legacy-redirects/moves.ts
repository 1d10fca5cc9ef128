import { comparable } from '@vitrine/contract/routes/legacy-table.ts';
import type { StoredRow } from './read-table.ts';
import type { Row } from './redirect-row.ts';

/**
 * The changes of the legacy table for moved pages: a row from each old URL to the new one; rows that led to the old URL lead to
 * the new one; a row at a new URL is removed, because a live page is there now.
 */
export function changesForMoves(
  rows: readonly StoredRow[],
  moves: readonly Row[],
): { removed: StoredRow[]; repointed: { id: number; to: string }[]; created: Row[] } {
  const newPaths = new Set(moves.map(({ to }) => comparable(to)));
  const movedTo = new Map(moves.map(({ from, to }) => [comparable(from), to]));
  const removed = rows.filter(({ from }) => newPaths.has(comparable(from)));
  const kept = rows.filter((row) => !removed.includes(row));

  const repointed = kept.flatMap(({ id, to }) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const next = to.startsWith('/') ? movedTo.get(comparable(path)) : undefined;
    return next === undefined ? [] : [{ id, to: next + rest }];
  });
  const byOldPath = new Map(kept.map((row) => [comparable(row.from), row]));
  const created: Row[] = [];
  for (const move of moves) {
    // Two pages swapped their URLs: the old one is live.
    if (newPaths.has(comparable(move.from))) continue;
    const row = byOldPath.get(comparable(move.from));
    if (row) repointed.push({ id: row.id, to: move.to });
    else created.push(move);
  }
  return { removed, repointed, created };
}
