import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Answers, before a listener, the URL at which a browser looks for an icon by itself. The panel names its own in each page;
 * without this a browser that asks earlier would report an error.
 */
export function withFavicon(listener: Listener): Listener {
  return (request, response) => {
    if (request.url !== '/favicon.ico') return listener(request, response);
    response.writeHead(204).end();
  };
}
