import { renderToString } from 'react-dom/server';
import { type EntryContext, type LoaderFunctionArgs, ServerRouter } from 'react-router';
import { siteContext } from './data/.server/site-context.ts';
import { withHandoffAtHand } from './seams/stream-cache.ts';

/**
 * Renders a page as a whole, in one go. Nothing is streamed: the same bytes for every visitor and every crawler, ready to
 * be cached.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await withHandoffAtHand(context);
  const html = `<!DOCTYPE html>${renderToString(<ServerRouter context={context} url={request.url} />)}`;
  // So React marks what it left for the browser to render: a page with a hole is none.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) throw new Error('A part of the page was not rendered');
  headers.set('content-type', 'text/html; charset=utf-8');
  // As bytes: a text would be gone over twice more on its way.
  return new Response(Buffer.from(html), { status, headers });
}

/** What a loader or the rendering threw goes to the server's log, not to the visitor. */
export function handleError(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): void {
  if (request.signal.aborted) return;
  context.get(siteContext).logFailed(error);
}
