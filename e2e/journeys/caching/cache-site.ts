import { mkdtemp } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

/** The site whose cache journeys test: of its own, on the content service of all, because they read its counters. */
export const sitePort = 4140;

/** Starts that site, with an empty cache. */
export async function startCacheSite(): Promise<Running> {
  const environment = sharedEnvironment();
  const site = await startSite(environment, {
    PORT: String(sitePort),
    // The cache on disk outlives a site: an unused folder, also for a retry.
    CACHE_DIR: await mkdtemp(path.join(environment.dataDir, `cache-${sitePort}-`)),
    // Few unknown URLs are looked up per second, so that requests for many of them stay fast.
    RATE_LIMIT: '20',
    CONNECTIONS_PER_CLIENT: '2000',
  });
  for (const page of ['/', '/formations']) await untilReads(`http://localhost:${sitePort}${page}`);
  return site;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends that site a request, and leaves the body of the response undecoded. */
export function send(path: string, headers: Record<string, string | string[]> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: 'localhost', port: sitePort, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
