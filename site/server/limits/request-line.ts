import { decoded } from '@vitrine/contract/routes/decoded.ts';
import { allowedMethods } from './allowed-methods.ts';

/** Characters of path and query together; the longest URL of the site itself has about 150. */
export const longestTarget = 2048;
/** Characters of one decoded segment of the path; slugs have 150 at most. */
const longestSegment = 255;
/** Segments of a path: a page has three, a file of the site before a few more. What looks up paths goes through all of them. */
const mostSegments = 64;
/** Bytes of the body of a POST: the form of the action flow needs about 100. */
export const longestBody = 16_384;

/** The methods that some endpoint of the gateway accepts. */
const gatewayMethods = ['GET', 'HEAD', 'POST'];

/** How a request is refused before it reaches a page. */
interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 429 | 431;
  headers?: [name: string, value: string][];
}

/** The request line and headers of a request. */
export interface RequestLine {
  method: string;
  /** as it was sent: path and query */
  target: string;
  /** names and values alternating, as they were sent */
  rawHeaders: readonly string[];
  /** `1.0` may leave the host out */
  httpVersion: string;
}

/**
 * Whether a request is well-formed (section 2, "Strange paths"). Table-tested.
 * @returns null, or how it is refused: 400 for what no browser sends, 404 for what can be no URL of a page or an endpoint, 405
 * for a method that a URL does not allow, 413 for a body that is too long
 */
export function refuseRequest({ method, target, rawHeaders, httpVersion }: RequestLine): Refusal | null {
  if (!hasOneHost(rawHeaders, httpVersion)) return { status: 400 };
  const status = refuseTarget(target);
  if (status) return { status };
  const refusal = refuseMethod(method, pathOf(target));
  if (refusal) return refusal;
  if (declaredLength(rawHeaders) > longestBody) return { status: 413, headers: [['connection', 'close']] };
  return null;
}

/** Below `/api` a method and a path are listed together or are not there at all (section 7, "Gateway"). */
function refuseMethod(method: string, path: string): Refusal | null {
  if (isApiTarget(path)) return gatewayMethods.includes(method) ? null : { status: 404 };
  const allowed = allowedMethods(path);
  return allowed.includes(method) ? null : { status: 405, headers: [['allow', allowed.join(', ')]] };
}

/** Whether a path, or a target, belongs to the gateway, which fails in JSON. */
export function isApiTarget(target: string): boolean {
  return /^\/api([/?]|$)/.test(target);
}

/** The path of a request's target, without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

function refuseTarget(target: string): 400 | 404 | null {
  // Nothing but an absolute path in visible ASCII: no `http://…`, no `//host`, no fragment.
  if (target.length > longestTarget || !/^\/(?!\/)[\x21-\x7e]*$/.test(target) || target.includes('#')) return 400;
  // A `\` leads off the site in a path only; in a query browsers send it as it is.
  const path = decoded(pathOf(target));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
  if (path === null || /^\/\/|[\\\x00-\x1f\x7f]/.test(path)) return 400;
  const segments = path.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return 400;
  return segments.length > mostSegments || segments.some((segment) => segment.length > longestSegment) ? 404 : null;
}

const valuesOf = (rawHeaders: readonly string[], name: string) =>
  rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);

/** Exactly one host, written as hosts are; two of them may be read differently by a proxy and by us. */
function hasOneHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  const hosts = valuesOf(rawHeaders, 'host');
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && isHost(hosts[0] ?? '');
}

/** Whether a `Host` is written as hosts are. */
export function isHost(host: string): boolean {
  return /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);
}

function declaredLength(rawHeaders: readonly string[]): number {
  return Math.max(0, ...valuesOf(rawHeaders, 'content-length').map(Number));
}
