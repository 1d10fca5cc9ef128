import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { settings } from '../config/settings.ts';
import { type SamplePerson, sampleAccounts } from './sample-accounts.ts';

interface Schools {
  main: number;
  second: number;
}

/**
 * Creates the accounts of the sample, in the transaction of the seed.
 * @returns the passwords that were generated, because the site is public; none on a loopback address
 */
export async function writeAccounts(
  payload: Payload,
  { main, second }: Schools,
  transactionID: string,
): Promise<{ email: string; password: string }[]> {
  const { admin, editor, contributor, secondEditor, secondService } = sampleAccounts;
  const madeUp: { email: string; password: string }[] = [];
  // The passwords of the README are used on a loopback address only.
  const passwordOf = (account: SamplePerson): string => {
    if (settings.isLocal) return account.password;
    const random = randomBytes(18).toString('base64url');
    madeUp.push({ email: account.email, password: random });
    return random;
  };
  const accounts = [
    { name: 'Site', email: settings.siteUsername, role: 'service', schools: [main] },
    { ...secondService, role: 'service', schools: [second] },
    { ...editor, password: passwordOf(editor), role: 'editor', schools: [main] },
    { ...contributor, password: passwordOf(contributor), role: 'contributor', schools: [main] },
    { ...secondEditor, password: passwordOf(secondEditor), role: 'editor', schools: [second] },
    { ...admin, password: passwordOf(admin), role: 'admin', schools: [main, second] },
  ] as const;
  for (const account of accounts) {
    const data = { ...account, schools: [...account.schools] };
    const options = { collection: 'users', locale: 'fr', depth: 0, req: { transactionID } } as const;
    await payload.create({ ...options, data, context: { quietly: true } });
  }
  return madeUp;
}
