import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientHeader } from '../src/accounts/client-header.ts';
import { readSiteToken } from '../src/accounts/site-token.ts';
import { largestJson } from '../src/config/limits.ts';
import { contentLength, createBodyBudget, limitOf, overloaded, refusalByLength, tooLarge } from './body-limits.ts';
import { withWholeBody } from './chunked-body.ts';
import { type Refusal, refuse } from './refuse.ts';
import { hasSession } from './session-token.ts';

/** Milliseconds in which a body has to arrive: an upload may come over a slow connection. */
const timeFor = { json: 20_000, file: 300_000 };

const noSession: Refusal = {
  status: 401,
  sentence: {
    fr: 'Connectez-vous à l’administration avant d’envoyer un fichier.',
    en: 'Log in to the admin panel before you send a file.',
  },
};
const tooSlow: Refusal = {
  status: 408,
  sentence: {
    fr: 'L’envoi a pris trop de temps\u00a0: recommencez.',
    en: 'The body of this request did not arrive in time: send it again.',
  },
};

/** The IP address of a client with neither a session nor the token of a site, or `null`. */
function strangerOf(request: IncomingMessage, isInSession: boolean, secret: string): string | null {
  const isKnown = isInSession || readSiteToken(request.headers.authorization ?? '', secret) !== null;
  return isKnown ? null : String(request.headers[clientHeader]);
}

/**
 * Puts limits before a listener. Refused with a message, before the listener runs: a body that is too large or too slow, and a
 * file larger than `largestJson` without a session. A chunked body is counted while it arrives. Behind `withSecurity`, which says at
 * which IP address the client is.
 * @param secret `CONTENT_SECRET`, with which sessions are signed
 */
export function withBodyLimits(listener: RequestListener, secret: string): RequestListener {
  const budget = createBodyBudget();
  return async (request, response) => {
    const length = contentLength(request);
    if (length === 0) return listener(request, response);
    const most = limitOf(request);
    const isInSession = hasSession(request, secret, Date.now());
    const limit = isInSession ? most : Math.min(most, largestJson);
    const refusal = refusalByLength(length, most) ?? (refusalByLength(length, limit) && noSession);
    if (refusal) return refuse(response, refusal);
    const release = budget.reserve(length ?? limit, strangerOf(request, isInSession, secret));
    if (!release) return refuse(response, overloaded);
    // Gone while `withSecurity` waited for the database: its `close` is over.
    if (response.destroyed) return release();
    response.once('close', release);
    if (request.headers.expect === '100-continue') response.writeContinue();
    limitTime(request, response, limit > largestJson ? timeFor.file : timeFor.json);
    if (length !== null) return listener(request, response);
    const whole = await withWholeBody(request, limit).catch(() => undefined);
    if (whole === undefined || response.headersSent) return response.destroy();
    return whole ? listener(whole, response) : refuse(response, tooLarge(limit));
  };
}

/** Refuses a body that has not arrived as a whole after some milliseconds. */
function limitTime(request: IncomingMessage, response: ServerResponse, most: number): void {
  const late = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else refuse(response, tooSlow);
  }, most);
  const clear = () => clearTimeout(late);
  request.once('end', clear);
  request.once('close', clear);
  response.once('close', clear);
}
