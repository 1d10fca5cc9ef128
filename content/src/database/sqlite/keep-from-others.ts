import { chmod, open, stat } from 'node:fs/promises';

/**
 * Removes the permissions of others from a SQLite file, and creates a missing one with mode 0600: it holds password hashes.
 * SQLite gives its WAL files the same permissions.
 * @throws the system's error where the file cannot be opened
 */
export async function keepFromOthers(file: string): Promise<void> {
  await (await open(file, 'a', 0o600)).close();
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const found = await stat(part).catch(() => null);
    // Only the owner of a file may change its permissions.
    if (found && found.mode & 0o007) await chmod(part, found.mode & 0o770).catch(() => undefined);
  }
}
