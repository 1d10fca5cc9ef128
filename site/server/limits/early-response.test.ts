import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../app/features/error-page/error-status.ts';
import { brokenErrorResponse, failureResponse } from './early-response.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: ['crm.ecole.example'] };
const headersOf = (response: { headers: [string, string][] }) => new Headers(response.headers);

describe('what is refused', () => {
  it.each([
    ['/x', 'fr', 'Retour au site', 'href="/"'],
    ['/EN/x?locale=fr', 'en', 'Back to website', 'href="/en"'],
  ] as const)('at %s is responded to in its language', (target, locale, button, home) => {
    for (const status of [400, 404, 405, 413, 429] as const) {
      const response = failureResponse(status, target, settings, [['x-extra', '1']]);
      expect(response.status).toBe(status);
      expect(response.body).toContain(`lang="${locale}"`);
      expect(response.body).toContain(errorMessage(status, locale));
      expect(response.body).toContain(button);
      expect(response.body).toContain(home);
      expect(headersOf(response).get('x-extra')).toBe('1');
      expect(headersOf(response).get('cache-control')).toBe('no-store');
      expect(headersOf(response).get('content-security-policy')).toMatch(
        /default-src 'none'.*style-src 'self' 'sha256-/,
      );
    }
  });

  it.each([
    ['/api/events', 'Mauvaise requête'],
    ['/api/events?locale=en', 'Bad request'],
    ['/api', 'Mauvaise requête'],
    ['/api?locale=de', 'Mauvaise requête'],
  ])('at %s is JSON', (target, errorText) => {
    const response = failureResponse(400, target, settings);
    expect(JSON.parse(response.body)).toEqual({ source: 'site', statusCode: 400, errorText });
    expect(headersOf(response).get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('shows the sentence of the specification for 404', () => {
    const found = (target: string) => failureResponse(404, target, settings).body;
    expect(found('/x')).toContain('<p lang="en">This page could not be found.</p>');
    expect(found('/en/x').match(/This page could not be found/g)).toHaveLength(1);
    expect(failureResponse(400, '/x', settings).body).not.toContain('could not be found');
  });

  it('is never repeated', () => {
    const marker = 'x7marker';
    const response = failureResponse(400, `//${marker}/<${marker}>?${marker}`, settings);
    expect(JSON.stringify(response)).not.toContain(marker);
  });
});

it('has Retry-After after an outage', () => {
  expect(headersOf(failureResponse(503, '/', settings)).get('retry-after')).toBe('30');
  expect(headersOf(failureResponse(500, '/', settings)).get('retry-after')).toBeNull();
});

it('has a link to the home page where the error page itself fails', () => {
  for (const target of ['/x', '/en/x']) {
    const { status, body } = brokenErrorResponse(target, settings);
    expect(status).toBe(500);
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toMatch(/<a href="\/(en)?">[^\n]*Go back to home/);
  }
});
