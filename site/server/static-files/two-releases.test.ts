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
const pathsOf = (release: string) => [`/assets/page-${release}.js`, `/assets/page-${release}.css`];
const contentOf = (pathname: string) => `/* ${pathname} */`.repeat(100);
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
  for (const pathname of pathsOf(release)) await writeFile(path.join(folder, pathname), contentOf(pathname));
  const shared = sharedFolder ? createSharedAssets({ directory: sharedFolder, days: 30, log }) : null;
  const files = staticFiles(folder, settings, shared);
  await Promise.all([files.shared, files.compressed]);
  return listening(
    createServer((request, response) => {
      if (!files.respond(request, response)) response.writeHead(418).end();
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
      forward({ host: '127.0.0.1', port, path: url, method, headers }, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      }).end();
    }),
  );
}

async function requestAll(port: number): Promise<Response[]> {
  const found: Response[] = [];
  for (let round = 0; round < 15; round += 1) {
    for (const pathname of releases.flatMap(pathsOf)) {
      // An odd number of requests: every file is requested of both releases.
      for (let time = 0; time < 3; time += 1) found.push(await fetch(`http://127.0.0.1:${port}${pathname}`));
    }
  }
  return found;
}

it('miss files of each other without a shared folder', async () => {
  const ports = await Promise.all(releases.map((release) => startRelease(release, null)));
  const found = await requestAll(await alternating(ports));
  expect(found.filter(({ status }) => status === 404)).toHaveLength(found.length / 2);
});

it('give every file of both behind one proxy, as their own', async () => {
  const shared = path.join(root, 'shared');
  const ports = await Promise.all(releases.map((release) => startRelease(release, shared)));
  const found = await requestAll(await alternating(ports));
  expect(found.filter(({ status }) => status !== 200)).toEqual([]);
  for (const pathname of releases.flatMap(pathsOf)) {
    const [one, other] = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}${pathname}`)));
    const headersOf = (response?: Response) => [...(response?.headers ?? [])].filter(([name]) => name !== 'date');
    expect(headersOf(one)).toEqual(headersOf(other));
    expect(one?.headers.get('content-encoding')).toBe('gzip');
    expect([await one?.text(), await other?.text()]).toEqual([contentOf(pathname), contentOf(pathname)]);
  }
});

it('leave their files to a release that starts after their end', async () => {
  const shared = path.join(root, 'shared');
  await startRelease('OldOne', shared);
  await rm(path.join(root, 'OldOne'), { recursive: true });
  const port = await startRelease('NewOne', shared);
  const statuses = await Promise.all(
    [...pathsOf('OldOne'), '/assets/page-NoOne1.js', '/assets/..%2fOldOne'].map(
      async (pathname) => (await fetch(`http://127.0.0.1:${port}${pathname}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
});
