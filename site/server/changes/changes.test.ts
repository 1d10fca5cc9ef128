import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Change, ChangesResponse } from '@vitrine/contract/messages/change.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentResponse } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { followJournal, type JournalParts } from './follow-journal.ts';

const line = (sequence: number): Change => ({ sequence, collection: 'news', id: sequence, kind: 'published' });

interface Request {
  since: number;
  wait: number;
  /** the option of the request: one that may be held back is not counted by the breaker */
  heldBack: number | undefined;
}

let folder: string;
/** What the content service's journal holds: the first line is number 1. */
let journal: Change[];
let isAway: boolean;
let requests: Request[];
let applied: number[];
let resets: number;
/** whether the cached responses can be written */
let isDiskFull: boolean;
let stop: AbortController;
/** how a response is changed on its way */
let lacking: ((complete: ChangesResponse) => ChangesResponse) | null;
/** of the responses that are held back */
let held: PromiseWithResolvers<void>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-journal-'));
  [journal, requests, applied, resets, isAway, isDiskFull] = [[line(1), line(2)], [], [], 0, false, false];
  [stop, lacking] = [new AbortController(), null];
  held = Promise.withResolvers();
});
afterEach(() => {
  stop.abort();
  held.resolve();
  rmSync(folder, { recursive: true, force: true });
});

const responseTo = (since: number): ChangesResponse => {
  const newest = journal.at(-1)?.sequence ?? 0;
  if (since > newest) return { last: newest, reset: true, changes: [] };
  // A few at a time, as the content service does with many.
  const changes = journal.filter((change) => change.sequence > since).slice(0, 2);
  return { last: changes.at(-1)?.sequence ?? newest, reset: false, changes };
};

function publish(...lines: Change[]): void {
  journal.push(...lines);
  held.resolve();
  held = Promise.withResolvers();
}

/** Follows the journal, with short pauses between its requests: the tests wait for several of them. */
function start(
  respond?: () => ContentResponse,
  options: Pick<JournalParts, 'shortestInterval'> = { shortestInterval: 20 },
) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const contentCache = {
    apply: async (changes: Change[]) => void applied.push(...changes.map((change) => change.sequence)),
    invalidateAll: () => {
      resets += 1;
    },
    flush: async () => !isDiskFull,
  };
  const request = async (url: string, { heldBack }: { heldBack?: number } = {}): Promise<ContentResponse> => {
    const query = new URL(url, 'http://content').searchParams;
    const [since, wait] = [Number(query.get('since')), Number(query.get('wait'))];
    requests.push({ since, wait, heldBack });
    if (isAway) throw new ContentUnavailable('/changes', 'no connection');
    if (respond) return respond();
    if (wait > 0 && responseTo(since).changes.length === 0 && !responseTo(since).reset) await held.promise;
    const response = responseTo(since);
    return { status: 200, body: JSON.stringify(lacking?.(response) ?? response) };
  };
  void followJournal({
    transport: { request },
    contentCache,
    folder,
    log,
    signal: stop.signal,
    ...options,
  });
  return log;
}

const onDisk = () => JSON.parse(readFileSync(path.join(folder, 'journal.json'), 'utf8')) as unknown;
const untilOnDisk = (last: number) => vi.waitFor(() => expect(onDisk()).toEqual({ last }));

describe('the journal', () => {
  it('is read to its end at the start, and from there after a restart', async () => {
    journal.push(line(3), line(4), line(5));
    start();
    await untilOnDisk(5);
    expect(applied).toEqual([1, 2, 3, 4, 5]);
    stop.abort();

    [stop, applied, requests, resets] = [new AbortController(), [], [], 0];
    journal.push(line(6));
    start();
    await untilOnDisk(6);
    expect(requests[0]?.since).toBe(5);
    expect(applied).toEqual([6]);
    expect(resets).toBe(0);
  });

  it('reports a change at once, by a response that was held back', async () => {
    start();
    await untilOnDisk(2);
    await vi.waitFor(() => expect(requests.at(-1)).toEqual({ since: 2, wait: 20, heldBack: 20_000 }));
    const sent = requests.length;
    await pause(100);
    expect(requests).toHaveLength(sent);
    publish(line(3));
    await untilOnDisk(3);
    publish(line(4), line(5), line(6));
    await untilOnDisk(6);
    expect(applied).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has no number on disk that is ahead of the cached responses, where those cannot be written', async () => {
    start();
    await untilOnDisk(2);
    isDiskFull = true;
    publish(line(3));
    await vi.waitFor(() => expect(applied).toEqual([1, 2, 3]));
    await vi.waitFor(() => expect(requests.at(-1)?.since).toBe(3));
    await pause(50);
    expect(onDisk()).toEqual({ last: 2 });
    isDiskFull = false;
    publish(line(4));
    await untilOnDisk(4);
  });

  it.each([
    ['from another database', '{"last":40}'],
    ['unknown', 'half a numb'],
  ])('makes every entry stale where the number is %s', async (_what, number) => {
    writeFileSync(path.join(folder, 'journal.json'), number);
    start();
    await untilOnDisk(2);
    expect(resets).toBe(1);
  });

  it('is missing in an older service, which is logged once', async () => {
    const absent = JSON.stringify({ source: 'content', statusCode: 404 });
    const log = start(() => ({ status: 404, body: absent }));
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1), { timeout: 3000 });
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(applied).toEqual([]);
  });

  it('is not requested more than once a second where nothing is held back', async () => {
    const body = JSON.stringify({ last: 2, reset: false, changes: [] });
    start(() => ({ status: 200, body }), {});
    await pause(500);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, (complete: ChangesResponse) => ChangesResponse]>([
    ['all of its lines', (complete) => ({ ...complete, changes: [] })],
    ['its last line', (complete) => ({ ...complete, changes: complete.changes.slice(0, -1) })],
    ['its first line', (complete) => ({ ...complete, changes: complete.changes.slice(1) })],
  ])('whose response lacks %s is requested again from the same number', async (_what, spoil) => {
    start();
    await untilOnDisk(2);
    lacking = spoil;
    publish(line(3), line(4));
    await vi.waitFor(() => expect(requests.filter(({ since }) => since === 2).length).toBeGreaterThan(1), {
      timeout: 3000,
    });
    expect(onDisk()).toEqual({ last: 2 });
    lacking = null;
    await vi.waitFor(() => expect(onDisk()).toEqual({ last: 4 }), { timeout: 3000 });
    expect(applied).toEqual([1, 2, 3, 4]);
  });

  it('that cannot be read is requested again through the breaker, and that is logged once', async () => {
    const log = start();
    await untilOnDisk(2);
    await vi.waitFor(() => expect(requests.at(-1)?.since).toBe(2));
    isAway = true;
    publish(line(3));
    await untilOnDisk(3);
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(4), { timeout: 5000 });
    expect(requests.slice(-2)).toEqual(Array(2).fill({ since: 3, wait: 0, heldBack: undefined }));
    isAway = false;
    journal.push(line(4));
    await vi.waitFor(() => expect(onDisk()).toEqual({ last: 4 }), { timeout: 3000 });
    expect(applied).toEqual([1, 2, 3, 4]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });
});
