import type { IncomingMessage, ServerResponse } from 'node:http';
import { largestJson } from '../src/config/limits.ts';
import { announcedLength, createBodyBudget, limitOf, noRoom, refusalByLength, tooLarge } from './body-limits.ts';
import { withWholeBody } from './chunked-body.ts';
import { type Refusal, refuse } from './refuse.ts';
import { showsSession } from './session-token.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Milliseconds in which a body has to be there: an upload may come over a slow line. */
const timeFor = { json: 20_000, file: 300_000 };

const stranger: Refusal = { status: 401, sentence: 'Log in to the admin panel before you send a file.' };
const tooSlow: Refusal = { status: 408, sentence: 'The body of this request did not arrive in time: send it again.' };

/**
 * Puts limits before a listener: a body that is too large, too slow, or a large file of a stranger is refused with a sentence
 * before anything of it is kept. A length that was not announced is counted while the body comes.
 * @param secret `CONTENT_SECRET`, by which a session is known
 */
export function withBodyLimits(listener: Listener, secret: string): Listener {
  const budget = createBodyBudget();
  return async (request, response) => {
    const length = announcedLength(request);
    if (length === 0) return listener(request, response);
    const most = limitOf(request);
    const isKnown = most <= largestJson || showsSession(request, secret, Date.now());
    const limit = isKnown ? most : largestJson;
    const refusal = refusalByLength(length, most) ?? (refusalByLength(length, limit) && stranger);
    if (refusal) return refuse(response, refusal);
    const giveBack = budget.take(length ?? limit);
    if (!giveBack) return refuse(response, noRoom);
    response.once('close', giveBack);
    if (request.headers.expect === '100-continue') response.writeContinue();
    limitTime(request, response, limit > largestJson ? timeFor.file : timeFor.json);
    if (length !== null) return listener(request, response);
    const whole = await withWholeBody(request, limit).catch(() => undefined);
    if (whole === undefined || response.headersSent) return response.destroy();
    return whole ? listener(whole, response) : refuse(response, tooLarge(limit));
  };
}

/** Refuses a body that drips. */
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
