import CachePolicy from 'http-cache-semantics';

/** A whole answer, as a visitor gets it. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  /** the cookies that it sets, a value each */
  cookies: string[];
  body: string;
}

interface Stored {
  policy: CachePolicy;
  answer: CachedAnswer;
}

type Headers = Record<string, string>;

/** One question to the site itself. */
export async function askDirectly(address: string, headers: Headers, init: RequestInit = {}): Promise<CachedAnswer> {
  const answer = await fetch(address, { redirect: 'manual', ...init, headers });
  const body = await answer.text();
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    cookies: answer.headers.getSetCookie(),
    body,
  };
}

/**
 * A cache that many visitors share and that does all that RFC 9111 allows it: it keeps what it may keep, cookies
 * included (RFC 9111, 7.3), gives it to the next visitor while it is fresh, asks with the tag where it is not, and
 * takes every header of a 304 into what it keeps (RFC 9111, 3.2).
 */
export function createSharedCache() {
  const stored = new Map<string, Stored[]>();

  function keep(address: string, headers: Headers, answer: CachedAnswer): void {
    const { status } = answer;
    const policy = new CachePolicy({ url: address, method: 'GET', headers }, { status, headers: answer.headers });
    const others = (stored.get(address) ?? []).filter((known) => known.answer.headers.vary !== answer.headers.vary);
    stored.set(address, policy.storable() ? [...others, { policy, answer }] : others);
  }

  return {
    async get(address: string, headers: Headers): Promise<CachedAnswer> {
      const request = { url: address, method: 'GET', headers };
      const known = stored.get(address)?.find(({ policy }) => policy.satisfiesWithoutRevalidation(request));
      if (known) return known.answer;
      const stale = stored.get(address)?.[0];
      const tag = stale?.answer.headers.etag;
      const fresh = await askDirectly(address, tag ? { ...headers, 'if-none-match': tag } : headers);
      if (fresh.status !== 304 || !stale) {
        keep(address, headers, fresh);
        return fresh;
      }
      const answer = {
        ...stale.answer,
        headers: { ...stale.answer.headers, ...fresh.headers },
        cookies: fresh.headers['set-cookie'] === undefined ? stale.answer.cookies : fresh.cookies,
      };
      keep(address, headers, answer);
      return answer;
    },
    /** How many answers it has kept. */
    size: () => [...stored.values()].flat().length,
  };
}
