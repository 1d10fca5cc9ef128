import type { IncomingMessage } from 'node:http';
import { largestCsv, largestForm, largestJson, largestUpload } from '../src/config/limits.ts';
import type { Refusal } from './refuse.ts';

/** Bytes of bodies that are held at once, of all clients together. */
const mostAtOnce = 150_000_000;

/** Bytes that the body of a request may have, by its URL and its kind. */
export function limitOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const [path = ''] = url.split('?', 1);
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  if (/^\/api\/media(\/\d+)?\/?$/.test(path) && isForm) return largestUpload + largestForm;
  if (/^\/api\/[a-z-]+\/csv\/?$/.test(path)) return largestCsv + largestForm;
  return largestJson;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

export const tooLarge = (limit: number): Refusal => ({
  status: 413,
  sentence: `The body of this request is too large: send at most ${megabytes(limit)}.`,
});

/** The announced length of a body: 0 where there is none, `null` where it comes in chunks of which nobody says how many. */
export function announcedLength({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Counts the bytes of bodies that are under way, so that many large ones at once do not fill the memory.
 * @param most for tests
 */
export function createBodyBudget(most = mostAtOnce) {
  let held = 0;
  return {
    /** Takes bytes until the response is over. @returns what gives them back, or `null` where there is no room */
    take(bytes: number): (() => void) | null {
      if (held + bytes > most) return null;
      held += bytes;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        held -= bytes;
      };
    },
  };
}

export const noRoom: Refusal = {
  status: 503,
  sentence: 'The content service is receiving too much at once: try again in a few seconds.',
  headers: { 'retry-after': '5' },
};

/** What is refused by its announced length alone, before anything of it is read. */
export function refusalByLength(length: number | null, limit: number): Refusal | null {
  return length !== null && length > limit ? tooLarge(limit) : null;
}
