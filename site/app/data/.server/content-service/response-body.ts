import { ContentUnavailable } from '../errors.ts';

/** Largest response that is read as text, and largest file that is passed on, in bytes: larger ones are refused. */
const largestText = 5_000_000;
const largestFile = 25_000_000;

const tooLarge = (path: string, status: number) =>
  new ContentUnavailable(path, 'a response that is too large', false, status);

/** Reads nothing of a response whose Content-Length is larger than its limit. */
async function refuseLarger({ status, headers, body }: Response, path: string, limit: number): Promise<void> {
  if (Number(headers.get('content-length') ?? 0) <= limit) return;
  await body?.cancel();
  throw tooLarge(path, status);
}

/**
 * Reads the body of a response as text, and no more than its limit: an endless one must not fill the memory.
 * @param path of the request, for the log
 * @throws ContentUnavailable where the body is larger than 5 MB
 */
export async function textOf(response: Response, path: string): Promise<string> {
  await refuseLarger(response, path, largestText);
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > largestText) {
      await reader?.cancel();
      throw tooLarge(path, response.status);
    }
    chunks.push(read.value);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * The response of a file, to be streamed on. Its body fails with ContentUnavailable once it is larger than 25 MB.
 * @param path of the request, for the log
 * @throws ContentUnavailable where its Content-Length is larger
 */
export async function fileOf(response: Response, path: string): Promise<Response> {
  await refuseLarger(response, path, largestFile);
  const { status, headers, body } = response;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > largestFile) controller.error(tooLarge(path, status));
      else controller.enqueue(chunk);
    },
  });
  // What is without a body has a status that allows none.
  return body ? new Response(body.pipeThrough(counter), { status, headers }) : response;
}
