import { APIError } from 'payload';

/**
 * The error of a request that is refused, shown to whoever sent it.
 * @param sentence says what to do
 * @param data for the program that shows it
 */
export const refusal = (status: number, sentence: string, data?: Record<string, unknown>): APIError =>
  new APIError(sentence, status, data, true);

/**
 * The error of a query that is refused. The lists of the panel are shown, and empty, at an error of this name; of any other they show
 * nothing at all, not even their filters (Payload 3.90.1).
 */
export const refusedQuery = (sentence: string): APIError =>
  Object.assign(refusal(400, sentence), { name: 'QueryError' });
