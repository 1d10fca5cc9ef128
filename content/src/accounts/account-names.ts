import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';
import { normalEmail } from './login-limits.ts';

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

/** The account of an e-mail address, hidden fields included; `null` where there is none. */
export const accountNamed = (req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>, email: unknown) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: normalEmail(email) } }, req });
