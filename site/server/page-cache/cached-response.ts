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
  /** it is never stored: it belongs to one visitor, or to one moment */
  noStore?: boolean;
}

/** A body in one encoding, with the headers that go out with it, written in advance. */
export interface Representation {
  body: Buffer;
  /** quoted, strong: of this very body in this encoding */
  tag: string;
  /** names and values in turn */
  headers: readonly string[];
  /** the same as they stand in an answer, after the status line */
  head: string;
}

/** A response that is ready to be sent, again and again. */
export interface CachedResponse {
  status: number;
  /** identity at once; the others as soon as they are made */
  forms: Partial<Record<Encoding, Representation>> & { identity: Representation };
  /** the tags of all forms, so that a client is told that it has the page in any of them */
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
 * Gets a body ready to be sent.
 * @throws where a header could not stand in an answer: nothing may break out of its line
 */
export function toCachedResponse({ status, body, headers }: Rendered): CachedResponse {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const beside = [...headers, ['vary', 'Accept-Encoding'] as const];
  const response: CachedResponse = {
    status,
    forms: { identity: represent(body, 'identity', digest, beside) },
    tags: [],
    notModified: [],
    notModifiedHead: '',
    bytes: 0,
  };
  const kept = beside.filter(([name]) => name !== 'content-type').flat();
  response.notModified = kept;
  response.notModifiedHead = headOf(kept);
  return measured(response);
}

/** Adds a form that was made in the meantime. */
function addForm(response: CachedResponse, encoding: 'gzip' | 'br', body: Buffer): void {
  const { tag, headers } = response.forms.identity;
  const beside: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (name !== 'etag' && name !== 'content-length') beside.push([name, headers[at + 1] ?? '']);
  }
  response.forms[encoding] = represent(body, encoding, tag.slice(1, -1), beside);
  measured(response);
}

function represent(
  body: Buffer,
  encoding: Encoding,
  digest: string,
  beside: readonly (readonly [string, string])[],
): Representation {
  const tag = `"${digest}${suffixes[encoding]}"`;
  const headers = [...beside.flat(), 'etag', tag, 'content-length', String(body.length)];
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

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** One page at a time each: the thread pool also reads files and resolves names. Brotli takes long and must not keep gzip waiting. */
const queues = { gzip: Promise.resolve(), br: Promise.resolve() };

const brotliOptions = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/**
 * Makes the compressed forms on the thread pool, one page after another: gzip in a few milliseconds, brotli (a tenth smaller
 * still) in about fifty. Until they are there the page goes out as it is.
 * @param stillWanted asked when it is this page's turn; a page that was replaced in the meantime is left
 */
export async function compress(response: CachedResponse, stillWanted: () => boolean): Promise<void> {
  const { body } = response.forms.identity;
  if (body.length < worthCompressing) return;
  const make = (encoding: 'gzip' | 'br', compressed: () => Promise<Buffer>) => {
    queues[encoding] = queues[encoding].then(async () => {
      if (stillWanted() && !response.forms[encoding]) addForm(response, encoding, await compressed());
    });
    return queues[encoding];
  };
  await make('gzip', () => gzipped(body, { level: 9 }));
  await make('br', () => brotlied(body, brotliOptions(body.length)));
}
