import { seal } from '@vitrine/contract/messages/sealed.ts';
import { oneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedSecret } from '../../../../e2e/environment/shared-secret.ts';
import { runLauncher } from '../../../../e2e/environment/test-environment.ts';
import { codeOfApp } from '../../../../e2e/environment/totp.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { portBeside } from '../../../tests/port-beside.ts';
import {
  admin,
  as,
  password,
  type SecondFactorService,
  siteUsername,
  startSecondFactorService,
} from '../../../tests/second-factor-service.ts';
import type { User } from '../../payload-types.ts';

let service: SecondFactorService;
let payload: Payload;
/** Of the administrator. */
let secret: string;
let codes: string[];
let token: unknown;
let firstCode: string;
let school: number;

const verify = (pending: unknown, code: unknown, headers = {}) =>
  service.post('/second-factor/verify', { code }, pending, headers);
const logAdminIn = async () => (await service.logIn(admin)).json.token;
/** The headers of a client with its own IP address. */
const from = (address: string) => ({ 'x-forwarded-for': address });
let people = 0;

async function editor() {
  people += 1;
  const data = { email: `editeur-${people}@ecole.example`, name: 'E', role: 'editor', schools: [school], password };
  const { json } = await service.post('', data, token);
  const { id } = json.doc as { id: number };
  return { id, email: data.email, password, token: (await service.logIn(data)).json.token };
}

beforeAll(async () => {
  const { DATABASE_URL = '' } = inject('contentEnvironment');
  service = await startSecondFactorService(portBeside(40), DATABASE_URL);
  payload = await openPayload(service.environment.variables);
});
afterAll(async () => {
  await payload?.destroy();
  await service?.stop();
});

