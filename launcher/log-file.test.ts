import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-log-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('goes on where it could not be written for a while, and says so once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const file = path.join(folder, 'later', 'site.log');
  const failures: string[] = [];
  const log = createLogFile(file, ({ message }) => failures.push(message));
  await vi.waitFor(() => expect(failures).toEqual([expect.stringContaining('ENOENT')]));
  log.write(Buffer.from('lost\n'));
  mkdirSync(path.dirname(file));
  log.write(Buffer.from('lost too\n'));
  vi.advanceTimersByTime(61_000);
  log.write(Buffer.from('kept\n'));
  log.write(Buffer.from('kept too\n'));
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe('kept\nkept too\n'));
  expect(failures).toHaveLength(1);
});
