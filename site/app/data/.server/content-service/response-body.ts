import { ContentUnavailable } from '../errors.ts';

/** Largest response that is read as text, and largest file that is passed on, in bytes: larger ones are refused. */
const largestText = 5_000_000;
const largestFile = 25_000_000;

const tooLarge = (path: string, status: number) =>
  new ContentUnavailable(path, 'a response that is too large', false, status);

/**
 * A response whose body fails with ContentUnavailable once it is larger than its limit: an endless one must not fill the memory.
 * @throws ContentUnavailable where its Content-Length is larger; nothing of it is read then
 */
async function limited(response: Response, path: string, limit: number): Promise<Response> {
  const { status, headers, body } = response;
  if (Number(headers.get('content-length') ?? 0) > limit) {
    await body?.cancel();
    throw tooLarge(path, status);
  }
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(tooLarge(path, status));
      else controller.enqueue(chunk);
    },
  });
  // What is without a body has a status that allows none.
  return body ? new Response(body.pipeThrough(counter), { status, headers }) : response;
}

/**
 * Reads the body of a response as text.
 * @param path of the request, for the log
 * @throws ContentUnavailable where the body is larger than 5 MB
 */
export const textOf = async (response: Response, path: string): Promise<string> =>
  (await limited(response, path, largestText)).text();

/**
 * The response of a file, to be streamed on. Its body fails with ContentUnavailable once it is larger than 25 MB.
 * @param path of the request, for the log
 * @throws ContentUnavailable where its Content-Length is larger
 */
export const fileOf = (response: Response, path: string): Promise<Response> => limited(response, path, largestFile);
