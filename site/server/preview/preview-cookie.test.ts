import { seal } from '@vitrine/contract/messages/sealed.ts';
import { expect, test } from 'vitest';
import { forgetSession, keepSession, sessionIn } from './preview-cookie.ts';

const secret = 'a-secret-of-sixteen';
const now = 1_790_000_000_000;
const session = { nonce: 'a'.repeat(32), editor: 1, expires: now + 1000 };
const sealed = seal(session, 'preview-session', secret);

test('a session is found among other cookies, until it is over', () => {
  expect(sessionIn(`consent=all; preview=${sealed}; utm_source=none`, secret, now)).toEqual({ sealed, shared: false });
  expect(sessionIn(`preview=${sealed}`, secret, now + 1001)).toBeNull();
});

test('a session that a link opened is told from that of an editor', () => {
  const shared = seal({ ...session, shared: true }, 'preview-session', secret);
  expect(sessionIn(`preview=${shared}`, secret, now)).toEqual({ sealed: shared, shared: true });
});

test('what is forged, of another kind or no session at all is none', () => {
  const ticket = seal({ ...session, path: '/' }, 'preview-ticket', secret);
  const other = seal(session, 'preview-session', 'another-secret-here');
  for (const cookies of [
    undefined,
    '',
    'preview=',
    `preview=${ticket}`,
    `preview=${other}`,
    `preview=${sealed}x`,
    `xpreview=${sealed}`,
    `preview=${seal({ nonce: 'x' }, 'preview-session', secret)}`,
  ]) {
    expect(sessionIn(cookies, secret, now)).toBeNull();
  }
});

test('the cookie is for an hour, out of reach of scripts, and secure where the site is', () => {
  expect(keepSession('abc', 'https://www.ecole.test')).toBe(
    'preview=abc; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
  );
  expect(forgetSession('http://localhost:3000')).toBe('preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
