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
  /** those of every form, names and values alternating */
  base: readonly string[];
  /** the tags of all forms that there were: `If-None-Match` may name any of them */
  tags: readonly string[];
  /** for 304: without the headers that describe a body */
  notModified: readonly string[];
  notModifiedHead: string;
  /** bytes that it holds, about */
  bytes: number;
  /** the page cache did not store it: no change purges the copy of a shared cache */
  isUnstored?: true;
}

/** How a body is compressed. `quick` and `best` are both brotli: the one is sent until there is the other. */
export type Compression = 'gzip' | 'quick' | 'best';

const suffixes: Record<'identity' | Compression, string> = { identity: '', gzip: '-g', quick: '-q', best: '-b' };
/** Bytes below which compression gains nothing, and from which on the best one takes seconds (a sitemap of 11 MB: 5 s). */
const worthCompressing = { from: 500, bestUpTo: 1_000_000 };

/**
 * Prepares a response for sending.
 * @param shrinks whether it gets compressed forms, on which `Vary` depends
 * @throws TypeError where a header is invalid: no value may contain a line break (response splitting)
 */
export function toCachedResponse({ status, body, headers }: Rendered, shrinks = true): CachedResponse {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const all = shrinks ? [...headers, ['vary', 'Accept-Encoding'] as const] : headers;
  const base = all.flat();
  const notModified = all.filter(([name]) => name !== 'content-type').flat();
  return measured({
    status,
    forms: { identity: represent(body, 'identity', `"${digest}"`, base) },
    base,
    tags: [],
    notModified,
    notModifiedHead: headOf(notModified),
    bytes: 0,
  });
}

/** The encoding that names a form (RFC 9110, 8.4.1). */
export const encodingOf = (compression: Compression) => (compression === 'gzip' ? 'gzip' : 'br');

/** The tag of a form that a response has, had or will have. */
const tagOf = ({ forms }: Pick<CachedResponse, 'forms'>, compression: Compression) =>
  `"${forms.identity.tag.slice(1, -1)}${suffixes[compression]}"`;

/** Adds a compressed form. */
export function addForm(response: CachedResponse, compression: Compression, body: Buffer): void {
  const encoding = encodingOf(compression);
  response.forms[encoding] = represent(body, encoding, tagOf(response, compression), response.base);
  measured(response);
}

function represent(body: Buffer, encoding: Encoding, tag: string, base: readonly string[]): Representation {
  const headers = [...base, 'etag', tag, 'content-length', String(body.length)];
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
  response.tags = [...new Set([...response.tags, ...forms.map((form) => form.tag)])];
  response.bytes = forms.reduce((sum, form) => sum + form.body.length + 4 * form.head.length, 1000);
  return response;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** As many bits as brotli's window needs for a whole body: the memory of the usual 22 takes longer to get than a page to compress. */
const windowBits = ({ length }: Buffer) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));

/** The body in an encoding. The quality of brotli is 11 at best. */
export const compressors: Record<'gzip' | 'br', (body: Buffer, brotliQuality: number) => Promise<Buffer>> = {
  gzip: (body) => gzipped(body, { level: 9 }),
  br: (body, quality) =>
    brotlied(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/**
 * Of a page of 150 kB, brotli makes 32 kB in 3 ms, where gzip takes as long for 36; at 10 it makes 30, but takes 60 ms, and at 11 160
 * for 29.
 */
const qualities: Record<Compression, number> = { gzip: 0, quick: 7, best: 10 };

/** One page at a time each: the thread pool also reads files and resolves names. The best takes long and must not keep others waiting. */
const queues: Record<Compression, Promise<void>> = {
  gzip: Promise.resolve(),
  quick: Promise.resolve(),
  best: Promise.resolve(),
};

/** Compresses on the thread pool, one page after another, unless the response has this form by then. */
function addInTurn(response: CachedResponse, compression: Compression, stillWanted = () => true): Promise<void> {
  const { body } = response.forms.identity;
  const isDone = () => response.tags.includes(tagOf(response, compression));
  if (body.length < worthCompressing.from || isDone()) return Promise.resolve();
  const add = async () => {
    if (isDone() || !stillWanted()) return;
    addForm(response, compression, await compressors[encodingOf(compression)](body, qualities[compression]));
  };
  // A response that cannot be compressed is sent as it is; those after it still have their turn.
  queues[compression] = queues[compression].then(add).catch(() => undefined);
  return queues[compression];
}

/** Whether a response has its compressed forms: a shared cache that stores it now stores one of them. */
export function isCompressed({ forms }: Pick<CachedResponse, 'forms'>): boolean {
  return forms.br !== undefined || forms.identity.body.length < worthCompressing.from;
}

/**
 * Adds the compressed forms for which a visitor waits: some milliseconds, and a fifth of the bytes on the line.
 * @returns the same response
 */
export async function withQuickForms(response: CachedResponse): Promise<CachedResponse> {
  await Promise.all([addInTurn(response, 'gzip'), addInTurn(response, 'quick')]);
  return response;
}

/**
 * Adds the best form of a stored response, after the quick ones.
 * @param stillWanted called when this page's place in the queue is reached; false skips a page that was replaced since
 */
export async function compressBest(response: CachedResponse, stillWanted: () => boolean): Promise<void> {
  await withQuickForms(response);
  if (response.forms.identity.body.length < worthCompressing.bestUpTo) await addInTurn(response, 'best', stillWanted);
}
