import { describe, expect, it } from 'vitest';
import { contentSecurityPolicyTest } from '../../../e2e/observatory/policy-test.ts';
import { observe, type Scan, scoreOf } from '../../../e2e/observatory/score.ts';
import { originSetCookies } from '../origin/origin-cookies.ts';
import { pageHeaders } from './response-headers.ts';

const siteUrl = 'https://www.ecole.example';
const settings = { siteUrl, crmHosts: ['crm.ecole.example'], trackingConsent: 'at-once' } as const;
const html =
  '<!DOCTYPE html><html><head><style>p{}</style><script>a()</script><script type="module" src="/assets/a.js"></script>';
// What speaks TLS before the site sends http to https; the site does not see it.
const httpRoute = ['http://www.ecole.example/', 'https://www.ecole.example/'];

function scan(
  options?: Parameters<typeof pageHeaders>[2],
  trackingConsent: 'at-once' | 'after-choice' = 'at-once',
): Scan {
  const headers = new Headers(pageHeaders(html, settings, options));
  const visit = { url: new URL(siteUrl), referrer: null, cookies: '' };
  for (const cookie of originSetCookies(visit, { siteUrl, trackingConsent })) headers.append('set-cookie', cookie);
  return { headers, html, httpRoute };
}

const thirdParties = { tagManagerId: 'GTM-ABC123', footerFrameUrl: 'https://avis.example/' };

it.each([
  ['a page', scan(), 135],
  ['a page without cookies', scan(undefined, 'after-choice'), 130],
  ['a page with third parties', scan({ thirdParties }), 135],
])('%s scores at least 130', (_case, scanned, expected) => {
  const outcomes = observe(scanned);
  expect(outcomes).toHaveLength(12);
  expect(outcomes.filter(({ modifier }) => modifier < 0)).toEqual([]);
  expect(scoreOf(outcomes)).toBe(expected);
  expect(expected).toBeGreaterThanOrEqual(130);
});

describe('the measure itself', () => {
  it.each([
    [null, -25],
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; script-src data:", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["default-src 'none'; script-src 'unsafe-eval'", -10],
    ["default-src 'none'; img-src http://a.example", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ])('knows the policy %j as worth %i', (policy, modifier) => {
    expect(contentSecurityPolicyTest(policy)[1]).toBe(modifier);
  });

  it.each([
    ['strict-transport-security', null, -20],
    ['strict-transport-security', 'max-age=86400', -10],
    ['referrer-policy', 'unsafe-url', -5],
    ['x-content-type-options', null, -5],
    ['cross-origin-opener-policy', 'nonsense', -5],
    ['cross-origin-resource-policy', null, 0],
    ['access-control-allow-origin', '*', 0],
  ])('sees %s as %j', (name, value, modifier) => {
    const { headers, ...rest } = scan();
    headers.delete(name);
    if (value !== null) headers.set(name, value);
    const test = name === 'access-control-allow-origin' ? 'cross-origin-resource-sharing' : name;
    expect(observe({ headers, ...rest }).find((outcome) => outcome.test === test)?.modifier).toBe(modifier);
  });

  it.each([
    ['s=1; Secure; SameSite=Lax', 5],
    ['s=1; Secure', 0],
    ['s=1; SameSite=Lax', -5],
    ['session=1; Secure; SameSite=Lax', -30],
    ['s=1; Secure; SameSite=Maybe', -20],
  ])('sees the cookie %s', (cookie, modifier) => {
    const { headers, ...rest } = scan(undefined, 'after-choice');
    headers.append('set-cookie', cookie);
    expect(observe({ headers, ...rest }).find(({ test }) => test === 'cookies')?.modifier).toBe(modifier);
  });

  it.each([
    [['http://a.example/'], -20],
    [['http://a.example/', 'http://www.a.example/', 'https://www.a.example/'], -10],
    [['http://a.example/', 'https://www.a.example/'], -5],
    [httpRoute, 0],
  ])('sees the way from %j', (route, modifier) => {
    expect(observe({ ...scan(), httpRoute: route }).find(({ test }) => test === 'redirection')?.modifier).toBe(
      modifier,
    );
  });

  it('sees scripts of others', () => {
    const foreign = '<script src="https://a.example/a.js"></script>';
    expect(observe({ ...scan(), html: foreign }).find(({ test }) => test === 'subresource-integrity')?.modifier).toBe(
      -5,
    );
  });

  it('gives nothing extra to those who lost more than ten', () => {
    const outcome = (modifier: number) => ({ test: '', result: '', modifier });
    expect(scoreOf([outcome(-10), outcome(25)])).toBe(115);
    expect(scoreOf([outcome(-15), outcome(25)])).toBe(85);
  });
});
