/**
 * The compiled legacy rows (`contract/routes/legacy-table.ts`): where an old path leads, in the spelling that is final there; null
 * for a path that no row takes.
 */
export type LegacyTable = (path: string) => string | null;

/** What stands in a row for the media storage, wherever that is. */
const storage = 'media-storage:/';

export interface FinalUrl {
  /** a path of the site (perhaps with the query or fragment of a legacy row), or a whole address elsewhere */
  address: string;
  /** whether a row of the legacy table says so, and not the spelling alone */
  byTable: boolean;
}

/**
 * Where the page of a path is now, in the one spelling that its address has.
 * @param path as it was asked for
 */
export function finalUrl(path: string, table: LegacyTable, mediaStorageUrl: string): FinalUrl {
  // The table is given the case that was asked in: what a row captures keeps it (section 2, "One hop").
  const asked = withoutTrailingSlash(plainLetters(path));
  const moved = table(asked);
  return moved === null
    ? { address: lowerCase(asked), byTable: false }
    : { address: addressOfRow(moved, mediaStorageUrl), byTable: true };
}

function addressOfRow(moved: string, mediaStorageUrl: string): string {
  if (moved.startsWith(storage)) return `${mediaStorageUrl.replace(/\/+$/, '')}/${moved.slice(storage.length)}`;
  return moved.startsWith('/') ? moved.replace(/^\/+/, '/') : moved;
}

/** Letters, digits and `-._~` that were percent-encoded for no reason. */
function plainLetters(path: string): string {
  return path.replace(/%(2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (triplet) => decodeURIComponent(triplet));
}

/** Slashes at the end go, and one at the beginning stays: `//host` would lead off the site. */
function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '').replace(/^\/*/, '/');
}

/** Letters in lower case; what is percent-encoded keeps its spelling, since it is a byte and no letter. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
