import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownDeviceCookie } from './known-device.ts';
import { countAttempt } from './login-limits.ts';

/** Fewer than this in a month: three of a million codes are right at any time, so about one chance in 200. */
const most = 1500;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterAll(() => {
  vi.useRealTimers();
});

type Request = Parameters<typeof countAttempt>[0];
const requestFrom = (ip: string, cookie = '') =>
  ({ headers: new Headers({ 'x-vitrine-client': ip, cookie }), i18n: { language: 'en' } }) as Request;

it('makes nobody forget the codes that were tried, however many logins are tried in between', () => {
  const tryCode = (ip: string) => countAttempt(requestFrom(ip), 'second-factor', 'essai@ecole.example');
  for (let tried = 0; tried < 20; tried += 1) tryCode(`192.0.2.${tried}`);
  // Each is counted under three keys, of which 20,000 are remembered.
  for (let other = 0; other < 7000; other += 1)
    countAttempt(requestFrom(`${other}`), 'login', `${other}@ecole.example`);
  expect(() => tryCode('192.0.2.20')).toThrow('Too many attempts');
});

it('mails few links for a forgotten password in a day, however patiently they are asked for', () => {
  const ask = (ip: string) => countAttempt(requestFrom(ip), 'forgotten', 'oubli@ecole.example');
  let mailed = 0;
  for (let quarter = 0; quarter < 96; quarter += 1) {
    for (let time = 0; time < 5; time += 1) {
      try {
        ask(`198.51.100.${quarter}`);
        mailed += 1;
      } catch {
        // Refused: it is too early.
      }
    }
    vi.advanceTimersByTime(15 * 60_000);
  }
  expect(mailed).toBeGreaterThan(5);
  expect(mailed).toBeLessThan(40);
  vi.advanceTimersByTime(86_400_000);
  expect(() => ask('198.51.100.1')).not.toThrow();
});

describe.each(['many IP addresses', 'a known browser'])('who knows a password and has %s', (has) => {
  it.each([0, 5, 16, 61, 1464])(
    'tries few codes of the second factor in a month, with pauses of %i minutes',
    (pause) => {
      const email = `${has.length}-${pause}@ecole.example`;
      const cookie = has === 'a known browser' ? (knownDeviceCookie(email).split(';')[0] ?? '') : '';
      const attempt = (ip: string) => countAttempt(requestFrom(ip, cookie), 'second-factor', email);
      const end = Date.now() + 30 * 86_400_000;
      let tried = 0;
      while (Date.now() < end && tried < most) {
        try {
          attempt(`${has.length}.0.113.${tried}`);
          tried += 1;
        } catch (error) {
          const { retryAfter } = (error as { data: { retryAfter: number } }).data;
          vi.advanceTimersByTime(Math.max(retryAfter * 1000, pause * 60_000));
        }
      }
      expect(tried).toBeGreaterThan(20);
      expect(tried).toBeLessThan(most);
    },
  );
});
