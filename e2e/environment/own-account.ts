import { randomUUID } from 'node:crypto';
import { sampleAccounts } from '../../content/src/seed/sample-accounts.ts';
import { type Editor, logIn } from './editor.ts';

/** An account of a test alone. */
export interface OwnAccount {
  email: string;
  password: string;
  /** its session */
  editor: Editor;
  remove: () => Promise<void>;
}

/**
 * Creates an account like that of the sample's editor. The panel keeps the language of its forms and what they show per account: one
 * that two journeys share would change it under each other.
 */
export async function createOwnAccount(contentUrl: string, name: string): Promise<OwnAccount> {
  const admin = await logIn(contentUrl, sampleAccounts.admin);
  const { schools } = (await admin.find('users', 'email', sampleAccounts.editor.email)) as { schools?: unknown };
  const person = { email: `essai-${randomUUID()}@ecole-meridienne.example`, password: randomUUID() };
  const id = await admin.create('users', { ...person, name, role: 'editor', schools });
  return { ...person, editor: await logIn(contentUrl, person), remove: () => admin.remove('users', id) };
}
