import { withoutEmailAddresses } from '@vitrine/contract/email-address.ts';
import { traceFields } from '@vitrine/tracing/span.ts';
import type { Config } from 'payload';

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: object }>['options'];

/**
 * The log of the content service, as that of the site: one JSON object a line, the time in ISO 8601, no colours, no personal data.
 * Messages of libraries name the account that they are about, so e-mail addresses are removed from every line. What is
 * refused with a status below 500 (a wrong password, a missing session) is no error of the service: a line without a stack.
 */
export const logOptions: LoggerOptions = {
  base: null,
  mixin: traceFields,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  hooks: {
    logMethod(args, method) {
      const [{ err = undefined } = {}] = args as unknown as [{ err?: { status?: number; message: string } }];
      if (err?.status && err.status < 500) this.info({ status: err.status, reason: err.message }, 'refused');
      else method.apply(this, args);
    },
    streamWrite: withoutEmailAddresses,
  },
};
