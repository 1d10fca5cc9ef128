import { oneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import { z } from 'zod';
import { SingleFlight } from '../../../../cache/single-flight.ts';
import { pathOf } from '../content-cache/cache-key.ts';
import { ContentUnavailable } from '../errors.ts';
import { inRequestSpan } from '../request-trace.ts';
import { type BreakerState, type ContentHealth, createCircuitBreaker } from './circuit-breaker.ts';
import { fileOf, textOf } from './response-body.ts';

/** Where the content service is and as whom the site reads there. */
export interface ContentAccess {
  contentUrl: string;
  /** its name, and the secret that signs its one-time passwords */
  serviceAccount: { username: string; secret: string };
  /** milliseconds after which a request times out */
  timeout?: number;
  /** called when the breaker changes its state */
  onBreaker?: (state: BreakerState) => void;
}

/** A complete response of the content service as text, not validated yet. */
export interface ContentResponse {
  status: number;
  body: string;
}

/** A request to the content service, without its credentials. */
interface ContentRequest {
  method?: 'POST';
  /** sent as JSON */
  body?: unknown;
  /** beside those of the service account */
  headers?: Record<string, string>;
  /**
   * milliseconds for which the content service may hold its response back, in addition to the timeout. Such a request is not
   * counted by the breaker, which decides by one request at a time whether the service is back.
   */
  heldBack?: number;
}

/** HTTP to the content service: credentials, timeout, circuit breaker. */
export interface ContentTransport {
  /**
   * Requests a path below `/api`.
   * @throws ContentUnavailable where no complete response came in time, or the breaker is open
   */
  request(path: string, options?: ContentRequest): Promise<ContentResponse>;
  /**
   * Opens a file below `/api`, to be streamed on. Without the breaker: a slow picture says nothing about reads.
   * @returns the response, or `null` for 404
   * @throws ContentUnavailable where it could not be reached
   */
  open(path: string): Promise<Response | null>;
  /** Logs in now, though the breaker be open; a login that succeeds closes it. Requests that need a token log in by themselves. */
  logIn(): Promise<void>;
  contentHealth(): ContentHealth;
}

/**
 * Timeout of a response in milliseconds. A visitor waits for less (`visitorTimeout`): a late response is cached all the
 * same, so a service that is slow for a moment, under heavy work in the admin panel or just started, is not cut off.
 */
const responseTimeout = 8000;

/** Milliseconds for a file: a picture without variants is generated first, perhaps after others. */
const fileTimeout = 60_000;

/** What of a request is sent. */
interface Sent {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Whether a connection was closed before a response. The service may close a kept one at the moment a request is sent on it; a
 * request that is idempotent is then sent once more (RFC 9110, 9.2.2).
 */
const wasClosed = (error: unknown) =>
  error instanceof TypeError &&
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');

const loginResponse = z.object({ access_token: z.string().min(1) });

/**
 * Makes the requests of the service account. A missing or expired token (401) is replaced once for all waiting requests, then
 * the request is repeated (section 7, "Expired token").
 */
export function createContentTransport(access: ContentAccess): ContentTransport {
  const { contentUrl, serviceAccount, timeout = responseTimeout, onBreaker } = access;
  const breaker = createCircuitBreaker(onBreaker);
  let token: string | null = null;
  const logins = new SingleFlight<string>();

  async function send(path: string, init: Sent, limit: number): Promise<Response> {
    const signal = AbortSignal.timeout(limit);
    const once = () => fetch(`${contentUrl}/api${path}`, { ...init, redirect: 'error', signal });
    try {
      return await once().catch((error) => {
        if (init.method === undefined && wasClosed(error)) return once();
        throw error;
      });
    } catch (error) {
      throw unavailable(path, error);
    }
  }

  /** One exchange with its whole body; a response of a dying service or of the proxy before it counts as none. */
  function exchange(path: string, init: Sent, heldBack = 0): Promise<ContentResponse> {
    return inRequestSpan({ ...init, contentUrl, path }, async (trace) => {
      const response = await send(path, { ...init, headers: { ...init.headers, ...trace } }, timeout + heldBack);
      try {
        const body = await textOf(response, pathOf(path));
        if (response.status >= 502 && response.status <= 504)
          throw new ContentUnavailable(pathOf(path), `status ${response.status}`, response.status === 504);
        return { status: response.status, body };
      } catch (error) {
        throw error instanceof ContentUnavailable ? error : unavailable(path, error);
      }
    });
  }

  async function login(): Promise<string> {
    const { username, secret } = serviceAccount;
    const { status, body } = await exchange('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: oneTimePassword(username, secret) }),
    });
    if (status === 401)
      throw new ContentUnavailable('/login', 'CONTENT_USERNAME, or what SHARED_SECRET signs, was refused');
    const parsed = loginResponse.safeParse(jsonOf(body));
    if (status !== 200 || !parsed.success) throw new ContentUnavailable('/login', `status ${status}`);
    token = parsed.data.access_token;
    return token;
  }

  /** One login for all who wait for it. */
  const freshToken = () => logins.do('', login);

  async function authorized<T extends { status: number }>(
    exchangeWith: (authorization: string) => Promise<T>,
    discard?: (response: T) => void,
  ): Promise<T> {
    const used = token ?? (await freshToken());
    const response = await exchangeWith(`Bearer ${used}`);
    if (response.status !== 401) return response;
    discard?.(response);
    return exchangeWith(`Bearer ${token !== used && token !== null ? token : await freshToken()}`);
  }

  return {
    request(path, { method, body, headers: own, heldBack } = {}) {
      const send = () =>
        authorized((authorization) => {
          const headers = {
            ...own,
            authorization,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          };
          const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
          return exchange(path, method ? { ...init, method } : init, heldBack);
        });
      return heldBack === undefined ? breaker.run(pathOf(path), send) : send();
    },
    async open(path) {
      const response = await authorized(
        (authorization) =>
          inRequestSpan({ contentUrl, path }, (trace) =>
            send(path, { headers: { authorization, ...trace } }, fileTimeout),
          ),
        (refused) => void refused.body?.cancel(),
      );
      if (response.ok) return fileOf(response, pathOf(path));
      if (response.status !== 404) await response.body?.cancel();
      else if (saysAbsent({ status: 404, body: await textOf(response, pathOf(path)) })) return null;
      throw new ContentUnavailable(path, `status ${response.status}`);
    },
    async logIn() {
      await freshToken();
      breaker.close();
    },
    contentHealth: breaker.health,
  };
}

/**
 * Whether the content service itself says that something does not exist: in the shape in which it fails (section 7,
 * "Error shape"). A proxy before it, or a foreign server under its name, says 404 as easily, and knows nothing.
 */
export const saysAbsent = ({ status, body }: ContentResponse): boolean => status === 404 && isOwnFailure(body);

/** Whether it says itself that a request is none that it can respond to. */
export const saysBadRequest = ({ status, body }: ContentResponse): boolean => status === 400 && isOwnFailure(body);

function isOwnFailure(body: string): boolean {
  const said = jsonOf(body);
  return typeof said === 'object' && said !== null && (said as { source?: unknown }).source === 'content';
}

function unavailable(path: string, error: unknown): ContentUnavailable {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  const reason = timedOut ? 'no response in time' : 'no connection';
  return new ContentUnavailable(pathOf(path), reason, timedOut);
}

/** A text as JSON, or `undefined` where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
