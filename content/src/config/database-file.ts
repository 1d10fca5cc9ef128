const scheme = 'file:';

/** Whether `DATABASE_URL` names a file of SQLite. */
export const isFileUrl = (url: string) => url.startsWith(scheme);

/** The URL of a file of SQLite. libsql decodes it, and refuses what follows `?` and `#`. */
export const fileUrlOf = (file: string) => scheme + file.replace(/[%?#]/g, encodeURIComponent);

/** The file that libsql opens for a URL. @throws URIError where a `%` begins no code */
export const fileOf = (url: string) => decodeURIComponent(url.slice(scheme.length));
