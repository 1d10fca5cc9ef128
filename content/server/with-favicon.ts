import type { RequestListener } from 'node:http';

/**
 * Responds to `/favicon.ico`, which browsers request by themselves, with 204. The panel's pages name their own icon; without
 * this the console of the browser would report an error.
 */
export function withFavicon(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== '/favicon.ico') return listener(request, response);
    response.writeHead(204).end();
  };
}
