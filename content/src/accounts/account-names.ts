import type { Payload } from 'payload';

/** Names of accounts by their identifiers. */
export type AccountNames = ReadonlyMap<number, string>;

/** The names of accounts, with the rights of the service: editors do not read each other's accounts. */
export async function readAccountNames(payload: Payload, ids: readonly (number | string)[]): Promise<AccountNames> {
  const { docs } = await payload.find({
    ...{ collection: 'users', depth: 0, pagination: false, select: { name: true } },
    where: { id: { in: [...ids] } },
  });
  return new Map(docs.map(({ id, name }) => [Number(id), name]));
}
