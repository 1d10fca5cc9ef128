import type { EntryContext } from 'react-router';

/**
 * The data of the page reaches the browser by a stream, on which the router would suspend chunk by chunk. None of our data
 * is deferred, so the stream is read to its end first.
 */
export async function withHandoffAtHand(context: EntryContext): Promise<void> {
  if (!context.serverHandoffStream) return;
  const value = await textOf(context.serverHandoffStream);
  context.serverHandoffStream = new ReadableStream();
  context.renderMeta = {
    ...context.renderMeta,
    streamCache: { 0: atHand({ done: false, value }), 1: atHand({ done: true, value: '' }) },
  };
}

/** By hand: `Response.text()` takes half as long again, for every page that is rendered. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function atHand(result: { done: boolean; value: string }) {
  return Object.assign(Promise.resolve(), { result });
}
