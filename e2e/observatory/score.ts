import { contentSecurityPolicyTest } from './policy-test.ts';

/** The input of the Observatory: the response to the first request of a visitor without cookies, over https. */
export interface Scan {
  headers: Headers;
  html: string;
  /** the URLs that `http://{host}/` leads to, itself first */
  httpRoute: string[];
}

/** The outcome of one test, as the Observatory names it, and what it adds to 100. */
export interface Outcome {
  test: string;
  result: string;
  modifier: number;
}

type Result = [result: string, modifier: number];

const sixMonths = 15_768_000;

function cookies({ headers }: Scan): Result {
  const set = headers.getSetCookie();
  if (set.length === 0) return ['cookies-not-found', 0];
  const has = (cookie: string, attribute: RegExp) => attribute.test(cookie);
  const isSession = (cookie: string) => /login|sess/i.test(cookie.split('=')[0] ?? '');
  const wrongSite = set.some((cookie) => /;\s*samesite(?!=(lax|strict|none)\s*(;|$))/i.test(cookie));
  const openNone = set.some((cookie) => has(cookie, /;\s*samesite=none/i) && !has(cookie, /;\s*secure/i));
  if (set.some((cookie) => isSession(cookie) && !has(cookie, /;\s*httponly/i)))
    return ['session-without-httponly', -30];
  if (wrongSite || openNone) return ['samesite-flag-invalid', -20];
  if (set.some((cookie) => !has(cookie, /;\s*secure/i))) {
    if (set.some((cookie) => isSession(cookie) && !has(cookie, /;\s*secure/i))) return ['session-without-secure', -40];
    return transportSecurity({ headers })[1] < 0 ? ['without-secure-flag', -20] : ['protected-by-hsts', -5];
  }
  const withSite = set.every((cookie) => has(cookie, /;\s*samesite=/i));
  return withSite ? ['secure-with-httponly-sessions-and-samesite', 5] : ['secure-with-httponly-sessions', 0];
}

function resourceSharing({ headers }: Scan): Result {
  const origin = headers.get('access-control-allow-origin');
  if (origin === null) return ['not-implemented', 0];
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  return withCredentials ? ['universal-access', -50] : ['public-access', 0];
}

function openerPolicy({ headers }: Scan): Result {
  const value = headers.get('cross-origin-opener-policy')?.trim();
  if (value === undefined) return ['not-implemented', 0];
  if (value === 'unsafe-none') return ['implemented-with-unsafe-none', 0];
  const isolates = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'].includes(value);
  return isolates ? [`implemented-with-${value}`, 10] : ['header-invalid', -5];
}

function embedderPolicy({ headers }: Scan): Result {
  const value = headers.get('cross-origin-embedder-policy')?.trim();
  if (value === undefined) return ['not-implemented', 0];
  if (value === 'unsafe-none') return ['implemented-with-unsafe-none', 0];
  return ['require-corp', 'credentialless'].includes(value)
    ? [`implemented-with-${value}`, 10]
    : ['header-invalid', -5];
}

function resourcePolicy({ headers }: Scan): Result {
  const value = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  if (value === undefined) return ['not-implemented', 0];
  if (value === 'cross-origin') return ['implemented-with-cross-origin', 0];
  return ['same-origin', 'same-site'].includes(value) ? [`implemented-with-${value}`, 10] : ['header-invalid', -5];
}

function redirection({ httpRoute }: Scan): Result {
  const [first, second] = httpRoute.map((url) => new URL(url));
  const last = httpRoute.at(-1);
  if (!first) return ['not-needed-no-http', 0];
  if (!second) return ['missing', -20];
  if (!last?.startsWith('https:')) return ['not-to-https', -20];
  if (second.protocol === 'http:') return ['not-to-https-on-initial-redirection', -10];
  return first.hostname === second.hostname ? ['to-https', 0] : ['off-host-from-http', -5];
}

function referrerPolicy({ headers }: Scan): Result {
  const given = headers.get('referrer-policy');
  if (given === null) return ['not-implemented', 0];
  const last = given.toLowerCase().split(',').at(-1)?.trim() ?? '';
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last);
  return isPrivate ? ['private', 5] : ['unsafe', -5];
}

function transportSecurity({ headers }: Pick<Scan, 'headers'>): Result {
  const given = headers.get('strict-transport-security');
  if (given === null) return ['not-implemented', -20];
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(given)?.[1] ?? Number.NaN);
  if (given.includes(',') || Number.isNaN(age)) return ['header-invalid', -20];
  return age < sixMonths ? ['max-age-less-than-six-months', -10] : ['max-age-at-least-six-months', 0];
}

/** Scripts of the own origin need no integrity attribute; those of other hosts need it, and https. */
function subresourceIntegrity({ html }: Scan): Result {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  if (tags.length === 0) return ['not-implemented-but-no-scripts-loaded', 0];
  const foreign = tags.filter((tag) => /\bsrc="(https?:)?\/\//i.test(tag));
  if (foreign.length === 0) {
    const all = tags.some((tag) => /\bsrc=/i.test(tag) && /\bintegrity=/i.test(tag));
    return all ? ['implemented', 5] : ['not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  }
  if (!foreign.every((tag) => /\bsrc="https:/i.test(tag))) return ['external-scripts-not-loaded-securely', -50];
  return foreign.every((tag) => /\bintegrity=/i.test(tag)) ? ['implemented', 5] : ['not-implemented', -5];
}

function contentTypeOptions({ headers }: Scan): Result {
  const isSet = headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff';
  return isSet ? ['nosniff', 0] : ['not-implemented', -5];
}

function frameOptions({ headers }: Scan): Result {
  if (headers.get('content-security-policy')?.includes('frame-ancestors ')) return ['implemented-via-csp', 5];
  const value = headers.get('x-frame-options')?.trim().toLowerCase();
  return value === 'deny' || value === 'sameorigin' ? ['sameorigin-or-deny', 5] : ['not-implemented', -20];
}

const tests: Record<string, (scan: Scan) => Result> = {
  'content-security-policy': ({ headers }) => contentSecurityPolicyTest(headers.get('content-security-policy')),
  cookies,
  'cross-origin-resource-sharing': resourceSharing,
  'cross-origin-opener-policy': openerPolicy,
  'cross-origin-embedder-policy': embedderPolicy,
  'cross-origin-resource-policy': resourcePolicy,
  redirection,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': transportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
};

/** The twelve tests, in the Observatory's names. */
export function observe(scan: Scan): Outcome[] {
  return Object.entries(tests).map(([test, run]) => {
    const [result, modifier] = run(scan);
    return { test, result, modifier };
  });
}

/** 100 minus all penalties, plus the bonuses only where at least 90 remain without them. */
export function scoreOf(outcomes: Outcome[]): number {
  const lost = outcomes.reduce((sum, { modifier }) => sum + Math.min(modifier, 0), 0);
  const won = outcomes.reduce((sum, { modifier }) => sum + Math.max(modifier, 0), 0);
  return Math.max(0, 100 + lost >= 90 ? 100 + lost + won : 100 + lost);
}
