import { sampleAccounts } from '../../content/src/seed/sample-accounts.ts';
import { oneTimePassword } from '../../contract/messages/site-login.ts';
import { sharedSecret } from './shared-secret.ts';

/** The headers of a session at a content service. */
export type Headers = Record<string, string>;

/** What somebody logs in with. */
export interface Account {
  email: string;
  password: string;
}

type Person = 'admin' | 'editor' | 'contributor' | 'secondEditor';

/** The sessions of this process: a login takes a tenth of a second of a core. */
const sessions = new Map<string, Headers>();

/** Logs a person of the sample in, as the panel does, unless that was done before. @throws with the service's response where it refuses */
export async function personHeaders(contentUrl: string, person: Person): Promise<Headers> {
  const key = `${contentUrl} ${person}`;
  const headers = sessions.get(key) ?? (await logPersonIn(contentUrl, person));
  sessions.set(key, headers);
  return headers;
}

async function logPersonIn(contentUrl: string, person: Person): Promise<Headers> {
  const token = await tokenOf(contentUrl, sampleAccounts[person]);
  return { authorization: `JWT ${token}`, 'accept-language': 'fr' };
}

/** A new session of an account of the panel. @throws with the service's response where it refuses */
export async function tokenOf(contentUrl: string, { email, password }: Account): Promise<string> {
  const { token } = await logIn<{ token: string }>(`${contentUrl}/api/users/login`, { email, password });
  return token;
}

const sites = { first: 'site@ecole-meridienne.example', second: sampleAccounts.secondService.email };

/** Logs the account of a sample school's site in, as the site does. @throws with the service's response where it refuses */
export async function siteHeaders(contentUrl: string, site: keyof typeof sites = 'first'): Promise<Headers> {
  const username = sites[site];
  const sent = { username, password: oneTimePassword(username, sharedSecret) };
  const { access_token } = await logIn<{ access_token: string }>(`${contentUrl}/api/login`, sent);
  return { authorization: `Bearer ${access_token}` };
}

async function logIn<Session>(url: string, sent: Record<string, string>): Promise<Session> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
  if (!response.ok) throw new Error(`${sent.email ?? sent.username}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Session;
}
