import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as requestPlainly,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileLegacyTable } from '@vitrine/contract/routes/legacy-table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDeployedNginx } from '../../e2e/environment/proxies/deployed-nginx.ts';
import type { Nginx } from '../../e2e/environment/proxies/nginx.ts';
import { isWithout } from '../../e2e/environment/servers/system-programs.ts';
import { beginMirror } from '../../mirror/mirror-folder.ts';
import { httpConfiguration, serverConfiguration } from '../../mirror/web-server/nginx.ts';
import { redirectRules } from '../../mirror/web-server/redirect-rules.ts';
import { canonicalUrl } from '../../site/server/urls/canonical-url.ts';

/** The configuration for nginx, as an nginx reads it: where there is one. */

const ports = { plain: 4261, secure: 4262, mirror: 4263 };
const host = 'www.ecole.example';
/** Where the site listens, in the tests in which there is one. */
const sitePort = 4264;
/** A port on which nothing listens. */
const nobody = 9;

/** A mirror of two pages and some redirects. */
async function writeMirror(folder: string): Promise<void> {
  const mirror = await beginMirror(folder, 'one');
  const rows = [
    { from: '/old', to: '/formations' },
    { from: '/old/*', to: '/formations?level=a#list' },
    { from: '/files/*.pdf', to: 'https://media.ecole.example/*.pdf' },
    { from: '/été', to: '/formations' },
  ];
  const pages = new Map([
    ['/', 'index.html'],
    ['/formations', 'formations/index.html'],
    ['/formations?page=2', 'formations/index@page=2.html'],
  ]);
  const calendars = [
    ['/agenda.ics', 'agenda.ics'],
    ['/agenda.ics?kind=open-day', 'agenda@kind=open-day.ics'],
  ] as const;
  for (const [address, name] of [...pages, ...calendars]) await mirror.write(name, `<h1>mirror of ${address}</h1>`);
  await mirror.write('404.html', '<h1>not there</h1>');
  await mirror.write('en/404.html', '<h1>nowhere</h1>');
  const headers = new Headers({ 'x-content-type-options': 'nosniff' });
  // Links as editors type them: nginx refuses two strings that differ in case alone, and a page must not lead to itself.
  const links = new Map([
    ['/OLD', '/formations'],
    ['/%C3%A9t%C3%A9', '/formations'],
    ['/Formations', '/formations'],
    ['/FORMATIONS', '/formations'],
    ['/Formations?Page=2', '/formations?Page=2'],
  ]);
  const rules = redirectRules(rows, links, `https://${host}`);
  await mirror.writeBeside('nginx-http.conf', httpConfiguration(rules, { pages, provisional: new Set() }));
  await mirror.writeBeside('nginx-server.conf', serverConfiguration({ types: new Map() }, headers));
  await mirror.publish({ made: '', pages: {} });
  await mirror.release();
}

interface Received {
  status: number;
  location: string;
  body: string;
}

async function received(response: IncomingMessage): Promise<Received> {
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, location: response.headers.location ?? '', body };
}

/** A response of the server with this host name, whose certificate nobody has signed. */
const send = (target: string, name = host) =>
  new Promise<Received>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports.secure, servername: name, rejectUnauthorized: false };
    request({ ...options, path: target, headers: { host: name } }, (response) => resolve(received(response)))
      .once('error', reject)
      .end();
  });

/** A response over plain HTTP. */
const sendPlainly = (target: string, name: string, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports.plain, path: target, method, headers: { host: name } };
    requestPlainly(options, (response) => resolve(received(response)))
      .once('error', reject)
      .end();
  });

/** What the site decides on a URL, and a page where that is final. */
async function startSite(siteUrl: string): Promise<Server> {
  const table = compileLegacyTable([
    { from: '/l-ecole', to: '/ecole' },
    { from: '/brochures/*', to: 'media-storage:/*' },
  ]);
  const settings = { siteUrl, mediaStorageUrl: 'https://media.ecole.example/' };
  const site = createServer(({ headers, url: target = '', method = '' }, response) => {
    const moved = canonicalUrl({ host: headers.host, target, method }, table, settings);
    if (!moved) return response.end('<h1>page</h1>');
    return response.writeHead(301, { location: moved.redirect }).end();
  });
  await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
  return site;
}

