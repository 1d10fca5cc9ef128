import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setAttributes, traceFields } from '@vitrine/tracing/span.ts';
import { isCounted } from '../visits/is-counted.ts';
import { type CurrentRequest, withinRequest } from './current-request.ts';
import type { Log } from './log.ts';
import type { RequestCounts } from './request-counts.ts';

/** Milliseconds above which a response is logged as slow. */
const slow = 1000;

/** The default name of a route (an endpoint, a picture): the first segment of the path. */
function nameOf(target: string): string {
  return /^\/(api|media)(?=[/?]|$)/.exec(target)?.[1] ?? 'other';
}

/**
 * Each request whose response does not come from memory gets an identifier. It is counted when the response has ended, and
 * logged where it failed (5xx) or took longer than a second. No personal data is logged: no IP address, no query, no cookie.
 */
export function observeRest(counts: RequestCounts, log: Pick<Log, 'info' | 'warn'>) {
  const prefix = randomBytes(4).toString('hex');
  const names = new WeakMap<ServerResponse, string>();
  let count = 0;
  /** Runs the handler of a request; lines that it logs have the identifier of the request. */
  function follow(request: IncomingMessage, response: ServerResponse, started: number, handle: () => void): void {
    count += 1;
    const id = `${prefix}-${count.toString(36)}`;
    const followed: CurrentRequest = { id, isOpen: true, isCounted: isCounted(request.headers) };
    response.setHeader('x-request-id', id);
    setAttributes({ 'vitrine.request_id': id });
    const trace = traceFields();
    const { method, url: target = '' } = request;
    response.once('close', () => {
      followed.isOpen = false;
      const ms = Math.round(performance.now() - started);
      const status = response.statusCode;
      const route = names.get(response) ?? nameOf(target);
      counts.note(route, status, ms);
      if (status < 500 && ms < slow) return;
      const line = { request: id, ...trace, method, path: target.split('?', 1)[0], route, status, ms };
      if (status >= 500) log.warn(line, 'a request failed');
      else log.info(line, 'a request took long');
    });
    withinRequest(followed, handle);
  }
  return {
    follow,
    /** Sets the name under which a response is counted: that of its route. */
    name: (response: ServerResponse, route: string) => void names.set(response, route),
  };
}

export type RestObserver = ReturnType<typeof observeRest>;
