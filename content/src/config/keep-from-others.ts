import { chmod, open, stat } from 'node:fs/promises';

/**
 * Takes a database of SQLite away from everybody but its owner and its group, and makes the file where there is none, for its
 * owner alone: it holds hashes of passwords. What SQLite makes beside it gets the same permissions.
 * @throws what the system throws where the file cannot be opened
 */
export async function keepFromOthers(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const found = await stat(part).catch(() => null);
    // Another owner may have lent the file: then that is for them to change.
    if (found && found.mode & 0o007) await chmod(part, found.mode & 0o770).catch(() => undefined);
  }
}
