import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import { beside, noExtraHeaders } from '../page-cache/send.ts';
import { createPurge } from './purge.ts';
import { sharedCaching } from './shared-caching.ts';

const purge = { add: () => undefined };
const cookies = beside(['set-cookie', 'a=b']);
const rule = (sharing: ReturnType<typeof sharedCaching>, path: string, status = 200, extra = noExtraHeaders) =>
  sharing.beside(path, status, extra).headers[1];

describe('who may keep a page', () => {
  it('without a shared cache: the browser, which asks each time', () => {
    const off = sharedCaching({ sharedCaching: false }, null);
    expect(rule(off, '/news')).toBe('public, max-age=0, must-revalidate');
    expect(off.headersOf('/news', newReads())).toEqual([]);
  });

  it('with one: pages that are the same for everybody', () => {
    const on = sharedCaching({ sharedCaching: true }, purge);
    expect(rule(on, '/news')).toContain('s-maxage=');
    for (const personal of [rule(on, '/'), rule(on, '/?utm_source=a'), rule(on, '/news', 200, cookies)]) {
      expect(personal).toBe('private, max-age=0, must-revalidate');
    }
  });

  it('what sets a cookie belongs to its visitor, whatever the answer and the mode', () => {
    for (const sharing of [
      sharedCaching({ sharedCaching: true }, purge),
      sharedCaching({ sharedCaching: false }, null),
    ]) {
      for (const status of [200, 404, 500, 503]) {
        expect(rule(sharing, '/news', status, cookies)).toMatch(/^private, /);
      }
    }
  });

  it('never an error', () => {
    expect(rule(sharedCaching({ sharedCaching: true }, purge), '/news', 503)).toBe('no-store');
    expect(rule(sharedCaching({ sharedCaching: false }, null), '/news', 500)).toBe('no-store');
  });

  it('the cookies go out beside the rule', () => {
    const { headers, head } = sharedCaching({ sharedCaching: false }, null).beside('/news', 200, cookies);
    expect(headers).toContain('a=b');
    expect(head).toBe('cache-control: private, max-age=0, must-revalidate\r\nset-cookie: a=b\r\n');
  });
});

describe('the purge call', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  async function cdn(statuses: number[] = []) {
    const calls: { request: IncomingMessage; tags: string[] }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      calls.push({ request, tags: (JSON.parse(Buffer.concat(chunks).toString()) as { tags: string[] }).tags });
      response.writeHead(statuses.shift() ?? 200).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
    const warnings: object[] = [];
    const log = { warn: (line: object) => void warnings.push(line) };
    return { calls, warnings, purge: createPurge({ url, token: 'secret', log: log as never }) };
  }

  it('names the page and what it was made of, as its headers did', async () => {
    const { calls, purge: told } = await cdn();
    const sharing = sharedCaching({ sharedCaching: true }, told);
    const reads = newReads();
    reads.keys.add('/api/news?page=1');
    const [[, named = ''] = []] = sharing.headersOf('/news', reads);
    sharing.changed(new Set(['/api/news?page=1']));
    sharing.replaced('/news');
    sharing.replaced('/news');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.tags.toSorted()).toEqual(named.split(' ').toSorted());
    expect(calls[0]?.request.headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('holds thirty keys at most, and is repeated where it fails', async () => {
    const { calls, warnings, purge: told } = await cdn([500, 500]);
    told.add(Array.from({ length: 45 }, (_, number) => `k${number}`));
    await vi.waitFor(() => expect(calls).toHaveLength(4), { timeout: 5000 });
    expect(calls.map(({ tags }) => tags.length).toSorted((one, other) => one - other)).toEqual([15, 15, 30, 30]);
    expect(warnings).toEqual([]);
  });
});
