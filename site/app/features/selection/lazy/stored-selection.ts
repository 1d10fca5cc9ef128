import { type Pair, readPairs, writePairs } from '../../../data/selection.ts';

/** The name of the visitor's selection in the browser's storage, and the version of its form. */
const storageName = 'selection';
const version = 1;

/** What is selected while the browser stores nothing, as in some private windows: it lasts as long as the document. */
let unstored: readonly Pair[] | null = null;

/**
 * The pairs of a stored text. It is a value from outside: whatever it is not, counts as an empty selection.
 * @param text as the storage has it
 */
export function readStored(text: string | null): Pair[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return [];
    return 'pairs' in stored && typeof stored.pairs === 'string' ? readPairs(stored.pairs) : [];
  } catch {
    return [];
  }
}

/** The visitor's selection. */
export function mySelection(): readonly Pair[] {
  try {
    return unstored ?? readStored(localStorage.getItem(storageName));
  } catch {
    return [];
  }
}

/** Stores the visitor's selection; other tabs are told by the browser. */
export function storeSelection(pairs: readonly Pair[]): void {
  unstored = null;
  try {
    if (pairs.length === 0) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, JSON.stringify({ version, pairs: writePairs(pairs) }));
  } catch {
    unstored = pairs;
  }
}
