import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSharedAssets } from './shared-assets.ts';
import { staticFiles } from './static-files.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const log = { warn: () => undefined };
const releases = ['OldOne', 'NewOne'];
const addressesOf = (release: string) => [`/assets/page-${release}.js`, `/assets/page-${release}.css`];
const contentOf = (address: string) => `/* ${address} */`.repeat(100);
let root: string;
let servers: Server[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.close();
  await rm(root, { recursive: true });
});

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function startRelease(release: string, sharedFolder: string | null): Promise<number> {
  const folder = path.join(root, release);
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const address of addressesOf(release)) await writeFile(path.join(folder, address), contentOf(address));
  const shared = sharedFolder ? createSharedAssets({ directory: sharedFolder, days: 30, log }) : null;
  const files = staticFiles(folder, settings, shared);
  await Promise.all([files.shared, files.compressed]);
  return listening(
    createServer((request, response) => {
      if (!files.answer(request, response)) response.writeHead(418).end();
    }),
  );
}

/** A proxy that sends every request to the release after the one before. */
function alternating(ports: number[]): Promise<number> {
  let turn = 0;
  return listening(
    createServer((request, response) => {
      const port = ports[turn++ % ports.length];
      const { url, method, headers } = request;
      forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    }),
  );
}

async function askForAll(port: number): Promise<Response[]> {
  const found: Response[] = [];
  for (let round = 0; round < 15; round += 1) {
    for (const address of releases.flatMap(addressesOf)) {
      // An odd number of requests: every file is asked of both releases.
      for (let time = 0; time < 3; time += 1) found.push(await fetch(`http://127.0.0.1:${port}${address}`));
    }
  }
  return found;
}

it('miss files of each other without a shared folder', async () => {
  const ports = await Promise.all(releases.map((release) => startRelease(release, null)));
  const found = await askForAll(await alternating(ports));
  expect(found.filter(({ status }) => status === 404)).toHaveLength(found.length / 2);
});

it('give every file of both behind one proxy, as their own', async () => {
  const shared = path.join(root, 'shared');
  const ports = await Promise.all(releases.map((release) => startRelease(release, shared)));
  const found = await askForAll(await alternating(ports));
  expect(found.filter(({ status }) => status !== 200)).toEqual([]);
  for (const address of releases.flatMap(addressesOf)) {
    const [one, other] = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}${address}`)));
    const headersOf = (answer?: Response) => [...(answer?.headers ?? [])].filter(([name]) => name !== 'date');
    expect(headersOf(one)).toEqual(headersOf(other));
    expect(one?.headers.get('content-encoding')).toBe('gzip');
    expect([await one?.text(), await other?.text()]).toEqual([contentOf(address), contentOf(address)]);
  }
});

it('leave their files to a release that starts after their end', async () => {
  const shared = path.join(root, 'shared');
  await startRelease('OldOne', shared);
  await rm(path.join(root, 'OldOne'), { recursive: true });
  const port = await startRelease('NewOne', shared);
  const statuses = await Promise.all(
    [...addressesOf('OldOne'), '/assets/page-NoOne1.js', '/assets/..%2fOldOne'].map(
      async (address) => (await fetch(`http://127.0.0.1:${port}${address}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
});
