const waiting = new Map<string, Promise<unknown>>();

/**
 * Does works with the same key one after the other, in this process. Payload reads an account, compares its password, then
 * writes back all its sessions: of two logins at once one would forget the other's.
 * @throws what the work throws
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(key) ?? Promise.resolve();
  const own = before.then(work, work);
  waiting.set(key, own);
  try {
    return await own;
  } finally {
    if (waiting.get(key) === own) waiting.delete(key);
  }
}
