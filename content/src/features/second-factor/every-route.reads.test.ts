import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentWorkspace } from '../../../../launcher/environment.ts';
import { portBeside } from '../../../tests/port-beside.ts';
import {
  admin,
  as,
  type Received,
  type SecondFactorService,
  startSecondFactorService,
} from '../../../tests/second-factor-service.ts';
import configuration from '../../payload.config.ts';

/** Every route of the configuration: a session that has not passed the second step gets what nobody gets. */

/** What a session before the second step is for, and the logins, which ask for no session. */
const open = [
  ...['second-factor/enrol', 'second-factor/confirm', 'second-factor/verify'].map((end) => `POST /api/users/${end}`),
  'POST /api/users/logout',
  // A login reads nothing but what is sent, and is delayed with each.
  ...['POST /api/users/login', 'POST /api/users/forgot-password', 'POST /api/login'],
];

const config = await configuration;
const routes = [
  ...(config.endpoints ?? []).map(({ method, path }) => ({ method, path })),
  ...config.collections.flatMap(({ slug, endpoints }) =>
    (endpoints || []).map(({ method, path }) => ({ method, path: `/${slug}${path}` })),
  ),
].map(({ method, path }) => {
  const filled = path
    .replace(':filename', 'essai.png')
    .replace(':collection', 'schools')
    .replace(/:[a-z]+\??/gi, '1')
    .replace(/\/$/, '');
  return { method: method.toUpperCase(), path: `/api${filled}` };
});

let service: SecondFactorService;
let passed: unknown;
let pending: unknown;
let codes: string[];

beforeAll(async () => {
  service = await startSecondFactorService(portBeside(50), inject('contentEnvironment').DATABASE_URL ?? '');
  ({ token: passed, codes } = await service.enrol(await service.register()));
  pending = (await service.logIn(admin)).json.token;
  expect(await service.owner(passed)).toBe(admin.email);
});
afterAll(async () => {
  await service?.stop();
});

