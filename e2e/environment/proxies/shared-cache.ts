import CachePolicy from 'http-cache-semantics';

/** A whole response, as a visitor gets it. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** the cookies that it sets, a value each */
  cookies: string[];
  body: string;
}

interface Stored {
  policy: CachePolicy;
  response: CachedResponse;
}

type Headers = Record<string, string>;

/** One request to the site itself, past the cache. */
export async function askDirectly(url: string, headers: Headers, init: RequestInit = {}): Promise<CachedResponse> {
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  const body = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body,
  };
}

/**
 * A shared cache that does all that RFC 9111 allows: it stores every storable response, cookies
 * included (RFC 9111, 7.3), serves it to the next visitor while it is fresh, revalidates it with the ETag where it is not, and
 * updates the stored headers from every 304 (RFC 9111, 3.2).
 */
export function createSharedCache() {
  const stored = new Map<string, Stored[]>();

  function keep(url: string, headers: Headers, response: CachedResponse): void {
    const { status } = response;
    const policy = new CachePolicy({ url, method: 'GET', headers }, { status, headers: response.headers });
    const others = (stored.get(url) ?? []).filter((known) => known.response.headers.vary !== response.headers.vary);
    stored.set(url, policy.storable() ? [...others, { policy, response }] : others);
  }

  return {
    async get(url: string, headers: Headers): Promise<CachedResponse> {
      const request = { url, method: 'GET', headers };
      const known = stored.get(url)?.find(({ policy }) => policy.satisfiesWithoutRevalidation(request));
      if (known) return known.response;
      const stale = stored.get(url)?.[0];
      const tag = stale?.response.headers.etag;
      const fresh = await askDirectly(url, tag ? { ...headers, 'if-none-match': tag } : headers);
      if (fresh.status !== 304 || !stale) {
        keep(url, headers, fresh);
        return fresh;
      }
      const response = {
        ...stale.response,
        headers: { ...stale.response.headers, ...fresh.headers },
        cookies: fresh.headers['set-cookie'] === undefined ? stale.response.cookies : fresh.cookies,
      };
      keep(url, headers, response);
      return response;
    },
    /** How many responses it has stored. */
    size: () => [...stored.values()].flat().length,
  };
}
