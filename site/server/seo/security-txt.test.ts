import { expect, it } from 'vitest';
import { securityText } from './security-txt.ts';

const settings = { siteUrl: 'https://www.ecole.example', now: () => new Date('2026-11-20T09:00:00+01:00') };
const path = '/.well-known/security.txt';

it('names the contact for vulnerabilities, for less than a year', async () => {
  const response = await securityText({ ...settings, securityContact: 'mailto:securite@ecole.example' }).request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:securite@ecole.example');
  expect(fields.get('Canonical')).toBe('https://www.ecole.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - settings.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('is 404 without a contact', async () => {
  expect((await securityText({ ...settings, securityContact: null }).request(path)).status).toBe(404);
});
