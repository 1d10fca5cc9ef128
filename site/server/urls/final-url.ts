import { withLettersDecoded } from '@vitrine/contract/routes/legacy-table.ts';

/**
 * The compiled legacy rows (`contract/routes/legacy-table.ts`): where an old path leads, in the spelling that is final there; null
 * for a path that no row takes, undefined as long as the rows are not known.
 */
export type LegacyTable = (path: string) => string | null | undefined;

/** The placeholder in a row for the URL of the media storage. */
const storage = 'media-storage:/';

export interface FinalUrl {
  /** a path of the site (perhaps with the query or fragment of a legacy row), or an absolute URL elsewhere */
  url: string;
  /** whether a row of the legacy table matched, or may when the rows are known */
  byTable: boolean;
}

/**
 * The canonical URL of a path: after the legacy table, in lower case, without trailing slash.
 * @param path as it was requested
 */
export function finalUrl(path: string, table: LegacyTable, mediaStorageUrl: string): FinalUrl {
  // The table gets the case of the request, which the captures of a row preserve (section 2, "One hop").
  const requested = withoutTrailingSlash(withLettersDecoded(path));
  const moved = table(requested);
  return typeof moved === 'string'
    ? { url: urlOfRow(moved, mediaStorageUrl), byTable: true }
    : { url: lowerCase(requested), byTable: moved === undefined };
}

/** The target of a row: a path of the site, or an absolute URL elsewhere. */
export function urlOfRow(moved: string, mediaStorageUrl: string): string {
  if (moved.startsWith(storage)) return `${mediaStorageUrl.replace(/\/+$/, '')}/${moved.slice(storage.length)}`;
  return moved.startsWith('/') ? moved.replace(/^\/+/, '/') : moved;
}

/** Removes trailing slashes, and all leading ones but one: `//host` would be another site. */
function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '').replace(/^\/*/, '/');
}

/** Lower case, except percent-encoded bytes. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
