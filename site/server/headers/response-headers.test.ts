import { describe, expect, it } from 'vitest';
import { readPolicy } from '../../../e2e/observatory/read-policy.ts';
import { pageHeaders, plainHeaders } from './response-headers.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: ['crm.ecole.example', 'localhost:3001'] };
const local = { siteUrl: 'http://localhost:3000', crmHosts: [] };
const html = '<script>a()</script><style>p{}</style>';
const policyOf = (headers: [string, string][]) => readPolicy(new Headers(headers).get('content-security-policy') ?? '');

describe('the policy of a page', () => {
  const policy = policyOf(pageHeaders(html, settings));

  it('allows nothing but what a page of ours needs', () => {
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", expect.stringMatching(/^'sha256-.{44}'$/)],
      'style-src': ["'self'", expect.stringMatching(/^'sha256-.{44}'$/)],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'form-action': ["'self'", 'https://crm.ecole.example', 'http://localhost:3001'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': [],
    });
  });

  it('adds what the school has configured, by host and nowhere else', () => {
    const thirdParties = { tagManagerId: 'GTM-ABC123', footerFrameUrl: 'https://avis.example:8443/cadre?x=1' };
    const configured = policyOf(pageHeaders(html, settings, { thirdParties }));
    const added = [...configured].flatMap(([name, sources]) =>
      sources.filter((source) => !policy.get(name)?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added).toEqual([
      'script-src https://www.googletagmanager.com',
      'img-src https://www.googletagmanager.com',
      'img-src https://*.google-analytics.com',
      'connect-src https://www.googletagmanager.com',
      'connect-src https://*.google-analytics.com',
      'connect-src https://*.analytics.google.com',
      'frame-src https://avis.example:8443',
    ]);
  });

  it.each(['https://x; script-src *', 'javascript:alert(1)', 'http://avis.example', 'avis', "https://'unsafe-inline'"])(
    'takes no other URL than one of https: %s',
    (footerFrameUrl) => {
      const thirdParties = { tagManagerId: null, footerFrameUrl };
      expect(policyOf(pageHeaders(html, settings, { thirdParties }))).toEqual(policy);
    },
  );

  it('lets the admin panel alone show a preview', () => {
    const headers = new Headers(
      pageHeaders(html, settings, { preview: { adminOrigin: 'https://admin.ecole.example' } }),
    );
    expect(policyOf([...headers]).get('frame-ancestors')).toEqual(['https://admin.ecole.example']);
    expect(headers.get('x-frame-options')).toBeNull();
  });
});

it('gives no cause for a change of process (docs/decisions/046)', () => {
  expect(new Headers(pageHeaders(html, settings)).has('cross-origin-opener-policy')).toBe(false);
});

it('promises https only where the public origin is https', () => {
  for (const headers of [pageHeaders(html, local), plainHeaders(local)]) {
    expect(new Headers(headers).has('strict-transport-security')).toBe(false);
    expect(JSON.stringify(headers)).not.toContain('upgrade-insecure-requests');
  }
  for (const headers of [pageHeaders(html, settings), plainHeaders(settings)]) {
    expect(new Headers(headers).get('strict-transport-security')).toBe('max-age=63072000');
  }
});

it('gives everything else what suits it', () => {
  expect(new Headers(plainHeaders(settings)).get('cross-origin-resource-policy')).toBe('same-origin');
  expect(new Headers(plainHeaders(settings, 'shared')).get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(policyOf(plainHeaders(settings, 'worker')).get('connect-src')).toEqual(["'self'"]);
  for (const kind of ['own', 'shared', 'worker'] as const) {
    expect(policyOf(plainHeaders(settings, kind)).get('default-src')).toEqual(["'none'"]);
    expect(new Headers(plainHeaders(settings, kind)).get('x-content-type-options')).toBe('nosniff');
  }
});
