import { sampleAccounts } from '../../content/src/seed/sample-accounts.ts';
import { oneTimePassword } from '../../contract/messages/site-login.ts';
import { sharedSecret } from './shared-secret.ts';

/** The headers of a session at a content service. */
export type Headers = Record<string, string>;

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
  const { email, password } = sampleAccounts[person];
  const response = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { authorization: `JWT ${token}`, 'accept-language': 'fr' };
}

const sites = { first: 'site@ecole-meridienne.example', second: sampleAccounts.secondService.email };

/** Logs the account of a sample school's site in, as the site does. @throws with the service's response where it refuses */
export async function siteHeaders(contentUrl: string, site: keyof typeof sites = 'first'): Promise<Headers> {
  const username = sites[site];
  const response = await fetch(`${contentUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: oneTimePassword(username, sharedSecret) }),
  });
  if (!response.ok) throw new Error(`${username}: ${response.status} ${await response.text()}`);
  const { access_token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}
