import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../../e2e/environment/accounts.ts';
import { type Running, startContentService } from '../../../../e2e/environment/test-environment.ts';
import { type Network, startNetwork } from '../../../tests/network.ts';
import { portBeside } from '../../../tests/port-beside.ts';

const environment = inject('contentEnvironment');
const port = portBeside(60);
const contentUrl = `http://localhost:${port}`;

describe.runIf(environment.DATABASE_URL?.startsWith('postgres'))('while PostgreSQL does not respond', () => {
  let network: Network;
  let dataDir: string;
  let service: Running;

  beforeAll(async () => {
    network = await startNetwork(environment.DATABASE_URL ?? '');
    dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-unavailable-'));
    const own = { CONTENT_PORT: String(port), CONTENT_PUBLIC_URL: contentUrl, DATA_DIR: dataDir };
    const variables = { ...environment, ...own, DATABASE_URL: network.url };
    service = await startContentService({ dataDir, contentUrl, variables });
  });
  afterAll(async () => {
    network.setClosed(false);
    await service.stop();
    network.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('whoever is logged in is told so with 503, and is logged in still when it responds again', async () => {
    const editor = await personHeaders(contentUrl, 'editor');
    const site = await siteHeaders(contentUrl);
    const send = async (method: string, route: string, headers: Record<string, string>) => {
      const json = { ...headers, 'content-type': 'application/json' };
      const body = method === 'GET' ? {} : { body: '{}' };
      const response = await fetch(contentUrl + route, { method, headers: json, ...body });
      const { errors, errorText } = (await response.json()) as { errors?: { message: string }[]; errorText?: string };
      return { status: response.status, wait: response.headers.get('retry-after'), errors, errorText };
    };
    const requests = [
      ['GET', '/api/users/me', editor],
      ['GET', '/api/pages?limit=1', editor],
      ['GET', '/api/reviews?limit=1', editor],
      ['GET', '/api/users/me', site],
      ['GET', '/api/news?limit=1', site],
      ['PATCH', '/api/news/1', editor],
      ['POST', '/api/users/refresh-token', editor],
    ] as const;
    const sendAll = () => Promise.all(requests.map(([method, route, headers]) => send(method, route, headers)));

    expect((await sendAll()).map(({ status }) => status)).toEqual(requests.map(() => 200));
    network.setClosed(true);
    for (const [index, { errors, ...response }] of (await sendAll()).entries()) {
      expect(response).toEqual({ status: 503, wait: '5', errorText: 'The database does not respond.' });
      const isChange = requests[index]?.[0] !== 'GET';
      if (requests[index]?.[2] === editor)
        expect(errors?.[0]?.message).toContain(
          isChange ? 'Gardez cette page ouverte' : 'La base de données ne répond pas',
        );
    }
    network.setClosed(false);
    expect((await sendAll()).map(({ status }) => status)).toEqual(requests.map(() => 200));
  });
});

describe.runIf(environment.DATABASE_URL?.startsWith('file:'))('while another process has the lock of SQLite', () => {
  it('an editor who saves is told to try again, in the language of the panel', { timeout: 40_000 }, async () => {
    const headers = { ...(await personHeaders(inject('contentUrl'), 'editor')), 'content-type': 'application/json' };
    const other = new DatabaseSync((environment.DATABASE_URL ?? '').slice('file:'.length));
    other.exec('BEGIN IMMEDIATE');
    try {
      const save = { method: 'PATCH', headers: { ...headers, 'accept-language': 'fr' }, body: '{}' };
      const response = await fetch(`${inject('contentUrl')}/api/news/1?draft=true`, save);
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(errors[0]?.message).toMatch(/^La base de données ne répond pas/);
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
  });
});
