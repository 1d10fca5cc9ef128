import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change, ChangesResponse } from '@vitrine/contract/messages/change.ts';
import { sign } from '@vitrine/contract/messages/signature.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { changesHandler } from './changes-handler.ts';
import { followJournal } from './follow-journal.ts';

const secret = 'a-secret-of-sixteen';
const line = (sequence: number): Change => ({ sequence, collection: 'news', id: sequence, kind: 'published' });

let folder: string;
/** What the content service's journal holds: the first line is number 1. */
let journal: Change[];
let away: boolean;
let since: number[];
let applied: number[];
let resets: number;
let stop: AbortController;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-journal-'));
  [journal, since, applied, resets, away] = [[line(1), line(2)], [], [], 0, false];
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  rmSync(folder, { recursive: true });
});

const answerTo = (after: number): ChangesResponse => {
  const newest = journal.at(-1)?.sequence ?? 0;
  if (after > newest) return { last: newest, reset: true, changes: [] };
  // A few at a time, as the content service does with many.
  const changes = journal.filter((change) => change.sequence > after).slice(0, 2);
  return { last: changes.at(-1)?.sequence ?? newest, reset: false, changes };
};

function start(get?: () => Promise<null>) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const contentCache = {
    apply: async (changes: Change[]) => void applied.push(...changes.map((change) => change.sequence)),
    invalidateAll: async () => {
      resets += 1;
    },
    flush: async () => undefined,
  };
  const asked = async (_path: string, query: { since?: unknown }) => {
    since.push(Number(query.since));
    if (away) throw new ContentUnavailable('/changes', 'no connection');
    return answerTo(Number(query.since));
  };
  const content = { get: (get ?? asked) as never };
  const followed = followJournal({ content, contentCache, folder, log, ready: Promise.resolve(), signal: stop.signal });
  const handle = changesHandler({ secret, contentCache, journal: followed, log });
  const send = (body: string, signature = sign(body, secret, Date.now())) => handle({ body, signature });
  return { ...followed, log, send, tell: (...changes: Change[]) => send(JSON.stringify({ changes })) };
}

const kept = () => JSON.parse(readFileSync(path.join(folder, 'journal.json'), 'utf8')) as unknown;

describe('the journal', () => {
  it('is read to its end at the start, and from there after a restart', async () => {
    journal.push(line(3), line(4), line(5));
    await start().poll();
    expect(applied).toEqual([1, 2, 3, 4, 5]);
    expect(kept()).toEqual({ last: 5 });
    stop.abort();

    [stop, applied, since, resets] = [new AbortController(), [], [], 0];
    journal.push(line(6));
    await start().poll();
    expect(since[0]).toBe(5);
    expect(applied).toEqual([6]);
    expect(resets).toBe(0);
  });

  it.each([
    ['from another database', '{"last":40}'],
    ['unknown', 'half a numb'],
  ])('has everything outdated where the number is %s', async (_what, number) => {
    writeFileSync(path.join(folder, 'journal.json'), number);
    await start().poll();
    expect(resets).toBe(1);
    expect(kept()).toEqual({ last: 2 });
  });

  it('is missing in an older service, which is said once', async () => {
    const { poll, log } = start(async () => null);
    await poll();
    await poll();
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(applied).toEqual([]);
  });

  it('that cannot be asked is asked for the same again, and that is said once', async () => {
    const { poll, log } = start();
    await poll();
    [away, since] = [true, []];
    await poll();
    await poll();
    away = false;
    journal.push(line(3));
    await poll();
    expect(since.slice(0, 3)).toEqual([2, 2, 2]);
    expect(applied).toEqual([1, 2, 3]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});

describe('a message', () => {
  it('is applied at once', async () => {
    const { poll, tell } = start();
    await poll();
    journal.push(line(3), line(4));
    expect(await tell(line(4), line(3))).toBe(202);
    await vi.waitFor(() => expect(kept()).toEqual({ last: 4 }));
    expect(applied).toEqual([1, 2, 3, 4]);
    await poll();
    expect(applied).toEqual([1, 2, 3, 4]);
  });

  it('that is repeated changes nothing', async () => {
    const { poll, tell } = start();
    await poll();
    expect(await tell(line(2))).toBe(202);
    expect(applied).toEqual([1, 2]);
  });

  it('that comes after a lost one has the journal asked at once', async () => {
    const { poll, tell } = start();
    await poll();
    journal.push(line(3), line(4));
    expect(await tell(line(4))).toBe(202);
    await vi.waitFor(() => expect(applied).toEqual(expect.arrayContaining([3, 4])));
  });

  it('is refused without its signature, and where it says nothing', async () => {
    const { poll, send } = start();
    await poll();
    const body = JSON.stringify({ changes: [line(3)] });
    expect(await send(body, 'v1=none')).toBe(401);
    expect(await send(body, sign(body, 'another-secret-here', Date.now()))).toBe(401);
    expect(await send(body, sign(body, secret, Date.now() - 301_000))).toBe(401);
    expect(await send('{"changes":[]}')).toBe(400);
    expect(await send('<html>')).toBe(400);
    expect(applied).toEqual([1, 2]);
  });
});
