import { APIError } from 'payload';

/**
 * The error of a request that is refused, shown to whoever sent it.
 * @param sentence says what to do
 * @param data for the program that shows it
 */
export const refusal = (status: number, sentence: string, data?: Record<string, unknown>): APIError =>
  new APIError(sentence, status, data, true);
