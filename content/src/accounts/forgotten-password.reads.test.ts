import { expect, inject, it } from 'vitest';
import { sampleAccounts } from '../seed/sample-accounts.ts';

const forget = (email: string) =>
  fetch(`${inject('contentUrl')}/api/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

it('has one response to a forgotten password, with and without an account, also during other requests and writes', async () => {
  const emails = [sampleAccounts.editor.email, 'personne@ecole.example', sampleAccounts.admin.email];
  const responses = await Promise.all(emails.map(forget));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(texts).size).toBe(1);
});
