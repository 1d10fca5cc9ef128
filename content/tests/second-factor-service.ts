import { sharedSecret } from '../../e2e/environment/shared-secret.ts';
import { type Running, startContentService } from '../../e2e/environment/test-environment.ts';
import { codeOfApp } from '../../e2e/environment/totp.ts';
import { makeEmptyDatabase } from './empty-database.ts';

/** A content service that demands a second factor of its administrators, and a client of it. */

type Headers = Record<string, string>;
export interface Received {
  status: number;
  headers: globalThis.Headers;
  cookies: string[];
  text: string;
  json: Record<string, unknown>;
}

export const password = 'une phrase de quelques mots';
export const admin = { email: 'camille@ecole.example', password };
export const siteUsername = 'site@ecole.example';

/** The header of a session. */
export const as = (token: unknown): Headers => ({ authorization: `JWT ${token}` });

/** @param server the URL of any database of a PostgreSQL server; anything else for SQLite */
export async function startSecondFactorService(port: number, server: string) {
  const contentUrl = `http://localhost:${port}`;
  const database = await makeEmptyDatabase(server);
  const variables = {
    ...database.environment,
    CONTENT_PORT: String(port),
    CONTENT_PUBLIC_URL: contentUrl,
    CONTENT_TRUSTED_PROXIES: '1',
    CONTENT_USERNAME: siteUsername,
    SHARED_SECRET: sharedSecret,
    ADMIN_SECOND_FACTOR: 'on',
  };
  const { DATA_DIR: dataDir } = database.environment;
  const environment = { dataDir, contentUrl, variables };
  const service: Running = await startContentService(environment);

  async function send(method: string, path: string, body?: object, headers: Headers = {}): Promise<Received> {
    const response = await fetch(contentUrl + path, {
      ...{ method, redirect: 'manual' },
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, headers: response.headers, cookies: response.headers.getSetCookie(), text, json };
  }
  const post = (path: string, body: object, token?: unknown, headers: Headers = {}) =>
    send('POST', `/api/users${path}`, body, { ...(token ? as(token) : {}), ...headers });
  const logIn = (who: { email: string; password: string }, headers: Headers = {}) =>
    post('/login', { email: who.email, password: who.password }, undefined, headers);

  return {
    environment,
    send,
    post,
    logIn,
    /** Whose session it is: an e-mail address, or `null` for nobody's. */
    owner: async (token: unknown) => {
      const { user } = (await send('GET', '/api/users/me', undefined, as(token))).json;
      return (user as { email: string } | null)?.email ?? null;
    },
    /** Sets up the second factor of a session, with the `password` of these accounts. @returns the token of the new session */
    enrol: async (token: unknown) => {
      const enrolment = await post('/second-factor/enrol', { currentPassword: password }, token);
      const { secret, ticket } = enrolment.json as Record<string, string>;
      const code = codeOfApp(secret ?? '');
      const { status, json } = await post('/second-factor/confirm', { ticket, code }, token);
      if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(json)}`);
      return { secret: secret ?? '', code, token: json.token, codes: json.recoveryCodes as string[] };
    },
    /** Creates the first administrator. @returns a token of a session without the second step */
    register: async () => (await post('/first-register', { ...admin, name: 'Camille' })).json.token,
    stop: async () => {
      await service.stop();
      await database.remove();
    },
  };
}

export type SecondFactorService = Awaited<ReturnType<typeof startSecondFactorService>>;
