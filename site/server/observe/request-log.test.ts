import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isCurrentCounted } from './current-request.ts';
import { createLog } from './log.ts';
import { RequestCounts } from './request-counts.ts';
import { observeRest } from './request-log.ts';

/** Follows a request while its handler runs, and records what is logged. */
function following() {
  const lines: { msg: string; request?: string }[] = [];
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const observer = observeRest(new RequestCounts(), log);
  const follow = (handle: () => void, headers: IncomingHttpHeaders = {}) => {
    const sent = new Map<string, string>();
    const response = Object.assign(new EventEmitter(), {
      statusCode: 503,
      setHeader: (name: string, value: string) => sent.set(name, value),
    }) as unknown as ServerResponse;
    const request = { method: 'GET', url: '/news?x', headers } as IncomingMessage;
    observer.follow(request, response, performance.now(), handle);
    return { id: sent.get('x-request-id'), end: () => response.emit('close') };
  };
  return { lines, log, follow };
}

it('lines that a request logs have the identifier of the line that says that it failed, and of the response', async () => {
  const { lines, log, follow } = following();
  const [one, other] = ['one', 'other'].map((reason) =>
    follow(async () => {
      await turn();
      log.warn({ reason }, 'a page could not be read');
    }),
  );
  await turn();
  await turn();
  one?.end();
  other?.end();
  expect(one?.id).not.toBe(other?.id);
  expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
    ['a page could not be read', one?.id],
    ['a page could not be read', other?.id],
    ['a request failed', one?.id],
    ['a request failed', other?.id],
  ]);
});

it('lines after the response, or of no request, have none', async () => {
  const { lines, log, follow } = following();
  const { end } = follow(async () => {
    await turn();
    await turn();
    log.info('rendered again');
  });
  log.info('started');
  end();
  await turn();
  await turn();
  await turn();
  expect(lines.map(({ msg, request }) => [msg, request !== undefined])).toEqual([
    ['started', false],
    ['a request failed', true],
    ['rendered again', false],
  ]);
});

it('work for a request knows whether it is counted; work for none is not', async () => {
  const { follow } = following();
  const counted: boolean[] = [isCurrentCounted()];
  const note = async () => {
    await turn();
    counted.push(isCurrentCounted());
  };
  follow(note);
  follow(note, { 'sec-gpc': '1' });
  await turn();
  await turn();
  expect(counted).toEqual([false, true, false]);
});
