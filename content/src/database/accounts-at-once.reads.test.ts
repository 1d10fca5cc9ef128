import { randomUUID } from 'node:crypto';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../e2e/environment/accounts.ts';
import { meanwhile } from '../../tests/meanwhile.ts';
import { openPayload } from '../../tests/open-payload.ts';

/** Changes of accounts in transactions that overlap, each by an account as its session knew it before them. */
let payload: Payload;
let school: number;
const accounts: number[] = [];
const schools: number[] = [];

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  school = (await payload.find({ collection: 'schools', depth: 0, limit: 1, sort: 'id' })).docs[0]?.id ?? 0;
});

afterAll(async () => {
  for (const id of schools) await payload.delete({ collection: 'schools', id, context: { quietly: true } });
  await payload.delete({ collection: 'users', where: { id: { in: accounts } } });
  await payload.destroy();
});

/** A new account of an administrator. */
async function administrator(): Promise<TypedUser> {
  const data = { email: `${randomUUID()}@ecole.example`, name: 'Essai', password: 'une phrase de quelques mots' };
  const rights = { role: 'admin' as const, schools: [school] };
  const account = await payload.create({ collection: 'users', data: { ...data, ...rights }, depth: 0 });
  accounts.push(account.id);
  return { ...account, collection: 'users' };
}

const as = (user: TypedUser, transactionID?: string) => ({
  ...{ depth: 0, overrideAccess: false, user },
  req: transactionID === undefined ? {} : { transactionID },
});

/** Of several documents the errors are in the result. */
const outcome = (change: Promise<object>) =>
  change.then(
    (result) => ((result as { errors?: unknown[] }).errors?.length ? 'refused in part' : 'done'),
    ({ status }: { status?: number }) => `refused with ${status}`,
  );

type Change = (by: TypedUser, of: TypedUser, transactionID?: string) => Promise<string>;

const changes: Record<string, Change> = {
  'takes the role away': (by, { id }, transactionID) =>
    outcome(payload.update({ collection: 'users', id, data: { role: 'editor' }, ...as(by, transactionID) })),
  'takes the role of several away': (by, { id }, transactionID) => {
    const where = { id: { equals: id } };
    return outcome(payload.update({ collection: 'users', where, data: { role: 'editor' }, ...as(by, transactionID) }));
  },
  'deletes the account': (by, { id }, transactionID) =>
    outcome(payload.delete({ collection: 'users', id, ...as(by, transactionID) })),
  'deletes several accounts': (by, { id }, transactionID) =>
    outcome(payload.delete({ collection: 'users', where: { id: { equals: id } }, ...as(by, transactionID) })),
};

const pairs = Object.keys(changes).flatMap((first) => Object.keys(changes).map((second) => [first, second] as const));

describe('of two administrators who act on each other at once, one remains:', () => {
  it.each(pairs)('one %s, the other one %s', async (first, second) => {
    const [one, other] = [await administrator(), await administrator()];
    const done = await meanwhile(
      payload,
      async (transactionID) => changes[first]?.(one, other, transactionID),
      async () => changes[second]?.(other, one),
    );
    expect(done).toEqual(['done', 'refused with 403']);
    expect(await payload.findByID({ collection: 'users', id: one.id, depth: 0 })).toMatchObject({ role: 'admin' });
  });
});

it('an account that creates two schools at once works for both', async () => {
  const user = await administrator();
  const create = async (name: string, transactionID?: string) => {
    const data = { name, namespace: name, siteUrl: `https://${name}.example`, _status: 'published' as const };
    const { id } = await payload.create({ collection: 'schools', data, locale: 'fr', ...as(user, transactionID) });
    schools.push(id);
    return id;
  };
  const both = await meanwhile(
    payload,
    (transactionID) => create('essai-une', transactionID),
    () => create('essai-deux'),
  );
  expect((await payload.findByID({ collection: 'users', id: user.id, depth: 0 })).schools).toEqual([school, ...both]);
});

it('an account is deleted while it shares a preview, and the link with it', async () => {
  const [by, editor] = [await administrator(), await administrator()];
  const nonce = randomUUID();
  const data = { nonce, editor: editor.id, expires: Date.now() + 60_000 };
  const done = await meanwhile<unknown>(
    payload,
    (transactionID) => outcome(payload.create({ collection: 'preview-sessions', data, req: { transactionID } })),
    () => changes['deletes the account']?.(by, editor) ?? Promise.resolve(),
  );
  expect(done).toEqual(['done', 'done']);
  const left = await payload.count({ collection: 'preview-sessions', where: { nonce: { equals: nonce } } });
  expect(left.totalDocs).toBe(0);
});

describe('while an account is being deleted', () => {
  /** What the service responds to a request that comes before the deletion is committed. */
  async function meanwhileDeleted(
    user: TypedUser,
    path: string,
    headers: Record<string, string>,
    body: object,
  ): Promise<{ status: number; text: string }> {
    const by = await administrator();
    const request = async () => {
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      const response = await fetch(`${inject('contentUrl')}/api${path}`, { ...sent, body: JSON.stringify(body) });
      return { status: response.status, text: await response.text() };
    };
    const [deleted, response] = await meanwhile<unknown>(
      payload,
      async (transactionID) => changes['deletes the account']?.(by, user, transactionID),
      request,
    );
    expect(deleted).toBe('done');
    return response as Awaited<ReturnType<typeof request>>;
  }

  it('a reset of its second factor finds no such account', async () => {
    const user = await administrator();
    await payload.update({ collection: 'users', id: user.id, data: { secondFactorSince: new Date().toISOString() } });
    const headers = await personHeaders(inject('contentUrl'), 'admin');
    const { status, text } = await meanwhileDeleted(user, `/users/${user.id}/second-factor/reset`, headers, {});
    expect([status, text]).toEqual([404, expect.stringContaining('Ce compte n’existe pas')]);
  });

  it('it makes no link to a preview', async () => {
    const user = await administrator();
    const { token } = await payload.login({
      ...{ collection: 'users', data: { email: String(user.email), password: 'une phrase de quelques mots' } },
    });
    const news = await payload.find({ collection: 'news', depth: 0, limit: 1, where: { school: { equals: school } } });
    const path = `/news/${news.docs[0]?.id}/shared-previews`;
    const { status, text } = await meanwhileDeleted(user, path, { authorization: `JWT ${token}` }, { days: 1 });
    expect([status, text]).toEqual([400, expect.stringContaining('n’existe pas')]);
    const ofIt = { collection: 'preview-sessions', where: { editor: { equals: user.id } } } as const;
    expect((await payload.count(ofIt)).totalDocs).toBe(0);
  });
});
