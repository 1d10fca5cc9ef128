/**
 * The legacy table (section 2, "Legacy redirects"): redirects from old URLs. One implementation for the content service, which
 * validates rows, and for the site, which looks every request up.
 */
export interface LegacyRow {
  /** `/old`, `/old/*` or `/old/*.pdf` */
  from: string;
  /** a path of the site, an https URL or `media-storage:/…`; a `*` in its last segment is what was captured */
  to: string;
}

/** The parts of an old URL with `*`, in lower case. */
export interface LegacyPattern {
  /** up to the `*`, slash included */
  prefix: string;
  /** what follows the `*`, for example `.pdf`, or nothing */
  suffix: string;
}

/** The row that matches a URL, and the value of its `*`. */
export interface LegacyMatch<Row extends LegacyRow = LegacyRow> {
  row: Row;
  /** in the case of the request; empty for a row without `*` */
  captured: string;
  /** the part of the path that the row has after its `*`, in the case of the request */
  suffix: string;
}

/** Rows of a chain that are followed before it counts as a loop. The panel refuses chains; changes of slugs create some. */
const mostRowsFollowed = 5;

/** An encoded character that means the same without its encoding (RFC 3986, 2.3). */
const needlesslyEncoded = /%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** A URL whose letters, digits and `-._~` are not percent-encoded, as the routes of the site read it. All else stays. */
export function withLettersDecoded(url: string): string {
  return url.replace(needlesslyEncoded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Percent-encodes what browsers encode in a path (URL Standard), and decodes letters and digits. Other encoded parts stay. */
function asRequested(url: string): string {
  return withLettersDecoded(url).replace(/[^\x21-\x7e]+|["<>^`{}]+/g, (part) =>
    encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd')),
  );
}

/** A path without the slashes at its end, but for the first of all. A loop: an expression would begin anew at each slash. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The form in which old URLs are compared: percent-encoded where it is needed, lower case, without trailing slash. */
export function comparable(path: string): string {
  return withoutTrailingSlashes(asRequested(path).toLowerCase());
}

/** The parts of an old URL with `*`. @returns `null` for an exact one */
export function patternOf(from: string): LegacyPattern | null {
  const at = from.indexOf('*');
  if (at < 0) return null;
  const encoded = asRequested(from.slice(0, at)).toLowerCase();
  return { prefix: encoded, suffix: asRequested(from.slice(at + 1)).toLowerCase() };
}

/** Whether a captured value is safe: it must not lead outside of the target's path. */
function isHarmless(captured: string): boolean {
  if (captured === '' || /^[/\\]|[\\\p{Cc}]|%[01][0-9a-f]/iu.test(captured)) return false;
  return !captured.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
}

/**
 * Compiles the lookup of rows: an exact row before a pattern, the longest pattern first.
 * @returns a function that takes a path without query, in any case, and returns the row that matches it
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
    const requested = withoutTrailingSlashes(asRequested(path));
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

/** Paths of endpoints and files, which are case-sensitive (section 2, "Lower case"). */
export const caseSensitivePath = /^\/(api|assets|media)(\/|$)/;

/** The target of a match. Pages of the site have lower-case URLs; elsewhere the captured value keeps its case. */
function targetOf({ row, captured, suffix }: LegacyMatch): string {
  const to = asRequested(row.to);
  const at = to.lastIndexOf('*');
  const end = to.slice(at + 1);
  const target = at < 0 ? to : to.slice(0, at) + captured + (end.toLowerCase() === suffix.toLowerCase() ? suffix : end);
  if (!target.startsWith('/') || caseSensitivePath.test(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return withoutTrailingSlashes(path.toLowerCase()) + rest;
}

/**
 * Compiles the table into maps. Chains are followed to the end, so that a request gets one redirect.
 * @returns a function that takes a path without query (any case, with or without trailing slash, percent-encoded as requested)
 *   and returns the target, or `null`: a path of the site (with a query or hash, if the row has one), an https URL, or
 *   `media-storage:/…`, whose scheme the caller replaces by its media storage
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