/** Without what differs between two requests of the same client. */
const said = ({ status, text, headers }: Received) => ({
  status,
  location: headers.get('location'),
  text: text.replace(/nonce="[^"]*"|"nonce":"[^"]*"|nonce\\":\\"[^"]*|[0-9]{13}/g, ''),
});
/** A cookie counts only where a browser says that one of our pages sends it. */
const cookie = (token: unknown) => ({ cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' });
/** Where a page leads: Next says so in the page, once it has begun to send it. */
const leadsTo = ({ text }: Received) => /NEXT_REDIRECT;replace;([^;]+);/.exec(text)?.[1];

async function asBoth(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const nobody = said(await service.send(method, path, body, headers));
  for (const session of [as(pending), cookie(pending)]) {
    const before = said(await service.send(method, path, body, { ...headers, ...session }));
    expect([method, path, before]).toEqual([method, path, nobody]);
  }
  return nobody;
}

describe('a session before the second step', () => {
  it('gets the response that nobody gets, at every endpoint', async () => {
    const walked = routes.filter(({ method, path }) => method !== 'CONNECT' && !open.includes(`${method} ${path}`));
    expect(walked.length).toBeGreaterThan(200);
    let [closed, opened] = [0, 0];
    for (const { method, path } of walked) {
      const body = method === 'GET' || method === 'HEAD' ? undefined : {};
      const nobody = await asBoth(method, path, body);
      if (nobody.status === 401 || nobody.status === 403) closed += 1;
      // Somebody who has passed the second step gets other responses, or the comparison would say nothing.
      if (body) continue;
      const own = said(await service.send(method, path, body, cookie(passed)));
      if (JSON.stringify(own) !== JSON.stringify(nobody)) opened += 1;
    }
    expect(closed).toBeGreaterThan(150);
    expect(opened).toBeGreaterThan(40);
    expect(await service.owner(passed)).toBe(admin.email);
  }, 240_000);

  it('opens no page of the panel but that of the second step', async () => {
    const lists = config.collections.map(({ slug }) => `/admin/collections/${slug}`);
    for (const path of ['/admin', '/admin/account', '/admin/crm-coverage', ...lists, `${lists[0]}/1`]) {
      const page = await service.send('GET', path, undefined, cookie(pending));
      expect([path, leadsTo(page)]).toEqual([path, expect.stringMatching(/^\/admin\/login/)]);
    }
    const login = await service.send('GET', '/admin/login?redirect=%2Fadmin%2Faccount', undefined, cookie(pending));
    expect(leadsTo(login)).toBe('/admin/second-factor?redirect=%2Fadmin%2Faccount');
    const step = (headers?: Record<string, string>) => service.send('GET', '/admin/second-factor', undefined, headers);
    expect(leadsTo(await step())).toMatch(/^\/admin\/login/);
    expect(leadsTo(await step(cookie(pending)))).toBeUndefined();
    expect(leadsTo(await service.send('GET', '/admin', undefined, cookie(passed)))).toBeUndefined();
  });

  it('runs no server function of the panel', async () => {
    const manifest = path.join(contentWorkspace, '.next/server/server-reference-manifest.json');
    const { node } = JSON.parse(await readFile(manifest, 'utf8')) as { node: Record<string, unknown> };
    const actions = Object.keys(node);
    expect(actions.length).toBeGreaterThan(0);
    const names = [
      'form-state',
      'table-state',
      'render-list',
      'copy-data-from-locale',
      'get-folder-results-component-and-data',
    ];
    const args = {
      collectionSlug: 'schools',
      schemaPath: 'schools',
      operation: 'create',
      formState: {},
      docPermissions: {},
    };
    let differing = 0;
    for (const action of actions) {
      for (const name of names) {
        const run = (headers: Record<string, string>) =>
          fetch(`${service.environment.contentUrl}/admin/login`, {
            method: 'POST',
            headers: {
              'next-action': action,
              'content-type': 'text/plain;charset=UTF-8',
              accept: 'text/x-component',
              ...headers,
            },
            body: JSON.stringify([{ name, args }]),
            redirect: 'manual',
          }).then(async (response) => `${response.status} ${resultOf(await response.text())}`);
        const nobody = await run({});
        expect([name, await run(cookie(pending))]).toEqual([name, nobody]);
        if ((await run(cookie(passed))) !== nobody) differing += 1;
      }
    }
    expect(differing).toBeGreaterThan(0);
  });

  it('ends no session but itself, whatever it asks for', async () => {
    const another = (await service.logIn(admin)).json.token;
    expect((await service.post('/logout?allSessions=true', {}, another)).status).toBe(200);
    expect((await service.post('/second-factor/enrol', {}, another)).status).toBe(401);
    expect(await service.owner(passed)).toBe(admin.email);
  });
});

describe('a session after the second step', () => {
  it('stays so where it is refreshed and where its owner saves the account, and the second factor stays', async () => {
    const { json } = await service.post('/refresh-token', {}, passed);
    expect(await service.owner(json.refreshedToken)).toBe(admin.email);
    const { user } = (await service.send('GET', '/api/users/me', undefined, as(passed))).json;
    const { id } = user as { id: number };
    expect((await service.send('PATCH', `/api/users/${id}`, { name: 'Camille M.' }, as(passed))).status).toBe(200);
    expect(await service.owner(passed)).toBe(admin.email);
    const login = await service.logIn(admin);
    expect(login.json).toMatchObject({ user: null, secondStep: 'verify' });
    expect((await service.post('/second-factor/verify', { code: codes[0] }, login.json.token)).status).toBe(200);
  });

  it('ends all sessions of its account with a logout from all of them', async () => {
    expect((await service.post('/logout?allSessions=true', {}, passed)).status).toBe(200);
    expect([await service.owner(passed), await service.owner(pending)]).toEqual([null, null]);
    expect((await service.post('/second-factor/enrol', {}, pending)).status).toBe(401);
  });
});

/** The row of a server function's result: the page that follows differs with each request. */
const resultOf = (text: string) => text.split('\n').find((row) => row.startsWith('1:')) ?? '';
