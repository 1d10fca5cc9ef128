import type { IncomingMessage } from 'node:http';
import { largestCsv, largestForm, largestJson, largestUpload } from '../src/config/limits.ts';
import type { Refusal } from './refuse.ts';

/** Bytes of request bodies that may be in memory at once: of all clients, of all those without a session, and of one of these. */
const mostAtOnce = { all: 150_000_000, strangers: 50_000_000, stranger: 10_000_000 };

/** Bytes of a login, of people and of the site: it is taken also where strangers, or others at its IP address, announce all that they may. */
const login = 10_000;

/** Bytes that the body of a request may have, by its path and its content type. */
export function limitOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number {
  const [path = ''] = url.split('?', 1);
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  if (/^\/api\/media(\/\d+)?\/?$/.test(path) && isForm) return largestUpload + largestForm;
  if (/^\/api\/[a-z-]+\/csv\/?$/.test(path)) return largestCsv + largestForm;
  return largestJson;
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

export const tooLarge = (limit: number): Refusal => ({
  status: 413,
  sentence: {
    fr: `L’envoi est trop lourd\u00a0: ${megabytes(limit)} Mo au plus.`,
    en: `The body of this request is too large: send at most ${megabytes(limit)} MB.`,
  },
});

/** The length of a body by its headers: 0 where there is none, `null` for a chunked body. */
export function contentLength({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Counts the bytes of the bodies that are being received, so that many large ones at once do not fill the memory, and those of strangers
 * do not keep out whoever has a session.
 */
export function createBodyBudget() {
  const held = new Map<string, number>();
  const heldOf = (share: string) => held.get(share) ?? 0;
  const add = (share: string, bytes: number) => {
    const sum = heldOf(share) + bytes;
    if (sum > 0) held.set(share, sum);
    else held.delete(share);
  };
  return {
    /**
     * Reserves bytes.
     * @param stranger the IP address of a client without a session
     * @returns a function that releases them, or `null` where too many are reserved
     */
    reserve(bytes: number, stranger: string | null): (() => void) | null {
      const shares = new Map([['all', mostAtOnce.all]]);
      if (stranger !== null && bytes > login)
        shares.set('strangers', mostAtOnce.strangers).set(`at ${stranger}`, mostAtOnce.stranger);
      for (const [share, most] of shares) if (heldOf(share) + bytes > most) return null;
      for (const share of shares.keys()) add(share, bytes);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        for (const share of shares.keys()) add(share, -bytes);
      };
    },
  };
}

export const overloaded: Refusal = {
  status: 503,
  sentence: {
    fr: 'Le service reçoit trop d’envois à la fois\u00a0: réessayez dans quelques secondes.',
    en: 'The content service is receiving too much at once: try again in a few seconds.',
  },
  headers: { 'retry-after': '5' },
};

/** The refusal of a body whose declared length is above a limit, or `null`. Nothing of the body is read. */
export function refusalByLength(length: number | null, limit: number): Refusal | null {
  return length !== null && length > limit ? tooLarge(limit) : null;
}
