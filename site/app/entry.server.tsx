import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page as a whole. Nothing is streamed: the same bytes for every visitor and every robot, ready to be kept.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        if (failure) {
          reject(failure);
          return;
        }
        const chunks: Buffer[] = [];
        const body = new PassThrough();
        body.on('data', (chunk: Buffer) => chunks.push(chunk));
        body.on('end', () => {
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(Buffer.concat(chunks), { status, headers }));
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failure = error;
      },
    });
  });
}

/** What a loader or the rendering threw goes to the server's log, not to the visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
