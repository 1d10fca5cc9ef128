import { oneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders, siteHeaders } from '../../../e2e/environment/accounts.ts';
import { sharedSecret } from '../../../e2e/environment/shared-secret.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');
const stamp = Date.now().toString(36);
const site = 'site@ecole-meridienne.example';
const password = 'une phrase de quelques mots';

type Headers = Record<string, string>;

async function send(method: string, path: string, body?: object, headers: Headers = {}) {
  const response = await fetch(`${contentUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, json, cookies: response.headers.getSetCookie() };
}

const logIn = (email: string, given: string, headers: Headers = {}) =>
  send('POST', '/api/users/login', { email, password: given }, headers);
/** The headers of a client with its own IP address. */
const from = (address: string): Headers => ({ 'x-forwarded-for': address });
const logSiteIn = (given: string, username = site) => send('POST', '/api/login', { username, password: given });

let admin: Headers;
const created: unknown[] = [];

/** Creates an account of the second school. */
async function person(name: string): Promise<{ id: unknown; email: string }> {
  const email = `${name}-${stamp}@ecole.example`;
  const data = { email, name: 'Essai', password, role: 'editor', schools: [2] };
  const { status, json } = await send('POST', '/api/users', data, admin);
  expect(status).toBe(201);
  const { id } = json.doc as { id: unknown };
  created.push(id);
  return { id, email };
}

beforeAll(async () => {
  admin = await personHeaders(contentUrl, 'admin');
});
afterAll(async () => {
  for (const id of created) await send('DELETE', `/api/users/${id}`, undefined, admin);
});

describe('the account of a site', () => {
  it('logs in with a password for one use', async () => {
    const once = oneTimePassword(site, sharedSecret);
    const { status, json } = await logSiteIn(once);
    expect([status, json]).toEqual([200, { access_token: expect.any(String), expires: expect.any(Number) }]);
    expect((await logSiteIn(once)).status).toBe(401);
  });

  it('cannot log in where people do, and people cannot log in where a site does', async () => {
    const { email } = sampleAccounts.editor;
    for (const given of ['local-site-password', oneTimePassword(site, sharedSecret)]) {
      expect((await logIn(site, given, from('203.0.113.1'))).status).toBe(401);
    }
    expect((await logSiteIn(oneTimePassword(email, sharedSecret), email)).status).toBe(401);
    expect((await logSiteIn(sampleAccounts.editor.password, email)).status).toBe(401);
    expect((await logSiteIn(oneTimePassword(site, 'another-secret-of-another'))).status).toBe(401);
    expect((await logSiteIn(oneTimePassword(site, sharedSecret, Date.now() - 400_000))).status).toBe(401);
  });

  it('is locked by nobody, however many wrong passwords are tried', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      expect((await logSiteIn(`wrong ${attempt}`)).status).toBe(401);
      expect([401, 429]).toContain((await logIn(site, `wrong ${attempt}`, from('203.0.113.2'))).status);
    }
    expect((await logSiteIn(oneTimePassword(site, sharedSecret))).status).toBe(200);
  });

  it('cannot change itself, and cannot open the panel', async () => {
    const headers = await siteHeaders(contentUrl);
    const { json } = await send('GET', '/api/users/me', undefined, headers);
    expect(json.user).toMatchObject({ schools: [{ namespace: 'meridienne' }] });
    const { id } = json.user as { id: number };
    for (const data of [{ name: 'x' }, { password }, { email: 'x@ecole.example' }, { role: 'admin' }]) {
      expect((await send('PATCH', `/api/users/${id}`, data, headers)).status).toBe(403);
    }
    expect((await send('DELETE', `/api/users/${id}`, undefined, headers)).status).toBe(403);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const asCookie = await send('GET', '/api/users/me', undefined, { cookie: `payload-token=${token}` });
    expect(asCookie.json.user).toBeNull();
  });
});

describe('the schools of a site', () => {
  const french = /^Un site est celui d’une seule école/;
  const refusal = ({ json }: { json: Record<string, unknown> }) => {
    const [error] = json.errors as { data: { errors: { path: string; message: string }[] } }[];
    return error?.data.errors;
  };

  it('are one: an account with two is neither created, nor changed to that, nor given the role', async () => {
    const email = `deux-${stamp}@ecole.example`;
    const data = { email, name: 'Essai', role: 'service', schools: [1, 2] };
    const refused = await send('POST', '/api/users', data, admin);
    expect([refused.status, refusal(refused)]).toEqual([
      400,
      [expect.objectContaining({ path: 'schools', message: expect.stringMatching(french) })],
    ]);
    const made = await send('POST', '/api/users?depth=0', { ...data, schools: [2] }, admin);
    expect(made.status).toBe(201);
    const { id } = made.json.doc as { id: number };
    created.push(id);
    const save = (change: object, language = 'fr') =>
      send('PATCH', `/api/users/${id}?depth=0`, change, { ...admin, 'accept-language': language });
    expect(refusal(await save({ schools: [2, 1] }))).toMatchObject([{ path: 'schools' }]);
    expect((await save({ role: 'editor', schools: [2, 1] })).status).toBe(200);
    expect(refusal(await save({ role: 'service' }, 'en'))).toMatchObject([
      { path: 'schools', message: expect.stringMatching(/^A site is that of one school/) },
    ]);
    const several = await send('PATCH', `/api/users?where[id][equals]=${id}`, { role: 'service' }, admin);
    expect([several.status, (several.json.errors as unknown[]).length]).toEqual([400, 1]);
    const stored = await send('GET', `/api/users/${id}?depth=0`, undefined, admin);
    expect(stored.json).toMatchObject({ role: 'editor', schools: [2, 1] });
    expect((await save({ role: 'service', schools: [1] })).status).toBe(200);
  });
});

describe('wrong passwords', () => {
  it.each(['admin', 'editor'] as const)('lengthen the delay, and do not lock the %s out', async (who) => {
    const { email, password: right } = sampleAccounts[who];
    const attacker = from(who === 'admin' ? '203.0.113.3' : '203.0.113.4');
    const responses: Awaited<ReturnType<typeof logIn>>[] = [];
    for (let attempt = 0; attempt < 40; attempt += 1) responses.push(await logIn(email, `faux ${attempt}`, attacker));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(25);
    // During the delay the response is the same for a right and a wrong password.
    expect((await logIn(email, right, attacker)).status).toBe(429);
    expect((await logIn(email, right)).status).toBe(200);
  });

  it('get Retry-After, and a login after that delay succeeds', async () => {
    const { email } = await person('cible');
    const attacker = from('203.0.113.5');
    const [cookie = ''] = (await logIn(email, password)).cookies.filter((line) => line.startsWith('vitrine-device='));
    let refused = await logIn(email, 'faux', attacker);
    while (refused.status === 401) refused = await logIn(email, 'faux', attacker);
    const wait = Number(refused.headers.get('retry-after'));
    const shape = { source: 'content', statusCode: 429, errorText: expect.stringContaining(String(wait)) };
    expect([refused.status, refused.json]).toEqual([429, expect.objectContaining(shape)]);
    // A browser in which somebody logged in before is counted by itself, even from the same IP address.
    expect((await logIn(email, password, { ...attacker, cookie: cookie.split(';')[0] ?? '' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect((await logIn(email, password, attacker)).status).toBe(200);
  });

  it('from one IP address for many accounts are delayed too, and so are forgotten passwords', async () => {
    const attacker = from('203.0.113.6');
    const statuses: number[] = [];
    for (let who = 0; who < 34; who += 1) {
      // Hashing a password takes a while; every attempt counts.
      const { status } = await logIn(`qui-${who}@ecole.example`, who < 2 ? 'x' : ' ', attacker);
      statuses.push(status);
    }
    expect([statuses.slice(0, 2), new Set(statuses.slice(2, 30))]).toEqual([[401, 401], new Set([400])]);
    expect(statuses.slice(30)).toContain(429);
    const forget = () => send('POST', '/api/users/forgot-password', { email: 'qui@ecole.example' }, attacker);
    const forgotten: number[] = [];
    for (let time = 0; time < 6; time += 1) forgotten.push((await forget()).status);
    expect(forgotten).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('take as long for an e-mail address without an account as for one with an account', async () => {
    const time = async (who: string, client: string) => {
      const begun = performance.now();
      expect((await logIn(who, 'faux', from(client))).status).toBe(401);
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // The shortest of many: other tests use the processor meanwhile. Of few attempts each, which are not slowed down yet.
    for (let account = 0; account < 3; account += 1) {
      const { email } = await person(`connue-${account}`);
      const client = `203.0.113.${70 + account}`;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        known.push(await time(email, client));
        unknown.push(await time(`personne-${account}-${attempt}-${stamp}@ecole.example`, client));
      }
    }
    const shortest = (times: number[]) => Math.min(...times);
    expect(shortest(unknown) / shortest(known)).toBeGreaterThan(0.6);
    expect(shortest(unknown) / shortest(known)).toBeLessThan(1.6);
  });
});

describe('a session of the panel', () => {
  const isOpen = async (token: unknown) =>
    (await send('GET', '/api/users/me', undefined, { authorization: `JWT ${token}` })).json.user !== null;

  it('ends with a logout, and with a new password all others do', async () => {
    const { id, email } = await person('sessions');
    const [first, second] = [(await logIn(email, password)).json.token, (await logIn(email, password)).json.token];
    expect(await isOpen(first)).toBe(true);
    expect((await send('POST', '/api/users/logout', {}, { authorization: `JWT ${first}` })).status).toBe(200);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    const changed = await send('PATCH', `/api/users/${id}`, { password: `${password} de plus` }, admin);
    expect(changed.status).toBe(200);
    expect(await isOpen(second)).toBe(false);
    expect((await logIn(email, password)).status).toBe(401);
  });

  it.each([
    ['password', { password: `${password} de plus` }],
    ['e-mail address', { email: `nouvelle-${stamp}@ecole.example` }],
  ])('changes the %s of its own account with the current password only', async (what, data) => {
    const { id, email } = await person(`soi-meme-${what.length}`);
    const change = async (currentPassword: unknown, token: unknown) =>
      send('PATCH', `/api/users/${id}`, { ...data, currentPassword }, { authorization: `JWT ${token}` });
    const { token } = (await logIn(email, password)).json;
    for (const wrong of [undefined, '', 7, 'une autre phrase']) {
      const { status, json } = await change(wrong, token);
      expect([status, JSON.stringify(json)]).toEqual([
        400,
        expect.stringMatching(/current password|mot de passe actuel/),
      ]);
    }
    expect(
      (await send('PATCH', `/api/users/${id}`, { name: 'Autre nom', email }, { authorization: `JWT ${token}` })).status,
    ).toBe(200);
    expect((await change(password, token)).status).toBe(200);
    expect((await logIn(email, password)).status).toBe(401);
  });

  it('counts wrong current passwords as those of logins', async () => {
    const { id, email } = await person('devine');
    const own = { authorization: `JWT ${(await logIn(email, password)).json.token}` };
    const change = (currentPassword: string) =>
      send('PATCH', `/api/users/${id}`, { password: `${password} de plus`, currentPassword }, own);
    for (let wrong = 0; wrong < 6; wrong += 1) await change('une autre phrase');
    expect((await change(password)).status).toBe(429);
    expect((await logIn(email, password)).status).toBe(429);
  });

  it('is described to the panel as by Payload: account and expiry', async () => {
    const { id, email } = await person('reponse');
    const { status, json, headers } = await logIn(email, password);
    const user = { id, email, role: 'editor', collection: 'users', _strategy: 'local-jwt', schools: [{ id: 2 }] };
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(json).toMatchObject({ message: expect.any(String), token: expect.any(String), user });
    expect(json.exp).toBeGreaterThan(Date.now() / 1000);
    expect(JSON.stringify(json)).not.toMatch(/"(hash|salt|resetPasswordToken)"/);
    for (const [body, path] of [[{ password }, 'email'] as const, [{ email }, 'password'] as const]) {
      const refused = await send('POST', '/api/users/login', body);
      expect([refused.status, JSON.stringify(refused.json)]).toEqual([
        400,
        expect.stringContaining(`"path":"${path}"`),
      ]);
    }
  });

  it('is not lost where several logins happen at once', async () => {
    const { email } = await person('ensemble');
    const logins = await Promise.all([1, 2, 3, 4].map(() => logIn(email, password)));
    expect(await Promise.all(logins.map(({ json }) => isOpen(json.token)))).toEqual([true, true, true, true]);
  });

  it('does not overwrite what changed during the login: a name, a password, a revoked session', async () => {
    const { id, email } = await person('entre-temps');
    const { token } = (await logIn(email, password)).json;
    const other = `${password} de plus`;
    const logins = Promise.all([1, 2, 3].map(() => logIn(email, password)));
    const ended = send('POST', '/api/users/logout', {}, { authorization: `JWT ${token}` });
    const changed = await send('PATCH', `/api/users/${id}`, { name: 'Autre nom', password: other }, admin);
    expect([changed.status, (await ended).status]).toEqual([200, 200]);
    const tokens = (await logins).map(({ json }) => json.token);
    expect(await Promise.all([token, ...tokens].map(isOpen))).toEqual([false, false, false, false]);
    expect((await send('GET', `/api/users/${id}?depth=0`, undefined, admin)).json).toMatchObject({ name: 'Autre nom' });
    expect([(await logIn(email, password)).status, (await logIn(email, other)).status]).toEqual([401, 200]);
  });

  it('needs a password that is long and not common, whoever sets it', async () => {
    const { id, email } = await person('faible');
    const own = { authorization: `JWT ${(await logIn(email, password)).json.token}` };
    for (const weak of ['abc', 'motdepasse123', 'aaaaaaaaaaaaaaaa', email]) {
      for (const headers of [own, admin]) {
        expect((await send('PATCH', `/api/users/${id}`, { password: weak }, headers)).status).toBe(400);
      }
      const another = `x${stamp}@ecole.example`;
      const weakToo = weak === email ? another : weak;
      const data = { email: another, name: 'x', role: 'editor', schools: [2], password: weakToo };
      expect((await send('POST', '/api/users', data, admin)).status).toBe(400);
    }
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('is needed to be told what is wrong with a password: without one, and for another account, it is not compared', async () => {
    const [one, other] = [await person('devinee'), await person('devineuse')];
    const own = { authorization: `JWT ${(await logIn(other.email, password)).json.token}` };
    const patch = async (given: string, headers = {}) => {
      const { status, json } = await send('PATCH', `/api/users/${one.id}`, { password: given }, headers);
      return [status, json.errorText];
    };
    const [, refusal] = await patch(password);
    for (const given of [one.email, other.email, 'p4ssw0rd'.repeat(25)]) {
      expect(await patch(given)).toEqual([401, refusal]);
      const made = await send('POST', '/api/users', { email: `y${stamp}@ecole.example`, name: 'x', password: given });
      expect([made.status, made.json.errorText]).toEqual([401, refusal]);
    }
    // Strong as such, but for its owner: to others it is any password.
    expect(await patch(one.email, own)).toEqual(await patch(password, own));
    expect(await patch(one.email, admin)).toEqual([400, expect.any(String)]);
  });

  it('cannot be started by a page of another site', async () => {
    const { email } = await person('origine');
    for (const origin of ['https://evil.example', 'null']) {
      expect((await logIn(email, password, { origin })).status).toBe(403);
    }
    expect((await logIn(email, password, { origin: contentUrl })).status).toBe(200);
  });

  it('is in a cookie that is HttpOnly and SameSite', async () => {
    const { email } = await person('cookie');
    const [cookie = ''] = (await logIn(email, password)).cookies.filter((line) => line.startsWith('payload-token='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });
});

describe('every response', () => {
  it.each(['/admin/login', '/admin', '/api/users/me', '/api/nowhere', '/api/media', '/sample-crm/contact'])(
    '%s has the headers of security',
    async (path) => {
      const { headers } = await fetch(contentUrl + path, { redirect: 'manual' });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
      expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
    },
  );

  it('of the panel allows its own scripts only: each carries the nonce of its own response', async () => {
    const read = async () => {
      const response = await fetch(`${contentUrl}/admin/login`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      const scripts = [...(await response.text()).matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(
        ([, given = '']) => given,
      );
      return { policy, nonce, scripts };
    };
    const { policy, nonce, scripts } = await read();
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(scripts.length).toBeGreaterThan(0);
    for (const given of scripts) expect(given).toContain(`nonce="${nonce}"`);
    expect((await read()).nonce).not.toBe(nonce);
  });
});

describe('an administrator', () => {
  const idOf = async (email: string) => {
    const { json } = await send('GET', `/api/users?depth=0&where[email][equals]=${email}`, undefined, admin);
    return (json.docs as { id: number }[])[0]?.id ?? 0;
  };

  it('can delete neither the own account nor that of the site, alone or with others', async () => {
    const before = (await send('GET', '/api/users?limit=0', undefined, admin)).json.totalDocs;
    for (const email of [sampleAccounts.admin.email, site])
      expect((await send('DELETE', `/api/users/${await idOf(email)}`, undefined, admin)).status, email).toBe(409);
    const several = `/api/users?where[email][in]=${sampleAccounts.admin.email},${site}`;
    expect((await send('DELETE', several, undefined, admin)).json.errors).toHaveLength(2);
    expect((await send('GET', '/api/users?limit=0', undefined, admin)).json.totalDocs).toBe(before);
  });

  it('cannot change the role of either', async () => {
    for (const email of [sampleAccounts.admin.email, site]) {
      const path = `/api/users/${await idOf(email)}`;
      expect((await send('PATCH', path, { role: 'editor' }, admin)).status, email).toBe(409);
    }
    // Under another address it would be neither protected nor known to its site.
    const renamed = { email: `autre-${site}` };
    expect((await send('PATCH', `/api/users/${await idOf(site)}`, renamed, admin)).status).toBe(409);
  });
});

describe('the form of an account', () => {
  it('that was opened before a change of it gives back no role, and says so', async () => {
    const { id } = await person('perime');
    const { json: opened } = await send('GET', `/api/users/${id}?depth=0`, undefined, admin);
    expect((await send('PATCH', `/api/users/${id}`, { role: 'contributor' }, admin)).status).toBe(200);
    const { status, json } = await send('PATCH', `/api/users/${id}`, { ...opened, name: 'Corrigé' }, admin);
    expect([status, JSON.stringify(json)]).toEqual([409, expect.stringMatching(/Rôle.*Rechargez la page/)]);
    const { json: present } = await send('GET', `/api/users/${id}?depth=0`, undefined, admin);
    expect(present).toMatchObject({ name: 'Essai', role: 'contributor' });
    expect((await send('PATCH', `/api/users/${id}`, { ...present, name: 'Corrigé' }, admin)).status).toBe(200);
  });
});