describe.skipIf(isWithout('nginx', 'openssl'))('nginx with the configuration of this folder', () => {
  let folder: string;
  let nginx: Nginx;
  const start = (mirrors: string) =>
    startDeployedNginx({
      ...{ folder, ports, hosts: { site: host, content: 'edition.ecole.example' } },
      ...{ upstreams: { site: sitePort, content: nobody }, mirrors: path.join(folder, mirrors) },
    });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-proxy-'));
    await writeMirror(path.join(folder, 'mirrors'));
    nginx = await start('mirrors');
  }, 30_000);
  afterAll(async () => {
    await nginx?.end();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/', 200, '', 'mirror of /'],
    ['/formations?page=2', 200, '', 'mirror of /formations?page=2'],
    ['/formations?utm_source=x', 200, '', 'mirror of /formations'],
    ['/formations?../../../etc/passwd', 200, '', 'mirror of /formations'],
    ['/agenda.ics', 200, '', 'mirror of /agenda.ics'],
    ['/agenda.ics?kind=open-day', 200, '', 'mirror of /agenda.ics?kind=open-day'],
    ['/agenda.ics?kind=none', 404, '', 'not there'],
    ['/nowhere', 404, '', 'not there'],
    ['/en/nowhere', 404, '', 'nowhere'],
    ['/formations/index.html', 404, '', 'not there'],
    ['/Formations/?a=B', 301, '/formations?a=B', ''],
    ['/OLD?a=b', 301, '/formations?a=b', ''],
    ['/old/x/y?a=b', 301, '/formations?level=a&a=b#list', ''],
    ['/files/2019/A.PDF', 301, 'https://media.ecole.example/2019/A.pdf', ''],
    ['/files/.%2E/A.pdf', 404, '', 'not there'],
    ['/%C3%A9t%C3%A9', 301, '/formations', ''],
  ])('serves the mirror where no site responds: %s', async (target, status, location, body) => {
    const response = await send(target);
    expect([response.status, response.location]).toEqual([status, location]);
    if (body) expect(response.body).toBe(`<h1>${body}</h1>`);
  });

  it('has no endpoint in the place of a site', async () => {
    expect((await send('/api/screens/home?locale=fr')).status).toBe(502);
  });

  it('writes no IP address, no query and no e-mail address down', async () => {
    const log = () => readFile(path.join(folder, 'vitrine.log'), 'utf8');
    await send('/formations?secret=word');
    for (const at of ['@', '%40', '%2540']) await send(`/profile/camille${at}mail.test`);
    await expect.poll(async () => (await log()).match(/ 404 GET \/\[e-mail\] /g)).toHaveLength(3);
    expect(await log()).toContain(' 200 GET /formations ');
    expect(await log()).not.toMatch(/word|127\.0\.0\.1|camille|mail\.test/);
  });

  it('has no server with the log of nginx itself, which has addresses and queries', async () => {
    for (const name of ['vitrine.conf', 'mirror.conf'])
      for (const server of (await readFile(path.join(import.meta.dirname, name), 'utf8'))
        .split(/^server \{$/m)
        .slice(1))
        expect(server).toMatch(/^ {2}access_log (off|\S+ vitrine);$/m);
  });

  it('leads plain HTTP to the same URL while no site responds', async () => {
    const { status, location } = await sendPlainly('/Formations/?a=B', 'ecole.example');
    expect([status, location]).toEqual([301, 'https://www.ecole.example/Formations/?a=B']);
  });

  describe('with a site', () => {
    let site: Server;
    beforeAll(async () => {
      site = await startSite(`https://${host}`);
    });
    afterAll(() => void site.close());

    it.each([
      ['the bare host', 'ecole.example', '/', 'https://www.ecole.example/'],
      ['capitals and a query', 'ecole.example', '/Formations/?a=B', 'https://www.ecole.example/formations?a=B'],
      ['the right host and spelling', host, '/formations?a=B', 'https://www.ecole.example/formations?a=B'],
      ['a foreign host', 'evil.example', '/Agenda', 'https://www.ecole.example/agenda'],
      ['an old URL', host, '/L-Ecole/?a=B', 'https://www.ecole.example/ecole?a=B'],
      ['an old file', host, '/brochures/A%20b.pdf', 'https://media.ecole.example/A%20b.pdf'],
      ['what nginx itself asks for', host, '/.vitrine-final', 'https://www.ecole.example/.vitrine-final'],
      ["the panel's host", 'edition.ecole.example', '/Admin/?a=B', 'https://edition.ecole.example/Admin/?a=B'],
    ])('leads plain HTTP to the final URL in one step: %s', async (_case, name, target, location) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const response = await sendPlainly(target, name, method);
        expect([response.status, response.location]).toEqual([301, location]);
        expect(response.body).not.toContain('page');
      }
    });

    it('leads the bare host to www over HTTPS', async () => {
      const { status, location } = await send('/Formations/?a=B', 'ecole.example');
      expect([status, location]).toEqual([301, 'https://www.ecole.example/formations?a=B']);
    });

    it('has no page over plain HTTP where the site accepts every host', async () => {
      await new Promise((resolve) => site.close(resolve));
      site = await startSite('https://formations.example');
      const { status, location, body } = await sendPlainly('/formations', 'formations.example');
      expect([status, location]).toEqual([301, 'https://www.ecole.example/formations']);
      expect(body).not.toContain('page');
    });
  });

  it('refuses what one client has open beyond 200 at once, and no other client', async () => {
    const held: ServerResponse[] = [];
    const site = createServer((_, response) => held.push(response));
    await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
    const sessions: ClientHttp2Session[] = [];
    const begin = (localAddress: string) => {
      const options = { servername: host, rejectUnauthorized: false, localAddress };
      const session = connect(`https://127.0.0.1:${ports.secure}`, options);
      sessions.push(session);
      return (target: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const sent = session.request({ ':path': target, ':authority': host });
          sent.once('response', ({ ':status': status }) => resolve(status)).once('error', reject);
        });
    };
    const one = Array.from({ length: 2 }, () => begin('127.0.0.1'));
    const first = one.flatMap((get) => Array.from({ length: 100 }, (_, at) => get(`/${at}`)));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(200);
    expect(await begin('127.0.0.1')('/')).toBe(429);
    const other = begin('127.0.0.2')('/');
    await expect.poll(() => held.length).toBe(201);
    for (const response of held) response.end();
    expect(new Set(await Promise.all([...first, other]))).toEqual(new Set([200]));
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => site.close(resolve));
  }, 30_000);

  it('starts before the first mirror is written, and responds 502 until it has read it', async () => {
    await nginx.end();
    nginx = await start('later');
    expect((await send('/formations')).status).toBe(502);
    await writeMirror(path.join(folder, 'later'));
    expect((await send('/formations')).status).toBe(502);
    nginx.reload();
    await expect.poll(async () => (await send('/formations')).body).toBe('<h1>mirror of /formations</h1>');
  });
});
