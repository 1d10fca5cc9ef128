import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';

const derive = promisify(pbkdf2);

/** How Payload hashes a password; a test compares the times, and fails where that changes. */
const hashing = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const;

/**
 * Takes the time of a wrong password where there is no such account: how long an answer takes must not say who is known.
 * @param email as Payload looks for it
 */
export async function spendTimeOfLogin(req: PayloadRequest, email: string): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { email: { equals: email } } });
  if (totalDocs === 0) await derive('nobody', 'nobody', hashing.iterations, hashing.keyLength, hashing.digest);
}
