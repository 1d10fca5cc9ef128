import pino, { type DestinationStream } from 'pino';
import { currentRequestId } from './observe/current-request.ts';

/** Why something failed stands in another line than that it failed: the request's identifier joins the two. */
function ofRequest(): { request?: string } {
  const request = currentRequestId();
  return request === undefined ? {} : { request };
}

/**
 * The site's log: one JSON object a line, no personal data.
 * @param destination standard output where absent
 */
export function createLog(destination?: DestinationStream) {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofRequest }, destination);
}

export type Log = ReturnType<typeof createLog>;

/** Why something failed, for a line of the log: whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
