/**
 * The legacy table (section 2, "Legacy redirects"): how an old URL finds its new one. One implementation for the
 * content service, which refuses rows that do no good, and for the site, which looks every request up.
 */
export interface LegacyRow {
  /** `/old`, `/old/*` or `/old/*.pdf` */
  from: string;
  /** a path of the site, an https URL or `media-storage:/…`; a `*` in its last segment is what was captured */
  to: string;
}

/** An old URL that ends with `*`, taken apart; both parts are lower case. */
export interface LegacyPattern {
  /** up to the `*`, slash included */
  prefix: string;
  /** what follows the `*`, for example `.pdf`, or nothing */
  suffix: string;
}

/** Which row takes a URL, and what its `*` stands for. */
export interface LegacyMatch<Row extends LegacyRow = LegacyRow> {
  row: Row;
  /** as the request has it, in its own case; empty for a row without `*` */
  captured: string;
  /** the end that the row names after its `*`, in the case of the request */
  suffix: string;
}

/** Rows followed one after the other before it counts as a loop. The panel refuses chains; slugs that change make some. */
const mostRowsFollowed = 5;

/** Non-ASCII characters percent-encoded, as requests have them. What is encoded already stays. */
function asRequested(address: string): string {
  return address.replace(/[^\x20-\x7e]+/g, (part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd')));
}

/** The form in which an old URL is compared: percent-encoded, lower case, no slash at its end. */
export function comparable(path: string): string {
  const lower = asRequested(path).toLowerCase();
  return lower.length > 1 ? lower.replace(/\/+$/, '') || '/' : lower;
}

/** Takes an old URL with `*` apart. @returns `null` for an exact one */
export function patternOf(from: string): LegacyPattern | null {
  const at = from.indexOf('*');
  if (at < 0) return null;
  const encoded = asRequested(from.slice(0, at)).toLowerCase();
  return { prefix: encoded, suffix: asRequested(from.slice(at + 1)).toLowerCase() };
}

/** What may stand for a `*`: nothing that would lead elsewhere than below the target. */
function isHarmless(captured: string): boolean {
  if (captured === '' || /^[/\\]|[\\\p{Cc}]|%[01][0-9a-f]/iu.test(captured)) return false;
  return !captured.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
}

/**
 * Makes the lookup of rows: an exact row before a pattern, the longest pattern first.
 * @returns a function that takes a path without query, in any case, and finds the row that takes it
 */
export function compileLegacyMatch<Row extends LegacyRow>(
  rows: readonly Row[],
): (path: string) => LegacyMatch<Row> | null {
  const exact = new Map<string, Row>();
  const patterns = new Map<string, { suffix: string; row: Row }[]>();
  for (const row of rows) {
    const pattern = patternOf(row.from);
    if (!pattern) {
      exact.set(comparable(row.from), row);
      continue;
    }
    const alike = [...(patterns.get(pattern.prefix) ?? []), { suffix: pattern.suffix, row }];
    patterns.set(
      pattern.prefix,
      alike.sort((a, b) => b.suffix.length - a.suffix.length),
    );
  }
  return (path) => {
    const requested = asRequested(path).replace(/(?<=.)\/+$/, '');
    const key = requested.toLowerCase();
    const row = exact.get(key);
    if (row) return { row, captured: '', suffix: '' };
    for (let end = key.lastIndexOf('/'); end >= 0; end = end === 0 ? -1 : key.lastIndexOf('/', end - 1)) {
      for (const pattern of patterns.get(key.slice(0, end + 1)) ?? []) {
        if (!key.endsWith(pattern.suffix)) continue;
        const last = requested.length - pattern.suffix.length;
        const captured = requested.slice(end + 1, last);
        if (isHarmless(captured)) return { row: pattern.row, captured, suffix: requested.slice(last) };
      }
    }
    return null;
  };
}

/** The row that takes a path, or `null`; for one question. Whoever has many compiles the rows. */
export function matchLegacy<Row extends LegacyRow>(rows: readonly Row[], path: string): LegacyMatch<Row> | null {
  return compileLegacyMatch(rows)(path);
}

/** Paths of calls and files: every letter's case counts (section 2, "Lower case"). */
export const caseSensitivePath = /^\/(api|assets|media)(\/|$)/;

/** Where a match leads. Pages of the site have lower-case URLs; elsewhere what was captured keeps its case. */
export function targetOf({ row, captured, suffix }: LegacyMatch): string {
  const to = asRequested(row.to);
  const at = to.lastIndexOf('*');
  const end = to.slice(at + 1);
  const target = at < 0 ? to : to.slice(0, at) + captured + (end.toLowerCase() === suffix.toLowerCase() ? suffix : end);
  if (!target.startsWith('/') || caseSensitivePath.test(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return (path.toLowerCase().replace(/\/+$/, '') || '/') + rest;
}

/**
 * Compiles the table once into maps. A row that leads to another row's old URL is followed to the end, so that a
 * request gets one redirect.
 * @returns a function that takes a path without query (any case, with or without a slash at its end; percent-encoded as
 *   requested) and returns where it leads, or `null`: a path of the site (perhaps with a query or hash of its own), an
 *   https URL, or `media-storage:/…`, whose beginning the caller replaces by its media storage
 */
export function compileLegacyTable(rows: readonly LegacyRow[]): (path: string) => string | null {
  const match = compileLegacyMatch(rows);
  return (path) => {
    let target: string | null = null;
    let at = path;
    for (let followed = 0; followed <= mostRowsFollowed; followed += 1) {
      const found = match(at);
      if (!found) return target;
      target = targetOf(found);
      if (!target.startsWith('/')) return target;
      at = target.replace(/[?#].*$/, '');
    }
    return null;
  };
}
