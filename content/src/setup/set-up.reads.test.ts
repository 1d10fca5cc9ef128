import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sharedSecret } from '../../../e2e/environment/shared-secret.ts';
import { type Running, startContentService, type TestEnvironment } from '../../../e2e/environment/test-environment.ts';
import { contentWorkspace, processEnvironment } from '../../../launcher/environment.ts';
import { startWithOutput } from '../../../launcher/program.ts';
import { portBeside } from '../../tests/port-beside.ts';

const port = portBeside(30);
const contentUrl = `http://localhost:${port}`;
const ofTheSite = { CONTENT_USERNAME: 'site@ecole.example', SHARED_SECRET: sharedSecret };
const answers = {
  ADMIN_EMAIL: 'camille@ecole.example',
  ADMIN_NAME: 'Camille',
  ADMIN_PASSWORD: 'une phrase de quelques mots',
  SCHOOL_NAME: 'École d’essai',
  SCHOOL_NAMESPACE: 'essai',
};
/** The database of the tests; on PostgreSQL an empty one is created on the same server. */
const { DATABASE_URL: databaseOfTests = '' } = inject('contentEnvironment');
const isPostgres = databaseOfTests.startsWith('postgres');
const ownDatabase = `vitrine_setup_${process.pid}`;

async function inPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseOfTests });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

let environment: TestEnvironment;
let service: Running | null = null;

beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-setup-'));
  const variables: Record<string, string> = {
    DATA_DIR: dataDir,
    CONTENT_PORT: String(port),
    CONTENT_PUBLIC_URL: 'https://edition.ecole.example',
    ...ofTheSite,
  };
  if (isPostgres) {
    await inPostgres(`CREATE DATABASE ${ownDatabase}`);
    variables.DATABASE_URL = Object.assign(new URL(databaseOfTests), { pathname: `/${ownDatabase}` }).href;
  }
  environment = { dataDir, contentUrl, variables };
});
afterEach(async () => {
  await service?.stop();
  service = null;
  await rm(environment.dataDir, { recursive: true, force: true });
  if (isPostgres) await inPostgres(`DROP DATABASE ${ownDatabase} WITH (FORCE)`);
});

