import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueSiteToken } from '../src/accounts/site-token.ts';
import { withBodyLimits } from './admit.ts';
import { createLimitedServer } from './next-server.ts';

const secret = 'a-secret-of-sixteen';
let server: Server;
let received: number[];
/** Resolves when a request may meet the limits. */
let before: (response: ServerResponse) => Promise<unknown>;

beforeEach(async () => {
  received = [];
  before = async () => undefined;
  const listener = withBodyLimits(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    received.push(body.length);
    response.end(JSON.stringify({ bytes: body.length, length: request.headers['content-length'] }));
  }, secret);
  server = createLimitedServer((request, response) => void before(response).then(() => listener(request, response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Received {
  status: number;
  body: { errorText?: string; bytes?: number; length?: string };
  continued: boolean;
}

function send(
  path: string,
  headers: Record<string, string>,
  write: (request: ClientRequest) => void,
): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let continued = false;
    const request = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(await text(response)), continued });
    });
    request.once('continue', () => {
      continued = true;
    });
    request.once('error', reject);
    write(request);
  });
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const inPieces = (bytes: number) => (request: ClientRequest) => {
  for (let sent = 0; sent < bytes; sent += 50_000) request.write('x'.repeat(Math.min(50_000, bytes - sent)));
  request.end();
};

/** A token as Payload signs it. */
function token(exp: number, by = secret): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256' })}.${part({ exp })}`;
  const key = createHash('sha256').update(by).digest('hex').slice(0, 32);
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const loggedIn = () => ({ cookie: `other=1; payload-token=${token(inAnHour())}` });

describe('the body of a request', () => {
  it('passes where it is as long as its limit', async () => {
    const response = await send('/api/login', { ...json, 'content-length': '1000000' }, inPieces(1_000_000));
    expect([response.status, response.body.bytes]).toEqual([200, 1_000_000]);
  });

  it.each(['/api/login', '/api/users/login', '/api/news', '/admin', '/api/media', '/nowhere'])(
    'is refused at %s by its announced length, before it is sent',
    async (path) => {
      const response = await send(path, { ...json, 'content-length': '200000000' }, (request) =>
        request.flushHeaders(),
      );
      expect(response.status).toBe(413);
      expect(response.body.errorText).toContain('1 MB');
      expect(received).toEqual([]);
    },
  );

  it('is refused where it is sent without waiting, and the client reads the response', async () => {
    const response = await send('/api/login', { ...json, 'content-length': '3000000' }, inPieces(3_000_000));
    expect(response.status).toBe(413);
  });

  it('is counted while it arrives where it has no Content-Length', async () => {
    const chunked = { ...json, 'transfer-encoding': 'chunked' };
    expect((await send('/api/login', chunked, inPieces(1_000_001))).status).toBe(413);
    expect(received).toEqual([]);
    const { status, body } = await send('/api/login', chunked, inPieces(900_000));
    expect([status, body]).toEqual([200, { bytes: 900_000, length: '900000' }]);
  });

  it('gets 100 Continue only where its length is accepted', async () => {
    const expectsContinue = { ...json, expect: '100-continue' };
    const refused = await send('/api/login', { ...expectsContinue, 'content-length': '2000000' }, (request) =>
      request.flushHeaders(),
    );
    expect([refused.status, refused.continued]).toEqual([413, false]);
    const taken = await send('/api/login', { ...expectsContinue, 'content-length': '3' }, (request) => {
      request.once('continue', () => request.end('{ }'));
      request.flushHeaders();
    });
    expect([taken.status, taken.continued]).toEqual([200, true]);
  });
});

describe('a file', () => {
  it('of somebody who is logged in may have 20 MB', async () => {
    const size = 20_000_000;
    const response = await send(
      '/api/media?depth=0',
      { ...form, ...loggedIn(), 'content-length': `${size}` },
      inPieces(size),
    );
    expect([response.status, response.body.bytes]).toEqual([200, size]);
    const larger = await send('/api/media', { ...form, ...loggedIn(), 'content-length': '21000000' }, (request) =>
      request.flushHeaders(),
    );
    expect([larger.status, larger.body.errorText]).toEqual([413, expect.stringContaining('20 MB')]);
  });

  it.each([
    ['nobody', {}],
    ['a forged session', { cookie: `payload-token=${token(inAnHour(), 'another-secret-here')}` }],
    ['a session that is over', { authorization: `JWT ${token(1)}` }],
    ['half a token', { authorization: 'JWT a.b' }],
  ])('of %s is not read', async (_who, headers) => {
    const response = await send('/api/media', { ...form, ...headers, 'content-length': '2000000' }, (request) =>
      request.flushHeaders(),
    );
    expect([response.status, response.body.errorText]).toEqual([401, expect.stringContaining('Log in')]);
    expect(received).toEqual([]);
  });

  it('is refused with 503 where too many bytes are being received', async () => {
    const underWay = Array.from({ length: 8 }, () => {
      const response = send('/api/media', { ...form, ...loggedIn(), 'content-length': '20000000' }, (request) => {
        request.flushHeaders();
        pending.push(request);
      });
      response.catch(() => undefined);
      return response;
    });
    const refused = await Promise.any(underWay);
    expect(refused.status).toBe(503);
    for (const request of pending) request.destroy();
  });

  it('of whoever has left before the limits were reached takes no room', async () => {
    const left: Promise<unknown>[] = [];
    before = async (response) => {
      const closed = once(response, 'close');
      left.push(closed);
      await closed;
    };
    for (let time = 0; time < 8; time += 1) {
      const response = send('/api/media', { ...form, ...loggedIn(), 'content-length': '20000000' }, (request) => {
        request.flushHeaders();
        pending.push(request);
      });
      response.catch(() => undefined);
    }
    await expect.poll(() => left.length).toBe(8);
    for (const request of pending) request.destroy();
    await Promise.all(left);
    before = async () => undefined;
    const size = 20_000_000;
    const headers = { ...form, ...loggedIn(), 'content-length': `${size}` };
    expect((await send('/api/media', headers, inPieces(size))).status).toBe(200);
  });

  it('of whoever is logged in is taken, and what a site sends, while strangers announce all that they may', async () => {
    const announced = { ...json, 'content-length': '1000000' };
    const statuses: number[] = [];
    const announce = (address: string) => {
      const response = send('/api/login', { ...announced, 'x-vitrine-client': address }, (request) => {
        request.flushHeaders();
        pending.push(request);
      });
      response.then(
        ({ status }) => statuses.push(status),
        () => undefined,
      );
    };
    const refused = (count: number) => expect.poll(() => statuses, { timeout: 5000 }).toEqual(Array(count).fill(503));
    for (let time = 0; time < 12; time += 1) announce('192.0.2.1');
    await refused(2);
    for (let client = 2; client < 8; client += 1)
      for (let time = 0; time < 10; time += 1) announce(`192.0.2.${client}`);
    await refused(2 + 20);
    const { token: ofSite } = issueSiteToken(1, secret);
    for (const [who, status] of [
      [loggedIn(), 200],
      [{ authorization: `Bearer ${ofSite}` }, 200],
      [{ authorization: `Bearer ${ofSite.slice(0, -9)}` }, 503],
    ] as const) {
      const headers = { ...announced, ...who, 'x-vitrine-client': '192.0.2.9' };
      const response = await send(
        '/api/login',
        headers,
        status === 200 ? inPieces(1_000_000) : (one) => one.flushHeaders(),
      );
      expect([who, response.status]).toEqual([who, status]);
    }
    for (const request of pending) request.destroy();
  });
  const pending: ClientRequest[] = [];
});
