import { randomUUID } from 'node:crypto';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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
