import type { PayloadRequest } from 'payload';
import { lockRows } from '../../database/locks.ts';

/**
 * Locks redirects that are saved one by one, in the order of an import or of their URLs: all of them first, in one order. What saves
 * several of the same meanwhile then waits, and neither waits for the other.
 */
export const lockRedirects = (req: PayloadRequest, rows: readonly { id: number }[]): Promise<void> =>
  lockRows(
    req,
    'redirects',
    rows.map(({ id }) => id),
    'NO KEY UPDATE',
  );