describe('an administrator', () => {
  it('is nobody before a second factor is set up, which a code of the app confirms', async () => {
    const pending = await service.register();
    expect(await service.owner(pending)).toBeNull();
    expect((await service.post('/second-factor/enrol', {})).status).toBe(401);
    const { json } = await service.post('/second-factor/enrol', {}, pending);
    const { ticket } = json;
    const wrong = codeOfApp(String(json.secret), -5);
    expect((await service.post('/second-factor/confirm', { ticket, code: wrong }, pending)).status).toBe(401);
    expect((await service.post('/second-factor/confirm', { ticket: `${ticket}x`, code: wrong }, pending)).status).toBe(
      400,
    );
    expect((await verify(pending, wrong)).status).toBe(409);
    const enrolled = await service.enrol(pending);
    ({ secret, codes, token, code: firstCode } = enrolled);
    expect([await service.owner(token), codes.length]).toEqual([admin.email, 10]);
    // The session before is over.
    expect((await service.post('/second-factor/enrol', {}, pending)).status).toBe(401);
    expect((await service.post('/second-factor/enrol', {}, token)).status).toBe(409);
    const made = { name: 'École', namespace: 'essai', siteUrl: 'https://www.ecole.example', _status: 'published' };
    school = ((await service.send('POST', '/api/schools', made, as(token))).json.doc as { id: number }).id;
  });

  it('logs in with a password and a code, which is not valid a second time, nor is a former one', async () => {
    const login = await service.logIn(admin);
    expect(login.json).toMatchObject({ user: null, secondStep: 'verify' });
    expect(login.cookies.filter((line) => line.startsWith('vitrine-device='))).toEqual([]);
    const pending = login.json.token;
    expect(await service.owner(pending)).toBeNull();
    expect((await verify(undefined, codeOfApp(secret, 1))).status).toBe(401);
    for (const wrong of [firstCode, codeOfApp(secret, -4), '', null, '12345']) {
      expect([wrong, (await verify(pending, wrong)).status]).toEqual([wrong, 401]);
    }
    // During the delay that wrong codes have caused.
    expect((await verify(pending, codeOfApp(secret, 1))).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const code = codeOfApp(secret, 1);
    const passed = await verify(pending, code);
    expect([passed.status, passed.json.user]).toEqual([200, expect.objectContaining({ email: admin.email })]);
    expect(passed.cookies.map((line) => line.split('=')[0])).toEqual(['payload-token', 'vitrine-device']);
    expect(await service.owner(passed.json.token)).toBe(admin.email);
    const another = await logAdminIn();
    for (const former of [code, codeOfApp(secret, 0)]) expect((await verify(another, former)).status).toBe(401);
    // The identifier of the session is a new one.
    expect((await verify(pending, codes[9])).status).toBe(401);
  });

  it('uses each recovery code once, even where it is sent twice at the same time', async () => {
    const [first, second] = [await logAdminIn(), await logAdminIn()];
    const both = await Promise.all([verify(first, codes[0]), verify(second, codes[0]?.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await verify(await logAdminIn(), codes[0])).status).toBe(401);
    expect((await verify(await logAdminIn(), codes[1])).status).toBe(200);
  });

  it('logs out before the second step too', async () => {
    const pending = await logAdminIn();
    const out = await service.post('/logout', {}, pending);
    expect([out.status, out.cookies[0]]).toEqual([200, expect.stringContaining('payload-token=;')]);
    expect((await service.post('/second-factor/enrol', {}, pending)).status).toBe(401);
  });

  it('needs the second step after a forgotten password and a new role', async () => {
    const forgotten = await payload.forgotPassword({
      collection: 'users',
      data: { email: admin.email },
      disableEmail: true,
    });
    const changed = await service.post('/reset-password', { token: forgotten, password: `${password} de plus` });
    expect([changed.status, await service.owner(changed.json.token)]).toEqual([200, null]);
    token = (await verify(changed.json.token, codes[4])).json.token;
    expect(await service.owner(token)).toBe(admin.email);
    await service.send(
      'PATCH',
      `/api/users/${(await me()).id}`,
      { password, currentPassword: `${password} de plus` },
      as(token),
    );
    token = (await verify(await logAdminIn(), codes[5])).json.token;
    const person = await editor();
    expect(await service.owner(person.token)).toBe(person.email);
    await service.send('PATCH', `/api/users/${person.id}`, { role: 'admin' }, as(token));
    expect(await service.owner(person.token)).toBeNull();
  });
});

const me = async () => (await service.send('GET', '/api/users/me', undefined, as(token))).json.user as { id: number };

describe('an editor', () => {
  it('may set up a second factor, which applies to all sessions, and remove it with a code', async () => {
    const person = await editor();
    expect(await service.owner(person.token)).toBe(person.email);
    const other = (await service.logIn(person)).json.token;
    const own = await service.enrol(person.token);
    expect([await service.owner(own.token), await service.owner(other)]).toEqual([person.email, null]);
    for (const path of ['remove', 'recovery-codes']) {
      expect((await service.post(`/second-factor/${path}`, { code: own.codes[0] }, other)).status).toBe(401);
      expect((await service.post(`/second-factor/${path}`, { code: '000000' }, own.token)).status).toBe(401);
    }
    const renewed = await service.post('/second-factor/recovery-codes', { code: own.codes[0] }, own.token);
    const [fresh] = renewed.json.recoveryCodes as string[];
    expect((await service.post('/second-factor/remove', { code: own.codes[1] }, own.token)).status).toBe(401);
    const removed = await service.post('/second-factor/remove', { code: fresh }, own.token);
    expect(await service.owner(removed.json.token)).toBe(person.email);
    expect([await service.owner(own.token), await service.owner(other)]).toEqual([null, null]);
    expect((await service.logIn(person)).json).toMatchObject({ user: { email: person.email } });
  });

  it('confirms its own setup alone, and within a quarter of an hour', async () => {
    const person = await editor();
    const own = { currentPassword: password };
    const { json: another } = await service.post('/second-factor/enrol', own, (await editor()).token);
    const secret = String(another.secret);
    const confirm = (ticket: unknown) =>
      service.post('/second-factor/confirm', { ticket, code: codeOfApp(secret) }, person.token);
    expect((await confirm(another.ticket)).status).toBe(400);
    // Imported here: `openPayload` sets the environment first.
    const { settings } = await import('../../config/settings.ts');
    const ticket = (until: number) => seal({ account: person.id, secret, until }, 'totp-enrolment', settings.secret);
    expect((await confirm(ticket(Date.now() - 1000))).status).toBe(400);
    expect((await confirm(ticket(Date.now() + 60_000))).status).toBe(200);
  });

  it('sets it up with the current password only, and wrong ones count as those of logins', async () => {
    const person = await editor();
    const enrol = (currentPassword?: unknown) =>
      service.post('/second-factor/enrol', { currentPassword }, person.token, from('203.0.113.140'));
    for (const wrong of [undefined, 7, '', 'une autre phrase']) {
      const { status, text } = await enrol(wrong);
      expect([status, text]).toEqual([400, expect.stringMatching(/current password|mot de passe actuel/)]);
    }
    expect((await enrol(password)).status).toBe(200);
    for (let wrong = 0; wrong < 6; wrong += 1) await enrol('une autre phrase');
    expect((await enrol(password)).status).toBe(429);
    expect((await service.logIn(person, from('203.0.113.140'))).status).toBe(429);
  });

  it('who becomes an administrator logs in again before setting it up', async () => {
    const person = await editor();
    await service.send('PATCH', `/api/users/${person.id}`, { role: 'admin' }, as(token));
    const sessionsOf = { collection: 'users', where: { id: { equals: person.id } } } as const;
    const stored = await payload.db.findOne<User>(sessionsOf);
    const begun = new Date(Date.now() - 3_600_000).toISOString();
    const sessions = stored?.sessions?.map((session) => ({ ...session, createdAt: begun }));
    await payload.db.updateOne({ collection: 'users', id: person.id, data: { ...stored, sessions } });
    for (const body of [{}, { currentPassword: password }])
      expect((await service.post('/second-factor/enrol', body, person.token)).status).toBe(401);
    const again = (await service.logIn(person)).json.token;
    expect((await service.post('/second-factor/enrol', {}, again)).status).toBe(200);
  });

  it('is delayed for longer with each wrong code, whatever the IP address, but not in a known browser', async () => {
    const person = await editor();
    const own = await service.enrol(person.token);
    const logPersonIn = async () => (await service.logIn(person)).json.token;
    const passed = await verify(await logPersonIn(), own.codes[0]);
    const [cookie = ''] = passed.cookies.filter((line) => line.startsWith('vitrine-device='));
    const pending = await logPersonIn();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 24; attempt += 1) {
      statuses.push((await verify(pending, '000000', from(`203.0.113.${attempt}`))).status);
    }
    expect([statuses.slice(0, 20), statuses.slice(-3)]).toEqual([Array(20).fill(401), expect.arrayContaining([429])]);
    const refused = await verify(pending, own.codes[1], from('203.0.113.99'));
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await verify(pending, own.codes[1], { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
  });

  it('who lost it gets it reset by an administrator alone, and all sessions end', async () => {
    const person = await editor();
    const own = await service.enrol(person.token);
    const reset = (id: number | string, by?: unknown) => service.post(`/${id}/second-factor/reset`, {}, by);
    expect((await reset(person.id)).status).toBe(401);
    expect((await reset(person.id, own.token)).status).toBe(403);
    expect((await reset(person.id, await logAdminIn())).status).toBe(401);
    expect((await reset((await me()).id, token)).status).toBe(409);
    for (const unknown of [999_999, 'x']) expect((await reset(unknown, token)).status).toBe(404);
    expect((await reset(person.id, token)).status).toBe(200);
    expect((await reset(person.id, token)).status).toBe(409);
    expect(await service.owner(own.token)).toBeNull();
    expect((await service.logIn(person)).json).toMatchObject({ user: { email: person.email } });
  });

  // Each of the three commands takes four seconds of a core: it loads Payload.
  it.runIf(process.env.TESTS === 'long')(
    'gets it reset by the command of whoever runs the service too',
    { timeout: 180_000 },
    async () => {
      const person = await editor();
      const own = await service.enrol(person.token);
      await runLauncher(service.environment, ['second-factor', 'reset', person.email.toUpperCase()]);
      expect(await service.owner(own.token)).toBeNull();
      expect((await service.logIn(person)).json).toMatchObject({ user: { email: person.email } });
      for (const email of [person.email, 'personne@ecole.example']) {
        await expect(runLauncher(service.environment, ['second-factor', 'reset', email])).rejects.toThrow(email);
      }
    },
  );
});

describe('what is stored', () => {
  it('is neither a secret nor a code, and no request reads or writes it', async () => {
    const { id } = await me();
    const stored = JSON.stringify(await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }));
    expect(stored).toContain('totpSecret');
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(plain);
    const shown = await service.send('GET', `/api/users/${id}?showHiddenFields=true`, undefined, as(token));
    expect([shown.status, shown.text]).toEqual([
      200,
      expect.not.stringMatching(/totpSecret|totpLastStep|recoveryCodes/),
    ]);
    const forged = { secondFactorSince: null, totpSecret: null, totpLastStep: 0, recoveryCodes: null, sessions: [] };
    expect((await service.send('PATCH', `/api/users/${id}`, forged, as(token))).status).toBe(200);
    const after = JSON.stringify(await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }));
    const without = (text: string) => text.replace(/"updatedAt":"[^"]*"/g, '');
    expect(without(after)).toBe(without(stored));
    const parts = ['recoveryCodes.salt', 'recoveryCodes.hashes'];
    for (const field of ['totpSecret', 'recoveryCodes', 'totpLastStep', ...parts]) {
      const asked = await service.send('GET', `/api/users?where[${field}][exists]=true`, undefined, as(token));
      expect([field, [400, 403]]).toEqual([field, expect.arrayContaining([asked.status])]);
    }
  });
});

it('the account of a site has no second step', async () => {
  const account = { email: siteUsername, name: 'Site', role: 'service', schools: [school] };
  expect((await service.post('', account, token)).status).toBe(201);
  const credentials = { username: siteUsername, password: oneTimePassword(siteUsername, sharedSecret) };
  const { json } = await service.send('POST', '/api/login', credentials);
  const bearer = { authorization: `Bearer ${json.access_token}` };
  expect((await service.send('GET', '/api/schools', undefined, bearer)).json).toMatchObject({ totalDocs: 1 });
});
