import { z } from 'zod';
import { ContentUnavailable } from './errors.ts';
import { type Query, queryString } from './query.ts';

/** Where the content service is and as whom the site reads there. */
export interface ContentAccess {
  contentUrl: string;
  serviceAccount: { username: string; password: string };
  /** milliseconds after which an answer is given up */
  timeout?: number;
}

/** Milliseconds given to a file: a picture that nobody asked for before is made first, perhaps behind others. */
const fileTimeout = 60_000;

/** The site's way to the content service: every call carries the service account's token (section 6). */
export interface ContentClient {
  /**
   * Reads a path of the content service.
   * @returns the answer as the schema describes it, or `null` where the service says 404
   * @throws ContentUnavailable where it could not be asked, or what it said is not what the schema describes
   */
  get<T extends z.ZodType>(path: string, query: Query, schema: T): Promise<z.infer<T> | null>;
  /**
   * Sends a JSON body to a path of the content service.
   * @throws ContentUnavailable as `get`
   */
  post<T extends z.ZodType>(path: string, body: unknown, schema: T): Promise<z.infer<T>>;
  /**
   * Opens a file of the content service, to be passed on.
   * @returns the answer, or `null` for 404
   * @throws ContentUnavailable where it could not be asked
   */
  open(path: string): Promise<Response | null>;
  /** Logs in now, for the log line at start; later calls do it by themselves. */
  logIn(): Promise<void>;
}

const loginAnswer = z.object({ access_token: z.string().min(1) });

/**
 * Makes the client. A missing or expired token (401) is renewed once for all waiting requests, then the request is
 * repeated (`decisions.md`, "Expired token").
 */
export function createContentClient({ contentUrl, serviceAccount, timeout = 8000 }: ContentAccess): ContentClient {
  let token: string | null = null;
  let loggingIn: Promise<string> | null = null;

  async function send(path: string, init: RequestInit, limit = timeout): Promise<Response> {
    try {
      return await fetch(contentUrl + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(limit) });
    } catch (error) {
      throw new ContentUnavailable(path, error instanceof Error ? error.name : 'no connection');
    }
  }

  async function login(): Promise<string> {
    const answer = await send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(serviceAccount),
    });
    if (answer.status === 401) {
      throw new ContentUnavailable('/api/login', 'CONTENT_USERNAME and CONTENT_PASSWORD were refused');
    }
    const parsed = loginAnswer.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !parsed.success) throw new ContentUnavailable('/api/login', `status ${answer.status}`);
    token = parsed.data.access_token;
    return token;
  }

  /** One login for all who wait for it. */
  const freshToken = () => {
    loggingIn ??= login().finally(() => {
      loggingIn = null;
    });
    return loggingIn;
  };

  async function authorized(path: string, init: RequestInit = {}, limit = timeout): Promise<Response> {
    const used = token ?? (await freshToken());
    const withToken = (value: string) => {
      const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${value}` };
      return send(path, { ...init, headers }, limit);
    };
    const answer = await withToken(used);
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    return withToken(token !== used && token !== null ? token : await freshToken());
  }

  async function parsed<T extends z.ZodType>(path: string, answer: Response, schema: T): Promise<z.infer<T>> {
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ContentUnavailable(path, `status ${answer.status}`);
    }
    const body: unknown = await answer.json().catch(() => {
      throw new ContentUnavailable(path, 'not JSON');
    });
    const result = schema.safeParse(body);
    if (!result.success) {
      const issue = result.error.issues[0];
      throw new ContentUnavailable(path, `unexpected ${issue?.path.join('.')}: ${issue?.message}`);
    }
    return result.data;
  }

  return {
    async get(path, query, schema) {
      const address = `/api${path}${queryString(query)}`;
      const answer = await authorized(address);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      return parsed(path, answer, schema);
    },
    async post(path, body, schema) {
      const answer = await authorized(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return parsed(path, answer, schema);
    },
    async open(path) {
      const answer = await authorized(`/api${path}`, {}, fileTimeout);
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new ContentUnavailable(path, `status ${answer.status}`);
    },
    async logIn() {
      await freshToken();
    },
  };
}
