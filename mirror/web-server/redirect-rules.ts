import { comparable, compileLegacyTable, type LegacyRow, patternOf } from '../../contract/routes/legacy-table.ts';

/** A redirect as web servers know it. Its URL is percent-encoded and in lower case, and no other rule has it: servers compare in any case. */
export type RedirectRule =
  /** of one path */
  | { kind: 'exact'; from: string; to: string }
  /** of one path with its query, which pages lead to */
  | { kind: 'query'; from: string; to: string }
  /** of every path that begins and ends so; a `*` in the target is what is between */
  | { kind: 'pattern'; prefix: string; suffix: string; to: string };

/** The form in which web servers compare a path, and one with its query. */
const compared = (target: string): string => (target.includes('?') ? target.toLowerCase() : comparable(target));

/**
 * The rules of a server in the order in which they apply: one path before patterns, the longest pattern first.
 * @param rows of the legacy table
 * @param found redirects that pages of the site lead to, by path and query; those to another spelling are left out, which the page
 *   itself would have too
 * @param origin of the site
 */
export function redirectRules(
  rows: readonly LegacyRow[],
  found: ReadonlyMap<string, string>,
  origin: string,
): RedirectRule[] {
  const targetOf = compileLegacyTable(rows);
  const exact = new Map<string, RedirectRule>();
  const patterns: Extract<RedirectRule, { kind: 'pattern' }>[] = [];
  for (const { from, to } of rows) {
    const pattern = patternOf(from);
    const target = pattern ? null : targetOf(from);
    if (pattern) patterns.push({ kind: 'pattern', ...pattern, to });
    else if (target !== null) exact.set(comparable(from), { kind: 'exact', from: comparable(from), to: target });
  }
  for (const [spelt, to] of found) {
    const from = compared(spelt);
    const target = URL.parse(to, origin);
    const isSpelling = target?.origin === origin && compared(target.pathname + target.search) === from;
    if (!isSpelling && !exact.has(from)) exact.set(from, { kind: from.includes('?') ? 'query' : 'exact', from, to });
  }
  patterns.sort((a, b) => b.prefix.length - a.prefix.length || b.suffix.length - a.suffix.length);
  return [...exact.values(), ...patterns];
}
