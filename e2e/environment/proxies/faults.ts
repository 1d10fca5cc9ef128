import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a service responded, whole. */
export interface UpstreamResponse {
  status: number;
  type: string;
  body: Buffer;
}

/** Spoils a response: writes another one, or none. A rejection resets the connection. */
export type Fault = (response: ServerResponse, upstream: () => Promise<UpstreamResponse>) => unknown;

const json = 'application/json';

const send = (
  response: ServerResponse,
  { status, type, body }: Omit<UpstreamResponse, 'body'> & { body: Buffer | string },
) => response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);

/** Responds the same to every request. */
const always =
  (status: number, body: object | string): Fault =>
  (response) =>
    typeof body === 'string'
      ? send(response, { status, type: 'text/html', body })
      : send(response, { status, type: json, body: JSON.stringify(body) });

/** Changes the values of a JSON response and leaves other responses, files, as they are. */
const spoiled =
  (change: (value: unknown) => unknown): Fault =>
  async (response, upstream) => {
    const { status, type, body } = await upstream();
    const isJson = type.startsWith(json);
    send(response, { status, type, body: isJson ? JSON.stringify(change(JSON.parse(body.toString()))) : body });
  };

/** The same value with each text, number, boolean and null in it replaced. */
function replaceScalars(value: unknown, replace: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceScalars(entry, replace));
  if (typeof value !== 'object' || value === null) return replace(value);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replaceScalars(entry, replace)]));
}

function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, emptyLists(entry)]));
}

const megabyte = Buffer.alloc(2 ** 20, ' ');

/** Sends the response with blanks behind it, which JSON allows, for as long as somebody reads. */
const padded =
  (megabytes: number): Fault =>
  async (response, upstream) => {
    const { status, type, body } = await upstream();
    response.writeHead(status, { 'content-type': type }).write(body);
    for (let sent = 0; sent < megabytes && !response.destroyed; sent += 1) {
      if (!response.write(megabyte)) await drained(response);
    }
    response.end();
  };

/** Waits until more can be written, one second at most: a response that was closed never tells. */
const drained = (response: ServerResponse) =>
  once(response, 'drain', { signal: AbortSignal.timeout(1000) }).catch(() => undefined);

/** What may become of a service that others depend on, by name; `refuse`: nothing listens on its port. */
export const faults = {
  kill: 'refuse',
  hang: () => undefined,
  drip: async (response, upstream) => {
    const { status, type, body } = await upstream();
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    for (let at = 0; at < body.length && !response.destroyed; at += 1) {
      response.write(body.subarray(at, at + 1));
      await pause(100);
    }
    response.end();
  },
  delay: async (response, upstream) => {
    await pause(3000);
    send(response, await upstream());
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  truncate: async (response, upstream) => {
    const { status, type, body } = await upstream();
    response.writeHead(status, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  'half a body, as if it were whole': async (response, upstream) => {
    const { body, ...rest } = await upstream();
    send(response, { ...rest, body: body.subarray(0, body.length / 2) });
  },
  'wrong types': spoiled((value) => replaceScalars(value, (scalar) => (typeof scalar === 'string' ? 7 : 'seven'))),
  nulls: spoiled((value) => replaceScalars(value, () => null)),
  'empty lists': spoiled(emptyLists),
  '404 of a proxy': always(404, '<h1>Not Found</h1>'),
  '404 in its own shape': always(404, { source: 'content', statusCode: 404, errorText: 'Not Found' }),
  '401': always(401, { source: 'content', statusCode: 401, errorText: 'Unauthenticated user' }),
  '10 MB': padded(10),
  endless: padded(Number.POSITIVE_INFINITY),
  redirects: (response) => response.writeHead(302, { location: '/' }).end(),
} satisfies Record<string, Fault | 'refuse'>;
