import { withoutEmailAddresses } from '@vitrine/contract/email-address.ts';
import { traceFields } from '@vitrine/tracing/span.ts';
import pino, { type DestinationStream } from 'pino';
import { currentRequestId } from './current-request.ts';

/** The line of a failed request and the line with the reason have the same request identifier, and the trace where there is one. */
function ofRequest(): { request?: string; trace_id?: string } {
  const request = currentRequestId();
  return request === undefined ? {} : { request, ...traceFields() };
}

/**
 * The site's log: one JSON object a line, no personal data. Visitors request URLs that name a person (`/profile/name@school`),
 * so e-mail addresses are removed from every line.
 * @param destination standard output where absent
 */
export function createLog(destination?: DestinationStream) {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: ofRequest,
      hooks: { streamWrite: withoutEmailAddresses },
    },
    destination,
  );
}

export type Log = ReturnType<typeof createLog>;

/** The reason of a failure for the log, from any thrown value. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
