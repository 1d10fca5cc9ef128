import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { callServerFunction } from '../../../tests/server-function.ts';
import { openTrial } from '../../../tests/trial.ts';
import { sampleAccounts } from '../../seed/sample-accounts.ts';

const contentUrl = inject('contentUrl');
type Headers = Record<string, string>;
interface Lock {
  id: number;
  user: { relationTo: string; value: number | { id: number; email: string } };
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let admin: Headers;
let article = 0;

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  admin = await personHeaders(contentUrl, 'admin');
});
afterAll(() => trial.clear());

beforeEach(async () => {
  article = await trial.create('news', trial.article(`essai-ouvert-${Date.now()}`));
});

const locksFor = async (headers: Headers) => {
  const where = `where[document.value][equals]=${article}&where[document.relationTo][equals]=news`;
  return (await trial.read<{ docs: Lock[] }>(`/payload-locked-documents?${where}`, headers)).docs;
};
const open = async (headers: Headers) => {
  const { user } = await trial.read<{ user: { id: number } }>('/users/me', headers);
  const lock = { document: { relationTo: 'news', value: article }, user: { relationTo: 'users', value: user.id } };
  const made = await trial.send('POST', '/payload-locked-documents?depth=0', lock, headers);
  expect(made.status, made.text).toBe(201);
  return user.id;
};
const form = async (headers: Headers) =>
  (await fetch(`${contentUrl}/admin/collections/news/${article}?locale=fr`, { headers })).text();
const editor = () => personHeaders(contentUrl, 'editor');

it('who has a document open is named to the editors of its school, without the e-mail address, and to no others', async () => {
  const { name, email } = sampleAccounts.admin;
  const id = await open(admin);
  expect((await locksFor(await editor())).map(({ user }) => user)).toEqual([
    { relationTo: 'users', value: { id, email: name } },
  ]);
  const other = await locksFor(await personHeaders(contentUrl, 'secondEditor'));
  expect(other.map(({ user }) => user.value)).toEqual([id]);
  const html = await form(await editor());
  expect(html.replaceAll('\\"', '"')).toContain(`"currentEditor":{"id":${id},"email":"${name}"}`);
  expect(html).not.toContain(email);
  // Whose account can be read stays as it is.
  expect((await locksFor(admin)).map(({ user }) => user.value)).toEqual([expect.objectContaining({ id, email })]);
});

it('a form locks a document for who may read it, and says to others neither that nor whether it is locked', async () => {
  const openForm = async (headers: Headers) => {
    const form = await callServerFunction(contentUrl, headers, 'form-state', {
      ...{ collectionSlug: 'news', id: article, operation: 'update', schemaPath: 'news', formState: {} },
      ...{ docPermissions: { fields: true }, docPreferences: { fields: {} }, returnLockStatus: true },
    });
    return { isForm: form.includes('"state"'), saysLocked: form.includes('"isLocked":true') };
  };
  const stranger = await personHeaders(contentUrl, 'secondEditor');
  expect(await openForm(stranger)).toEqual({ isForm: true, saysLocked: false });
  expect(await locksFor(admin)).toEqual([]);
  expect(await openForm(await editor())).toEqual({ isForm: true, saysLocked: true });
  const { user } = await trial.read<{ user: { id: number } }>('/users/me');
  const holders = async () => (await locksFor(admin)).map(({ user: { value } }) => value);
  expect(await holders()).toEqual([expect.objectContaining({ id: user.id })]);
  expect(await openForm(stranger)).toEqual({ isForm: true, saysLocked: false });
  // In the trash too, where a form shows it.
  await trial.edit('PATCH', `/news/${article}?locale=fr`, { deletedAt: new Date().toISOString() });
  expect(await openForm(await editor())).toEqual({ isForm: true, saysLocked: true });
  // Who leaves it opens it again, as the panel does; people of other schools do not.
  const [lock] = await locksFor(admin);
  const path = `/payload-locked-documents/${lock?.id}`;
  expect((await trial.send('DELETE', path, undefined, stranger)).status).toBe(403);
  expect((await trial.send('DELETE', path, undefined, await editor())).status).toBe(200);
});

