import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownDeviceCookie } from './known-device.ts';

/** Fewer than this in a month: three of a million codes are right at any time, so about one chance in 200. */
const most = 1500;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(['many IP addresses', 'a known browser'])('who knows a password and has %s', (has) => {
  it.each([0, 5, 16, 61, 1464])(
    'tries few codes of the second factor in a month, with pauses of %i minutes',
    async (pause) => {
      // Imported here, because it takes its clock when it is loaded.
      const { countAttempt } = await import('./login-limits.ts');
      const email = `${has.length}-${pause}@ecole.example`;
      const cookie = has === 'a known browser' ? (knownDeviceCookie(email).split(';')[0] ?? '') : '';
      const attempt = (ip: string) => {
        const headers = new Headers({ 'x-vitrine-client': ip, cookie });
        const req = { headers, i18n: { language: 'en' } } as Parameters<typeof countAttempt>[0];
        countAttempt(req, 'second-factor', email);
      };
      const end = Date.now() + 30 * 86_400_000;
      let tried = 0;
      while (Date.now() < end && tried < most) {
        try {
          attempt(`${has.length}.0.113.${tried}`);
          tried += 1;
        } catch (error) {
          const { retryAfter } = (error as { data: { retryAfter: number } }).data;
          vi.setSystemTime(Date.now() + Math.max(retryAfter * 1000, pause * 60_000));
        }
      }
      expect(tried).toBeGreaterThan(20);
      expect(tried).toBeLessThan(most);
    },
  );
});
