import type { z } from 'zod';
import { ContentUnavailable } from '../errors.ts';
import { type Query, queryString } from '../query.ts';
import { type ContentResponse, type ContentTransport, jsonOf, saysAbsent } from './content-transport.ts';

/** The site's client of the content service: every request has the service account's token (section 6). */
export interface ContentClient {
  /**
   * Reads a path of the content service.
   * @returns the response as the schema describes it, or `null` where the service itself says 404; it may be shared with others
   *   and is frozen
   * @throws ContentUnavailable where it could not be reached, or its response does not match the schema
   */
  get<T extends z.ZodType>(path: string, query: Query, schema: T): Promise<z.infer<T> | null>;
  /**
   * Sends a JSON body to a path of the content service.
   * @throws ContentUnavailable as `get`
   */
  post<T extends z.ZodType>(path: string, body: unknown, schema: T): Promise<z.infer<T>>;
}

/**
 * Parses a response with a schema.
 * @throws ContentUnavailable for anything but a valid response: another status than 2xx, no JSON, other types
 */
export function checked<T extends z.ZodType>(path: string, { status, body }: ContentResponse, schema: T): z.infer<T> {
  if (status < 200 || status > 299) throw new ContentUnavailable(path, `status ${status}`, false, status);
  const value = jsonOf(body);
  if (value === undefined) throw new ContentUnavailable(path, 'not JSON');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ContentUnavailable(path, `unexpected ${issue?.path.join('.')}: ${issue?.message}`);
}

/** A client without a cache, for the requests of the service account or of an editor. */
export function contentClientOf(transport: Pick<ContentTransport, 'request'>): ContentClient {
  return {
    async get(path, query, schema) {
      const response = await transport.request(path + queryString(query));
      return saysAbsent(response) ? null : checked(path, response, schema);
    },
    post: async (path, body, schema) => checked(path, await transport.request(path, { method: 'POST', body }), schema),
  };
}
