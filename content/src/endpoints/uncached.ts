/** A response in JSON that no cache keeps. */
export const uncached = (body: unknown, { status = 200, headers = {} }: { status?: number; headers?: object } = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
