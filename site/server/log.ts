import pino from 'pino';

/** The site's log: one JSON object a line, no personal data. */
export function createLog() {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

export type Log = ReturnType<typeof createLog>;