/** Runs the setup without a terminal, as a script does. */
async function setUp(given: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME } = processEnvironment;
  const { child, output } = startWithOutput({
    command: ['node', 'src/setup/setup.ts'],
    cwd: contentWorkspace,
    environment: { PATH, HOME, NODE_ENV: 'production', ...environment.variables, ...given },
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

async function send(method: string, path: string, body?: object, token?: unknown) {
  const response = await fetch(`${contentUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('an empty database', () => {
  it('is set up once, with a line for each step: an administrator, a school, the account of its site', async () => {
    const first = await setUp(answers);
    expect(first.output).toContain('Administrator: camille@ecole.example was made');
    expect(first.output).toContain('School: École d’essai was made');
    expect(first.output).toContain('Account of the site: site@ecole.example was made');
    expect(first.code).toBe(0);
    const second = await setUp({});
    expect(second.code).toBe(0);
    expect(second.output.match(/is there already/g)).toHaveLength(3);
    const another = await setUp({ SCHOOL_NAME: 'Une autre', SCHOOL_NAMESPACE: 'autre' });
    expect(another.output).toContain('site@ecole.example is the account of the site of another school');
    expect(another.code).toBe(1);
    const withOwnSite = await setUp({ SCHOOL_NAMESPACE: 'autre', CONTENT_USERNAME: 'site@autre.example' });
    expect(withOwnSite.output).toContain('Account of the site: site@autre.example was made');
    expect(withOwnSite.code).toBe(0);

    service = await startContentService(environment);
    const login = await send('POST', '/users/login', {
      email: answers.ADMIN_EMAIL,
      password: answers.ADMIN_PASSWORD,
    });
    expect(login).toMatchObject({ status: 200, body: { user: { role: 'admin', schools: [{ namespace: 'essai' }] } } });
    // Cookies are Secure where CONTENT_PUBLIC_URL is https, whatever the connection to the service is.
    for (const cookie of login.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
    expect(login.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    const wrong = { email: answers.ADMIN_EMAIL, password: 'une autre phrase' };
    expect((await send('POST', '/users/login', wrong)).status).toBe(401);
    expect((await send('POST', '/users/login', { ...wrong, email: 'nobody@ecole.example' })).status).toBe(401);
    const { id } = login.body.user as { id: number };
    const lines = service.output().split('\n');
    for (const line of [
      `"account":${id},"msg":"password accepted"`,
      `"account":${id},"msg":"login refused"`,
      '"account":null,"msg":"login refused"',
    ]) {
      expect(
        lines.filter((logged) => logged.includes(line)),
        line,
      ).toHaveLength(1);
    }
    const username = ofTheSite.CONTENT_USERNAME;
    const site = await send('POST', '/login', { username, password: oneTimePassword(username, sharedSecret) });
    expect(site.status).toBe(200);
    const schools = await send('GET', '/schools?depth=0', undefined, site.body.access_token);
    expect(schools.body.docs).toMatchObject([{ name: answers.SCHOOL_NAME }]);
  }, 240_000);

  it('gets its first administrator from the panel too, without a school and whatever role is sent', async () => {
    service = await startContentService(environment);
    const form = { email: answers.ADMIN_EMAIL, name: 'Camille', role: 'editor', password: 'abc' };
    expect((await send('POST', '/users/first-register', form)).status).toBe(400);
    const created = await send('POST', '/users/first-register', { ...form, password: answers.ADMIN_PASSWORD });
    expect(created).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
    const another = { ...form, email: 'autre@ecole.example', password: answers.ADMIN_PASSWORD };
    expect((await send('POST', '/users/first-register', another)).status).toBe(401);

    for (const kind of ['live', 'ready']) expect((await send('GET', `/health/${kind}`)).status).toBe(200);
    const { token } = created.body;
    const school = { name: answers.SCHOOL_NAME, namespace: 'essai', siteUrl: 'https://www.ecole.example' };
    const { status, body } = await send('POST', '/schools', { ...school, _status: 'published' }, token);
    expect(status).toBe(201);
    // The school is added to the account that created it: the panel fills in its forms with it.
    const { id } = body.doc as { id: number };
    expect((await send('GET', '/users/me?depth=0', undefined, token)).body.user).toMatchObject({ schools: [id] });
    const person = { email: 'e@ecole.example', name: 'E', role: 'editor', password: answers.ADMIN_PASSWORD };
    expect((await send('POST', '/users', person, token)).status).toBe(400);
    expect((await send('POST', '/users', { ...person, schools: [id] }, token)).status).toBe(201);
  }, 120_000);

  it('of a public site gets it from the setup alone, not from whoever comes first', async () => {
    Object.assign(environment.variables, {
      SITE_URL: 'https://www.ecole.example',
      CONTENT_SECRET: 'a-secret-of-this-test',
      CRM_HOSTS: 'crm.ecole.example',
      MAIL_FROM: 'site@ecole.example',
    });
    service = await startContentService(environment);
    const form = { email: 'inconnu@ecole.example', name: 'Inconnu', password: answers.ADMIN_PASSWORD };
    const refused = await send('POST', '/users/first-register', form);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.stringContaining('npm run setup')]);
    expect((await setUp(answers)).output).toContain('Administrator: camille@ecole.example was made');
  }, 240_000);

  it.skipIf(!isPostgres)(
    'whose server is gone is said by the health of the service, which goes on',
    async () => {
      service = await startContentService(environment);
      expect((await send('GET', '/health/ready')).status).toBe(200);
      await inPostgres(`DROP DATABASE ${ownDatabase} WITH (FORCE)`);
      const ready = await send('GET', '/health/ready');
      expect([ready.status, ready.body]).toEqual([
        503,
        expect.objectContaining({ source: 'content', statusCode: 503 }),
      ]);
      expect((await send('GET', '/health/live')).status).toBe(200);
      await inPostgres(`CREATE DATABASE ${ownDatabase}`);
    },
    120_000,
  );
});