it('of two people who open a document at once one holds it, and can save', async () => {
  const state = (headers: Headers) =>
    callServerFunction(contentUrl, headers, 'form-state', {
      ...{ collectionSlug: 'news', id: article, operation: 'update', schemaPath: 'news', formState: {} },
      ...{ docPermissions: { fields: true }, docPreferences: { fields: {} }, returnLockStatus: true },
    });
  const people = [await editor(), admin];
  await Promise.all(people.map(state));
  expect(await locksFor(admin)).toHaveLength(1);
  // Both see who: what the second one was told at first may be older than that.
  const holders = (await Promise.all(people.map(state))).map(
    (text) => /"lockedState":.*?"user":(\{.*?\}|\d+)/s.exec(text)?.[1],
  );
  const [holder] = (await locksFor(admin)).map(({ user }) => user.value as { id: number });
  for (const text of holders) expect(text).toMatch(new RegExp(`\\b${holder?.id}\\b`));
  const save = (headers: Headers) =>
    trial.send('PATCH', `/news/${article}?draft=true&locale=fr`, { summary: 'Un autre résumé.' }, headers);
  const saves = await Promise.all(people.map(save));
  expect(saves.map(({ status }) => status)).toContain(200);
});

it('a document that somebody has open is not locked a second time', async () => {
  const id = await open(admin);
  const lock = { document: { relationTo: 'news', value: article } };
  const second = await trial.send(
    'POST',
    '/payload-locked-documents',
    lock,
    await personHeaders(contentUrl, 'contributor'),
  );
  expect([second.status, second.text]).toEqual([423, expect.stringContaining('modifie ce document')]);
  expect((await locksFor(admin)).map(({ user }) => user.value)).toEqual([expect.objectContaining({ id })]);
});

it('a lock is of whoever makes it or takes it over, whomever the request names', async () => {
  const me = async (headers: Headers) => (await trial.read<{ user: { id: number } }>('/users/me', headers)).user.id;
  const [own, others] = [await me(await editor()), await me(admin)];
  const named = { user: { relationTo: 'users', value: others } };
  const document = { relationTo: 'news', value: article };
  const made = await trial.send('POST', '/payload-locked-documents', { document, ...named }, await editor());
  expect(made.status, made.text).toBe(201);
  expect(made.text).not.toContain(sampleAccounts.admin.name);
  const holders = async () =>
    (await locksFor(await personHeaders(contentUrl, 'contributor'))).map(({ user }) => user.value);
  expect(await holders()).toEqual([expect.objectContaining({ id: own })]);
  const path = `/payload-locked-documents/${made.body.doc?.id}`;
  // As the panel takes over.
  expect((await trial.send('PATCH', path, named, admin)).status).toBe(200);
  expect(await holders()).toEqual([expect.objectContaining({ id: others })]);
  expect((await trial.send('PATCH', path, named, await editor())).status).toBe(200);
  expect(await holders()).toEqual([expect.objectContaining({ id: own })]);
});

it('a deleted account has no document open: the others see its form', async () => {
  const account = { email: `essai-${Date.now()}@ecole.example`, password: 'une phrase de quelques mots' };
  const { docs } = await trial.read<{ docs: { id: number }[] }>('/schools?depth=0', await editor());
  const person = { ...account, name: 'Essai', role: 'editor', schools: docs.map(({ id }) => id) };
  const made = await trial.send('POST', '/users?depth=0', person, admin);
  expect(made.status, made.text).toBe(201);
  const { token } = JSON.parse((await trial.send('POST', '/users/login', account)).text) as { token: string };
  await open({ authorization: `JWT ${token}` });
  expect(await locksFor(await editor())).toHaveLength(1);
  expect((await trial.send('DELETE', `/users/${made.body.doc?.id}`, undefined, admin)).status).toBe(200);
  expect(await locksFor(admin)).toEqual([]);
  expect(await form(await editor())).toContain('field-title');
});
