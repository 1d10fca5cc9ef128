import { withoutEmailAddresses } from '@vitrine/contract/email-address.ts';
import { traceFields } from '@vitrine/tracing/span.ts';
import type { Config } from 'payload';
import { refusalOf } from '../database/failures/refused-value.ts';

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: object }>['options'];

interface LoggedError extends Error {
  status?: number;
  /** of Drizzle, where the database refused a statement or did not respond */
  query?: string;
  cause?: LoggedError;
  code?: string;
  data?: { conflict?: unknown } | null;
}

/** Characters of a statement that are logged. */
const mostOfStatement = 200;

/**
 * The error of Drizzle that an error is, or that caused it. Payload's queue, and its operations on several documents, make errors of their
 * own of the message alone.
 */
function failedStatement(error: LoggedError | undefined): LoggedError | undefined {
  if (!error || error.query) return error;
  return failedStatement(error.cause) ?? (error.message?.includes('Failed query:') ? error : undefined);
}

const reasonOf = ({ cause }: LoggedError) => cause?.message ?? 'a statement failed';

/** Drizzle's message has the whole statement and its values, which are personal: the database's own message says what is wrong. */
function withoutValues(failed: LoggedError): object {
  const { query = '', cause, message, stack = '' } = failed;
  const reason = reasonOf(failed);
  return Object.assign(new Error(reason), {
    code: cause?.code,
    statement: query.slice(0, mostOfStatement),
    stack: stack.replace(message, reason),
  });
}

/**
 * The log of the content service, as that of the site: one JSON object a line, the time in ISO 8601, no colours, no personal data.
 * Messages of libraries name the account that they are about, so e-mail addresses are removed from every line. What is
 * refused with a status below 500 (a wrong password, a missing session), or by the database for what a request says, is no error of the
 * service: a line without a stack.
 */
export const logOptions: LoggerOptions = {
  base: null,
  mixin: traceFields,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  hooks: {
    logMethod(args, method) {
      const [first, ...others] = args as unknown as [{ err?: LoggedError } | LoggedError, ...string[]];
      const fields = first instanceof Error ? { err: first } : first;
      const { err } = fields ?? {};
      const failed = failedStatement(err);
      // The sentence of a conflict names who saved the document meanwhile.
      if (err?.status && err.status < 500)
        this.info({ status: err.status, reason: err.data?.conflict ? 'a conflict' : err.message }, 'refused');
      else if (refusalOf(err))
        this.info(
          { status: 400, reason: failed ? reasonOf(failed) : (err?.cause?.message ?? err?.message) },
          'refused',
        );
      else if (failed) method.apply(this, [{ ...fields, err: withoutValues(failed) }, ...others]);
      else method.apply(this, args);
    },
    streamWrite: withoutEmailAddresses,
  },
};
