import { previewHeader } from '@vitrine/contract/messages/preview.ts';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';
import { openTrial } from '../../../tests/trial.ts';

const contentUrl = inject('contentUrl');
const password = 'une phrase de quelques mots';

let trial: Awaited<ReturnType<typeof openTrial>>;
let admin: Record<string, string>;
/** Was never published. */
let article: number;
/** An editor with an account of its own: its path, and two sessions of it. */
let account: string;
let session: Record<string, string>;
let other: Record<string, string>;
let email: string;

async function logIn(): Promise<Record<string, string>> {
  const { status, text } = await trial.send('POST', '/users/login', { email, password });
  expect(status, text).toBe(200);
  return { authorization: `JWT ${JSON.parse(text).token}` };
}

beforeAll(async () => {
  trial = await openTrial(contentUrl);
  admin = await personHeaders(contentUrl, 'admin');
  article = await trial.create('news', { ...trial.article('essai-apercu'), _status: 'draft' });
});
afterAll(() => trial.clear());

beforeEach(async () => {
  email = `essai-apercu-${Date.now().toString(36)}@ecole.example`;
  const { user } = await trial.read<{ user: { schools: number[] } }>('/users/me');
  const data = { email, name: 'Essai', password, role: 'editor', schools: user.schools };
  const created = await trial.send('POST', '/users?depth=0', data, admin);
  expect(created.status, created.text).toBe(201);
  account = `/users/${created.body.doc?.id}`;
  [session, other] = [await logIn(), await logIn()];
  return async () => {
    await trial.send('DELETE', account, undefined, admin);
  };
});

/** The ticket with which the button "Preview" leads an editor to the site. */
async function ticketFor(headers: Record<string, string>): Promise<string> {
  const opened = await fetch(`${contentUrl}/api/preview/open?collection=news&id=${article}&locale=fr`, {
    ...{ headers, redirect: 'manual' },
  });
  return new URL(opened.headers.get('location') ?? '').searchParams.get('ticket') ?? '';
}

const redeem = (ticket: string) => trial.send('POST', '/preview/redeem', { ticket }, trial.service);

async function openPreview(headers: Record<string, string>): Promise<string> {
  const { status, text } = await redeem(await ticketFor(headers));
  expect(status, text).toBe(200);
  return JSON.parse(text).session;
}

/** What the site gets that reads a draft with a preview: the number of documents, or the status of the refusal. */
async function seen(preview: string): Promise<number | undefined> {
  const path = `/news?where[id][equals]=${article}&draft=true&depth=0`;
  const { status, body } = await trial.send('GET', path, undefined, { ...trial.service, [previewHeader]: preview });
  return status === 200 ? body.totalDocs : status;
}

it('ends with the logout of the session that opened it, and goes on in another one', async () => {
  const [preview, elsewhere, ticket] = [await openPreview(session), await openPreview(other), await ticketFor(session)];
  expect([await seen(preview), await seen(elsewhere)]).toEqual([1, 1]);
  expect((await trial.send('POST', '/users/logout', {}, session)).status).toBe(200);
  expect([await seen(preview), await seen(elsewhere)]).toEqual([403, 1]);
  expect((await redeem(ticket)).status).toBe(403);
  expect((await trial.send('POST', '/users/logout?allSessions=true', {}, other)).status).toBe(200);
  expect(await seen(elsewhere)).toBe(403);
});

it('ends with a new password, as sessions do', async () => {
  const preview = await openPreview(session);
  expect((await trial.send('PATCH', account, { name: 'Autre nom' }, session)).status).toBe(200);
  expect(await seen(preview)).toBe(1);
  const changed = { password: `${password} de plus` };
  expect((await trial.send('PATCH', account, changed, admin)).status).toBe(200);
  expect(await seen(preview)).toBe(403);
});

it('ends with the account, and where it becomes that of a site', async () => {
  const preview = await openPreview(session);
  expect((await trial.send('PATCH', account, { role: 'contributor' }, admin)).status).toBe(200);
  expect(await seen(preview)).toBe(1);
  expect((await trial.send('PATCH', account, { role: 'service' }, admin)).status).toBe(200);
  expect(await seen(preview)).toBe(403);
  expect((await trial.send('DELETE', account, undefined, admin)).status).toBe(200);
  expect(await seen(preview)).toBe(403);
});
