import { expect, test } from 'vitest';
import { seal } from './sealed.ts';
import { oneTimePassword, readOneTimePassword } from './site-login.ts';

const secret = 'a-secret-of-sixteen';
const username = 'site@ecole.example';
const at = 1_790_000_000_000;

test('a one-time password is valid for its own account and secret, for five minutes, and differs each time', () => {
  const password = oneTimePassword(username, secret, at);
  expect(readOneTimePassword(password, username, secret, at + 299_000)).toMatchObject({ username });
  expect(readOneTimePassword(password, username, secret, at - 299_000)).toMatchObject({ username });
  expect(readOneTimePassword(password, username, secret, at + 301_000)).toBeNull();
  expect(readOneTimePassword(password, username, secret, at - 301_000)).toBeNull();
  expect(readOneTimePassword(password, 'other@ecole.example', secret, at)).toBeNull();
  expect(readOneTimePassword(password, username, 'another-secret-here', at)).toBeNull();
  expect(oneTimePassword(username, secret, at)).not.toBe(password);
});

test('a value that was sealed for another purpose is not a password', () => {
  const sealed = seal({ username, nonce: '0'.repeat(32), expires: at + 1000 }, 'site-access', secret);
  expect(readOneTimePassword(sealed, username, secret, at)).toBeNull();
  for (const password of ['', 'x', 'local-site-password']) {
    expect(readOneTimePassword(password, username, secret, at)).toBeNull();
  }
});
