import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changesMessage } from '@vitrine/contract/messages/change.ts';
import { isSigned, signatureHeader } from '@vitrine/contract/messages/signature.ts';
import { afterEach, expect, it } from 'vitest';
import { createNotifier } from './notify-sites.ts';

const secret = 'a-secret-of-sixteen';
const servers: Server[] = [];

/** A site that records its notifications. @param status the status of its responses, or nothing for silence */
async function listen(status?: () => number): Promise<{ url: string; received: number[][]; signed: boolean[] }> {
  const received: number[][] = [];
  const signed: boolean[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      signed.push(isSigned(String(request.headers[signatureHeader]), body, secret, Date.now()));
      received.push(changesMessage.parse(JSON.parse(body)).changes.map(({ sequence }) => sequence));
      if (status) response.writeHead(status()).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, signed };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const change = (sequence: number) => ({ sequence, collection: 'news', id: 1, kind: 'published' as const });

it('notifies every site in order, signed, at most a thousand changes a message', async () => {
  const sites = [await listen(() => 204), await listen(() => 204)];
  const notify = createNotifier({ urls: sites.map(({ url }) => url), secret, log: () => undefined });
  const many = Array.from({ length: 1500 }, (_, index) => change(index + 1));
  await Promise.all([notify(many), notify([change(1501)])]);
  for (const { received, signed } of sites) {
    expect(received.flat()).toEqual(Array.from({ length: 1501 }, (_, index) => index + 1));
    expect(Math.max(...received.map(({ length }) => length))).toBe(1000);
    expect(signed).not.toContain(false);
  }
});

it('retries a failed notification once, and logs the failure once until the site responds again, without its content', async () => {
  let status = 500;
  const { url, received } = await listen(() => status);
  const lines: string[] = [];
  const notify = createNotifier({ urls: [url], secret, log: (line) => lines.push(line) });
  await notify([change(1)]);
  await notify([change(2)]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(url);
  expect(lines[0]).not.toMatch(/v1=|sequence/);
  status = 204;
  await notify([change(3)]);
  status = 500;
  await notify([change(4)]);
  expect(lines).toHaveLength(2);
  expect(received).toEqual([[1], [1], [2], [3], [4], [4]]);
});

it('lets no site wait for one that is silent', async () => {
  const silent = await listen();
  const quick = await listen(() => 204);
  const notify = createNotifier({ urls: [silent.url, quick.url], secret, log: () => undefined });
  const started = performance.now();
  const both = notify([change(1)]);
  while (quick.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  // The request to the silent one times out after two seconds, and is retried once.
  expect(performance.now() - started).toBeLessThan(1900);
  await both;
}, 15_000);
