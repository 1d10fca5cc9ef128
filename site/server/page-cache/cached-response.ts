import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

/** What was rendered, to be stored or sent. */
export interface Rendered {
  status: number;
  body: Buffer;
  /** everything but what depends on the encoding: type, policy, caching */
  headers: readonly (readonly [name: string, value: string])[];
  /** it is never stored: it is personal, or valid for this moment only */
  noStore?: boolean;
}

/** A body in one encoding, with the headers that go out with it, written in advance. */
export interface Representation {
  body: Buffer;
  /** quoted, strong: of this very body in this encoding */
  tag: string;
  /** names and values alternating */
  headers: readonly string[];
  /** the same as header lines of a response, after the status line */
  head: string;
}

/** A response that is ready to be sent any number of times. */
export interface CachedResponse {
  status: number;
  /** identity at once; the others as soon as they are compressed */
  forms: Partial<Record<Encoding, Representation>> & { identity: Representation };
  /** the tags of all forms: `If-None-Match` may name any of them */
  tags: readonly string[];
  /** for 304: without the headers that describe a body */
  notModified: readonly string[];
  notModifiedHead: string;
  /** bytes that it holds, about */
  bytes: number;
}

const suffixes: Record<Encoding, string> = { identity: '', gzip: '-g', br: '-b' };
/** Below, compression gains nothing. */
const worthCompressing = 500;

/**
 * Prepares a response for sending.
 * @param shrinks whether it gets compressed forms, on which `Vary` depends
 * @throws TypeError where a header is invalid: no value may contain a line break (response splitting)
 */
export function toCachedResponse({ status, body, headers }: Rendered, shrinks = true): CachedResponse {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const base = shrinks ? [...headers, ['vary', 'Accept-Encoding'] as const] : headers;
  const response: CachedResponse = {
    status,
    forms: { identity: represent(body, 'identity', digest, base) },
    tags: [],
    notModified: [],
    notModifiedHead: '',
    bytes: 0,
  };
  const withoutType = base.filter(([name]) => name !== 'content-type').flat();
  response.notModified = withoutType;
  response.notModifiedHead = headOf(withoutType);
  return measured(response);
}

/** Adds a compressed form. */
export function addForm(response: CachedResponse, encoding: 'gzip' | 'br', body: Buffer): void {
  const { tag, headers } = response.forms.identity;
  const base: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (name !== 'etag' && name !== 'content-length') base.push([name, headers[at + 1] ?? '']);
  }
  response.forms[encoding] = represent(body, encoding, tag.slice(1, -1), base);
  measured(response);
}

function represent(
  body: Buffer,
  encoding: Encoding,
  digest: string,
  base: readonly (readonly [string, string])[],
): Representation {
  const tag = `"${digest}${suffixes[encoding]}"`;
  const headers = [...base.flat(), 'etag', tag, 'content-length', String(body.length)];
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  return { body, tag, headers, head: headOf(headers) };
}

/** Header lines as they are sent. */
export function headOf(headers: readonly string[]): string {
  let head = '';
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    const value = headers[at + 1] ?? '';
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new TypeError(`The header ${JSON.stringify(name)} cannot be sent`);
    }
    head += `${name}: ${value}\r\n`;
  }
  return head;
}

function measured(response: CachedResponse): CachedResponse {
  const forms = [response.forms.identity, response.forms.gzip, response.forms.br].filter((form) => form !== undefined);
  response.tags = forms.map((form) => form.tag);
  response.bytes = forms.reduce((sum, form) => sum + form.body.length + 4 * form.head.length, 1000);
  return response;
}

/** One page at a time each: the thread pool also reads files and resolves names. Brotli takes long and must not keep gzip waiting. */
const queues = { gzip: Promise.resolve(), br: Promise.resolve() };

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** The body in an encoding. The quality of brotli is 11 at best, which takes several times as long as 10. */
export const compressors: Record<'gzip' | 'br', (body: Buffer, brotliQuality: number) => Promise<Buffer>> = {
  gzip: (body) => gzipped(body, { level: 9 }),
  br: (body, quality) =>
    brotlied(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** Compresses on the thread pool, one page after another, unless the response has this form by then. */
function addInTurn(response: CachedResponse, encoding: 'gzip' | 'br', stillWanted = () => true): Promise<void> {
  const { body } = response.forms.identity;
  if (body.length < worthCompressing || response.forms[encoding]) return Promise.resolve();
  const add = async () => {
    if (stillWanted() && !response.forms[encoding]) addForm(response, encoding, await compressors[encoding](body, 10));
  };
  // A response that cannot be compressed is sent as it is; those after it still have their turn.
  queues[encoding] = queues[encoding].then(add).catch(() => undefined);
  return queues[encoding];
}

/** Whether a response is as small as it gets: a shared cache that stores it now stores its compressed form. */
export function isCompressed({ forms }: Pick<CachedResponse, 'forms'>): boolean {
  return forms.br !== undefined || forms.identity.body.length < worthCompressing;
}

/**
 * Adds the gzip form of a response for which a visitor waits: a few milliseconds, and a quarter of the bytes on the line.
 * @returns the same response
 */
export async function withGzip(response: CachedResponse): Promise<CachedResponse> {
  await addInTurn(response, 'gzip');
  return response;
}

/**
 * Adds all compressed forms of a stored response: gzip in a few milliseconds, brotli (a tenth smaller still) in about fifty.
 * @param stillWanted called when this page's place in the queue is reached; false skips a page that was replaced since
 */
export async function compress(response: CachedResponse, stillWanted: () => boolean): Promise<void> {
  await addInTurn(response, 'gzip', stillWanted);
  await addInTurn(response, 'br', stillWanted);
}
