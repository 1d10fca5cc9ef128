import { comparable, compileLegacyMatch, patternOf } from '@vitrine/contract/routes/legacy-table.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { routeTable, screens } from '@vitrine/contract/routes/route-table.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Row } from './redirect-row.ts';

/** A published document with a path of its own. */
export interface LiveDocument {
  title: string;
  path: string;
}

/** Why a row conflicts with the other rows, or with a live page. */
export type TableRefusal =
  | { field: 'from'; reason: 'screen'; path: string }
  | { field: 'from'; reason: 'live'; document: LiveDocument }
  | { field: 'from'; reason: 'duplicate' }
  | { field: 'from'; reason: 'target-of'; row: Row }
  | { field: 'to'; reason: 'loop' }
  | { field: 'to'; reason: 'chain'; row: Row };

/** The paths of screens that always exist. */
const screenPaths: readonly string[] = [
  ...screens.flatMap((screen) =>
    locales.flatMap((locale): string[] => {
      const path = routeTable[screen][locale];
      if (screen === 'crm') {
        const base = path.replace(/\/:.*$/, '');
        return [base, ...actions.map((action) => `${base}/${action}`)];
      }
      const plain = path.replace(/\/:[^/]*\?$/, '');
      return plain.includes(':') ? [] : [plain];
    }),
  ),
  ...locales.map(openDaysPath),
];

/** The page whose feed or calendar an old URL would take over, else the URL itself. */
const pageOf = (from: string) => from.replace(/\.(atom|json|ics)$/i, '');

/**
 * Replaces a `*` where chains are searched; no exact row matches it. So a row for a single URL below the target of a pattern is
 * no chain: an article that was deleted or moved needs such a row, and the site follows both rows in one redirect.
 */
const anything = 'x-a-1-b-2-c-3';

/** The target of a row as a path of the site, with its `*` replaced; `null` where the target is elsewhere. */
const targetPath = ({ to }: Row) => (to.startsWith('/') ? to.replace(/[?#].*$/, '').replace('*', anything) : null);

/** Whether an old URL, exact or a pattern, matches a path. */
function takes(from: string, path: string): boolean {
  const requested = comparable(path);
  const pattern = patternOf(from);
  if (!pattern) return requested === comparable(from);
  const { prefix, suffix } = pattern;
  return requested.length > prefix.length + suffix.length && requested.startsWith(prefix) && requested.endsWith(suffix);
}

/** Compiles a search for the first entry that an old URL matches, without a scan of all entries. */
function compileTaken<Entry extends { path: string }>(entries: readonly Entry[]): (from: string) => Entry | undefined {
  const exact = new Map<string, Entry>();
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const path = comparable(entry.path);
    if (!exact.has(path)) exact.set(path, entry);
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const prefix = path.slice(0, end + 1);
      below.set(prefix, below.get(prefix) ?? []);
      below.get(prefix)?.push(entry);
    }
  }
  return (from) => {
    const pattern = patternOf(from);
    if (!pattern) return exact.get(comparable(from));
    return below.get(pattern.prefix)?.find(({ path }) => takes(from, path));
  };
}

const takenScreen = compileTaken(screenPaths.map((path) => ({ path })));

/**
 * Validates rows against the whole table (section 2, "Legacy redirects").
 * @param table every row as it would be after the save
 * @param live every path of a published document
 * @returns a function that returns the error of a row of the table
 */
export function compileRefusals<R extends Row>(
  table: readonly R[],
  live: readonly LiveDocument[],
): (row: R) => TableRefusal | null {
  const match = compileLegacyMatch(table);
  const takenDocument = compileTaken(live);
  const seen = new Map<string, number>();
  for (const { from } of table) seen.set(comparable(from), (seen.get(comparable(from)) ?? 0) + 1);
  /** For each row that other rows lead to: one of those. */
  const leadsTo = new Map<R, R>();
  for (const row of table) {
    const path = targetPath(row);
    const taking = path === null ? null : match(path)?.row;
    if (taking && taking !== row && !leadsTo.has(taking)) leadsTo.set(taking, row);
  }

  return (row) => {
    const page = pageOf(row.from);
    const screen = takenScreen(page);
    if (screen) return { field: 'from', reason: 'screen', path: screen.path };
    const document = takenDocument(page);
    if (document) return { field: 'from', reason: 'live', document };
    if ((seen.get(comparable(row.from)) ?? 0) > 1) return { field: 'from', reason: 'duplicate' };

    const path = targetPath(row);
    const next = path === null ? null : match(path)?.row;
    if (path !== null && takes(row.from, path)) return { field: 'to', reason: 'loop' };
    if (next) {
      const back = targetPath(next);
      return back !== null && takes(row.from, back)
        ? { field: 'to', reason: 'loop' }
        : { field: 'to', reason: 'chain', row: next };
    }
    const before = leadsTo.get(row);
    return before ? { field: 'from', reason: 'target-of', row: before } : null;
  };
}
