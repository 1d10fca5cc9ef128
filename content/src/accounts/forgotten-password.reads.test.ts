import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { openPayload } from '../../tests/open-payload.ts';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const password = 'une phrase de quelques mots';
const another = `${password} de plus`;
const accounts: number[] = [];
let payload: Payload;

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
});
afterAll(async () => {
  await payload.delete({ collection: 'users', where: { id: { in: accounts } } });
  await payload.destroy();
});

const send = async (method: string, path: string, data: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${inject('contentUrl')}/api/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const reset = (token: string, given: string) => send('POST', '/reset-password', { token, password: given });

/** A new account whose owner forgot the password. */
async function forgetful(name: string) {
  const email = `${name}-${Date.now()}@ecole.example`;
  const [school] = (await payload.find({ collection: 'schools', depth: 0, limit: 1 })).docs;
  const data = { email, name: 'Essai', role: 'editor' as const, schools: school ? [school.id] : [], password };
  const { id } = await payload.create({ collection: 'users', data });
  accounts.push(id);
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  return { id, email, token };
}

const forget = (email: string) =>
  fetch(`${inject('contentUrl')}/api/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

it('has one response to a forgotten password, with and without an account, also during other requests and writes', async () => {
  const emails = [sampleAccounts.editor.email, 'personne@ecole.example', sampleAccounts.admin.email];
  const responses = await Promise.all(emails.map(forget));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(texts).size).toBe(1);
});

it('responds before the link is stored: the duration does not say whether there is an account', async () => {
  const { id, email, token } = await forgetful('reponse-avant');
  const tokenOf = async () =>
    (await payload.findByID({ collection: 'users', id, showHiddenFields: true })).resetPasswordToken;
  // While the account is being changed, nothing else can be stored in it.
  await inOneTransaction(payload, async (transactionID) => {
    const { db } = payload;
    await db.updateOne({
      collection: 'users',
      id,
      data: { name: 'Autre nom' },
      req: { payload, transactionID } as never,
    });
    expect((await forget(email)).status).toBe(200);
    expect(await tokenOf()).toBe(token);
  });
  await expect.poll(tokenOf).not.toBe(token);
});

it.each([
  ['password', { password: another }],
  ['e-mail address', { email: `nouvelle-${Date.now()}@ecole.example` }],
])('the link ends with another %s, whoever sets it', async (what, data) => {
  const admin = await personHeaders(inject('contentUrl'), 'admin');
  for (const who of ['own', 'admin']) {
    const { id, email, token } = await forgetful(`lien-${what.length}-${who}`);
    const session = async () => `JWT ${(await send('POST', '/login', { email, password })).json.token}`;
    const by = who === 'admin' ? admin : { authorization: await session() };
    expect((await send('PATCH', `/${id}`, { name: 'Autre nom' }, by)).status).toBe(200);
    const changed = { ...data, ...('email' in data ? { email: `${who}-${data.email}` } : {}) };
    expect((await send('PATCH', `/${id}`, { ...changed, currentPassword: password }, by)).status).toBe(200);
    expect([who, (await reset(token, `${another} encore`)).status]).toEqual([who, 403]);
  }
});

it('the link stays where something else changes', async () => {
  const { id, token } = await forgetful('lien-valable');
  await payload.update({ collection: 'users', id, data: { name: 'Autre nom' } });
  expect((await reset(token, another)).status).toBe(200);
});

it('a link that is none is refused as such, whatever the password', async () => {
  for (const given of [another, 'p4ssw0rd'.repeat(25), 'court']) {
    const { status, json } = await reset('essai-aucun-lien', given);
    expect([status, json.errorText]).toEqual([403, expect.any(String)]);
    expect(JSON.stringify(json)).not.toContain('"path":"password"');
  }
});

it('the e-mail address and the name are no password by the link either', async () => {
  const { email, token } = await forgetful('lien-adresse');
  const { status, json } = await reset(token, email);
  expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('"path":"password"')]);
  expect((await reset(token, another)).status).toBe(200);
});
