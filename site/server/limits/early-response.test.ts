import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../app/features/error-page/error-status.ts';
import { brokenErrorResponse, failureResponse, refusalResponse } from './early-response.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: ['crm.ecole.example'] };
const headersOf = (answer: { headers: [string, string][] }) => new Headers(answer.headers);

describe('what is refused', () => {
  it.each([
    ['/x', 'fr', 'Retour au site', 'href="/"'],
    ['/EN/x?locale=fr', 'en', 'Back to website', 'href="/en"'],
  ] as const)('at %s is answered in its language', (target, locale, button, home) => {
    for (const status of [400, 404, 405, 413, 429] as const) {
      const answer = refusalResponse({ status, headers: [['x-beside', '1']] }, target, settings);
      expect(answer.status).toBe(status);
      expect(answer.body).toContain(`lang="${locale}"`);
      expect(answer.body).toContain(errorMessage(status, locale));
      expect(answer.body).toContain(button);
      expect(answer.body).toContain(home);
      expect(headersOf(answer).get('x-beside')).toBe('1');
      expect(headersOf(answer).get('cache-control')).toBe('no-store');
      expect(headersOf(answer).get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'self' 'sha256-/);
    }
  });

  it.each([
    ['/api/events', 'Mauvaise requête'],
    ['/api/events?locale=en', 'Bad request'],
    ['/api', 'Mauvaise requête'],
    ['/api?locale=de', 'Mauvaise requête'],
  ])('at %s is JSON', (target, errorText) => {
    const answer = refusalResponse({ status: 400 }, target, settings);
    expect(JSON.parse(answer.body)).toEqual({ source: 'site', statusCode: 400, errorText });
    expect(headersOf(answer).get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('says what is not found in the words of the specification too', () => {
    const found = (target: string) => refusalResponse({ status: 404 }, target, settings).body;
    expect(found('/x')).toContain('<p lang="en">This page could not be found.</p>');
    expect(found('/en/x').match(/This page could not be found/g)).toHaveLength(1);
    expect(refusalResponse({ status: 400 }, '/x', settings).body).not.toContain('could not be found');
  });

  it('is never repeated', () => {
    const marker = 'x7marker';
    const answer = refusalResponse({ status: 400 }, `//${marker}/<${marker}>?${marker}`, settings);
    expect(JSON.stringify(answer)).not.toContain(marker);
  });
});

it('asks to come back after an outage', () => {
  expect(headersOf(failureResponse(503, '/', settings)).get('retry-after')).toBe('30');
  expect(headersOf(failureResponse(500, '/', settings)).get('retry-after')).toBeNull();
});

it('says so, with a way home, where the error page itself fails', () => {
  for (const target of ['/x', '/en/x']) {
    const { status, body } = brokenErrorResponse(target, settings);
    expect(status).toBe(500);
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toMatch(/<a href="\/(en)?">[^<]*Go back to home/);
  }
});
