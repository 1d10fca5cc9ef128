import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPayload } from '../../tests/open-payload.ts';
import { sampleAccounts } from '../seed/sample-accounts.ts';

/** A content service within this process, on the database of the tests, so that two transactions overlap as a test wants. */
let payload: Payload;
let administrator: object;
let schools: number[];
const made: number[] = [];
const within = { collection: 'pages', locale: 'fr', depth: 0 } as const;

beforeAll(async () => {
  payload = await openPayload(inject('contentEnvironment'));
  const where = { email: { equals: sampleAccounts.admin.email } };
  const { docs } = await payload.find({ collection: 'users', where, depth: 0 });
  administrator = { ...docs[0], collection: 'users' };
  schools = (await payload.find({ collection: 'schools', depth: 0, sort: 'id' })).docs.map(({ id }) => id);
});

afterAll(async () => {
  for (const id of made.reverse()) await payload.delete({ ...within, id, context: { quietly: true } });
  await payload.destroy();
});

async function page(slug: string): Promise<number> {
  const [school = 0] = schools;
  const data = { title: slug, slug: `essai-${slug}`, layout: 'default', school, _status: 'draft' } as const;
  const { id } = await payload.create({ ...within, draft: true, data });
  made.push(id);
  return id;
}

/** Saves a draft of a page as an administrator. @returns whether it was saved, or the status of the refusal */
const save = (id: number, data: { school?: number; parent?: number }, transactionID?: string | number) =>
  payload
    .update({
      ...{ ...within, id, draft: false, data: { ...data, _status: 'draft' }, overrideAccess: false },
      ...{ user: administrator as never, req: transactionID === undefined ? {} : { transactionID } },
    })
    .then(
      () => 'saved',
      ({ status }: { status?: number }) => status,
    );

/** Runs a save in a transaction, another one while it is open, and commits it. @returns how both ended */
async function meanwhile(first: (transactionID: string) => Promise<unknown>, second: () => Promise<unknown>) {
  const transactionID = (await payload.db.beginTransaction()) as string;
  const before = await first(transactionID);
  const other = second();
  await Promise.race([other, pause(400)]);
  await payload.db.commitTransaction(transactionID);
  return [before, await other];
}

describe('a page that moves to another school, and one that gets it as its rubrique at the same moment:', () => {
  it('the move is over first: the other one is refused', async () => {
    const [rubrique, below] = [await page('part-avant'), await page('reste-apres')];
    const move = (id: string) => save(rubrique, { school: schools[1] as number }, id);
    expect(await meanwhile(move, () => save(below, { parent: rubrique }))).toEqual(['saved', 400]);
  });

  it('the other one is over first: the move is refused', async () => {
    const [rubrique, below] = [await page('part-apres'), await page('reste-avant')];
    const link = (id: string) => save(below, { parent: rubrique }, id);
    expect(await meanwhile(link, () => save(rubrique, { school: schools[1] as number }))).toEqual(['saved', 409]);
  });
});
