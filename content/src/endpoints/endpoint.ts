import type { Endpoint } from 'payload';

/** An endpoint of the API. @param path below `/api`, or below that of its collection */
export const endpoint = (method: Endpoint['method'], path: string, handler: Endpoint['handler']): Endpoint => ({
  method,
  path,
  handler,
});
