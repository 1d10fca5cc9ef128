import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { newReads, type ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createAdmission } from '../limits/admission.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from '../limits/render-queue.ts';
import { toCachedResponse } from '../page-cache/cached-response.ts';
import type { Resource } from '../page-cache/resource.ts';
import { apiRoutes } from './api.ts';

const clientHeader = 'x-test-client';

/** A gateway on a content service that gives the responses of the test. */
function gateway(
  respond: (path: string, query?: unknown) => unknown,
  options: {
    burst?: number;
    isPreview?: boolean;
    known?: (key: string) => boolean;
    unknownBurst?: number;
    refute?: (key: string) => boolean;
    onObtained?: (resource: Resource, reads: ReadsOfRequest) => void;
  } = {},
) {
  const requests: string[] = [];
  const keys: string[] = [];
  const logLeftOut = vi.fn();
  const content = {
    get: async (path: string, query: unknown, schema: z.ZodType) => {
      requests.push(path);
      const response = await respond(path, query);
      return response === null ? null : schema.parse(response);
    },
  };
  const site = { content, now: () => new Date('2026-11-20T09:00:00+01:00'), siteUrl: 'https://www.ecole.example' };
  const settings = { crmHosts: ['crm.ecole.example'], trackingConsent: 'at-once' };
  const contextFor = (reads = newReads()) =>
    ({ ...site, reads, settings, logLeftOut, logUnavailable: vi.fn() }) as unknown as SiteContext;
  const api = apiRoutes({
    contextFor,
    previewOf: () => (options.isPreview ? contextFor() : null),
    cache: {
      obtain: async (resource) => {
        const reads = newReads();
        keys.push(resource.key);
        const response = toCachedResponse(await resource.render(reads));
        options.onObtained?.(resource, reads);
        return response;
      },
    },
    known: {
      has: (key) => options.known?.(key.split('?', 1)[0] ?? '') ?? true,
      withoutUnknown: (key) => key.replace(/[?&](course|campus)=nowhere/g, ''),
      refute: async (key) => options.refute?.(key) ?? false,
    },
    unknownLimit: createRateLimit({ burst: options.unknownBurst ?? 100, perSecond: 0.01, clients: 1, now: () => 0 }),
    admission: createAdmission(
      createRateLimit({ burst: options.burst ?? 100, perSecond: 0.1, clients: 10, now: () => 0 }),
      createRenderQueue(renderQueueLimits),
    ),
    clientOf: ({ headers }) => String(headers[clientHeader] ?? 'a'),
    settings: { siteUrl: 'https://www.ecole.example' },
    release: 'a-build',
    log: { warn: vi.fn(), error: vi.fn() },
  });
  const request = async (target: string, init?: RequestInit) => {
    const incoming = { headers: Object.fromEntries(new Headers(init?.headers)) };
    const response = await api.request(target, init, { incoming });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };
  return { request, requests, keys, logLeftOut };
}

const link = { url: 'https://crm.ecole.example/x' };

describe('what is listed', () => {
  it('is sent with `no-cache`', async () => {
    const { request } = gateway(() => [link]);
    const first = await request('/crm-links/contact/design-objet/paris?locale=en');
    expect([first.status, first.body]).toEqual([200, [link]]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const tag = first.headers.get('etag') ?? '';
    const again = await request('/crm-links/contact/design-objet/paris?locale=en', {
      headers: { 'if-none-match': tag },
    });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
  });

  it('depends on its own parameters alone, written one way', async () => {
    const { request, keys } = gateway(() => ({ docs: [], totalDocs: 0 }));
    for (const query of [
      '',
      '?locale=fr',
      '?x=1&locale=fr&limit=99&campus=',
      '?campus=%27or%201',
      '?locale=fr&campus=LYON',
    ]) {
      await request(`/events${query}`);
    }
    await request('/events?campus=lyon&where[x]=1&locale=en');
    await request('/events?locale=en&campus=lyon&campus=paris');
    expect(new Set(keys)).toEqual(new Set(['/events?locale=fr', '/events?locale=en&campus=lyon']));
  });

  it('is no link where the first one may not be followed, which is logged for editors', async () => {
    const { request, logLeftOut } = gateway(() => [{ url: 'https://evil.example/' }, link]);
    expect((await request('/crm-links/contact/design-objet/paris')).body).toEqual([]);
    expect(logLeftOut).toHaveBeenCalledTimes(1);
  });
});

it('is read by the parameters of its key, also where a request with others was first', async () => {
  const campuses = [{ id: 1, title: 'Paris', slug: 'paris', city: 'Paris' }];
  const asked: string[] = [];
  const resources = new Map<string, Resource>();
  const { request } = gateway(
    (path, query) => {
      if (path === '/events') asked.push(JSON.stringify(query).includes('lyon') ? 'Lyon' : 'all');
      return { docs: path === '/campuses' ? campuses : [], totalDocs: 0 };
    },
    {
      onObtained: (resource, reads) => {
        for (const one of [resource, resource.without?.(reads.absent)]) if (one) resources.set(one.key, one);
      },
    },
  );
  await request('/events?campus=lyon');
  expect([...resources.keys()]).toEqual(['/events?locale=fr&campus=lyon', '/events?locale=fr']);
  campuses.push({ id: 2, title: 'Lyon', slug: 'lyon', city: 'Lyon' });
  asked.length = 0;
  for (const { render } of resources.values()) await render(newReads());
  expect(asked).toEqual(['Lyon', 'all']);
});

describe('what is not', () => {
  it.each([
    ['/', 404],
    ['/users', 404],
    ['/crm-links/pay/design-objet/campuses', 404],
    ['/crm-links/contact/Design_Objet/campuses', 404],
    ['/crm-links/contact/..%2f..%2fusers/paris', 404],
    ['/screens/nothing', 404],
    ['/screens/__proto__', 404],
    ['/news?locale=fr', 404],
    ['/menu-enrichis', 400],
    ['/menu-enrichis?type=sidebar', 400],
    ['/events?locale=de', 400],
    ['/events?locale=', 400],
  ])('%s is %i, without a request to the content service', async (target, statusCode) => {
    const { request, requests } = gateway(() => null);
    const response = await request(target);
    expect(response.status).toBe(statusCode);
    expect(response.body).toMatchObject({ source: 'site', statusCode });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(requests).toEqual([]);
  });

  it('is in the language of the request', async () => {
    const { request } = gateway(() => null);
    expect((await request('/x?locale=en')).body.errorText).toBe('Page not found');
    expect((await request('/x')).body.errorText).toBe('Page introuvable');
  });

  it.each([
    ['/login', 403],
    ['/taxonomy/update', 403],
    ['/events', 404],
    ['/users/me', 404],
  ])('POST %s is %i', async (target, statusCode) => {
    const { request, requests } = gateway(() => null);
    expect((await request(target, { method: 'POST', body: '{}' })).body.statusCode).toBe(statusCode);
    expect(requests).toEqual([]);
  });
});

describe('a failure', () => {
  const fail = (error: Error) => () => {
    throw error;
  };
  it.each([
    ['out of reach', new ContentUnavailable('/x', 'no connection'), 503, 'Internal server error'],
    ['out of time', new ContentUnavailable('/x', 'TimeoutError', true), 504, 'Response time exceeded'],
    ['our own', new Error('secret detail'), 500, 'Internal server error'],
  ])('%s has its status of the catalogue', async (_case, error, statusCode, errorText) => {
    const { request } = gateway(fail(error));
    const response = await request('/crm-links/actions?locale=en');
    expect(response.body).toEqual({ source: 'site', statusCode, errorText });
    expect(response.headers.get('retry-after')).toBe(statusCode === 503 || statusCode === 504 ? '30' : null);
  });

  it.each([
    [false, 'no-store'],
    [true, 'private, no-store'],
  ])(
    'is for nobody else, and in a preview for no published copy to be put in its place (in a preview: %j)',
    async (isPreview, expected) => {
      const { request } = gateway(() => Promise.reject(new ContentUnavailable('/events', 'no connection')), {
        isPreview,
      });
      const { status, headers } = await request('/events');
      expect([status, headers.get('cache-control')]).toEqual([503, expected]);
    },
  );

  it.each([false, true])('of a client beyond its rate limit is its own (in a preview: %j)', async (isPreview) => {
    const { request } = gateway(() => [link], { burst: 2, isPreview });
    const statuses = [];
    for (const campus of ['a', 'b', 'c']) statuses.push((await request(`/crm-links/contact/x/${campus}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await request('/crm-links/contact/x/d');
    expect([refused.headers.get('retry-after'), refused.body.errorText]).toEqual(['10', 'Une erreur est survenue']);
    expect((await request('/crm-links/contact/x/d', { headers: { [clientHeader]: 'b' } })).status).toBe(200);
  });
});

describe('an unknown value', () => {
  it('is looked up within the rate limit, then it is 404', async () => {
    const { request, requests } = gateway(() => ({ docs: [] }), { known: () => false, unknownBurst: 1 });
    expect((await request('/screens/course?slug=made-up&locale=fr')).status).toBe(404);
    const before = requests.length;
    expect(before).toBeGreaterThan(0);
    expect((await request('/screens/course?slug=made-up-too&locale=fr')).status).toBe(404);
    expect(requests.length).toBe(before);
  });

  it('offers nothing for a course or a campus that there is not', async () => {
    const { request, requests } = gateway(() => [link], { unknownBurst: 0 });
    expect((await request('/crm-links/contact/nowhere/campuses')).body).toEqual([]);
    expect((await request('/crm-links/contact/design-objet/nowhere')).body).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('is no 404 where it is known and the response of the content service is refused', async () => {
    const refute = (key: string) => {
      throw new ContentUnavailable(key, 'it says that everything is gone');
    };
    const { request } = gateway(() => ({ docs: [] }), { refute });
    expect((await request('/screens/course?slug=design-objet&locale=fr')).status).toBe(503);
  });

  it('is read again where it is known and was not found', async () => {
    let before = 0;
    const refute = () => {
      if (before > 0) return false;
      before = requests.length;
      return true;
    };
    const { request, requests } = gateway(() => ({ docs: [] }), { refute });
    await request('/screens/campus?slug=lyon&locale=fr');
    expect(before).toBeGreaterThan(0);
    expect(requests.slice(before)).toEqual(requests.slice(0, before));
  });

  it('counts as not given in a query', async () => {
    const { request, keys } = gateway(() => ({ docs: [] }));
    await request('/events?locale=fr&campus=nowhere');
    await request('/exhibition?locale=fr&course=nowhere');
    expect(keys).toEqual(['/events?locale=fr', '/exhibition?locale=fr']);
  });
});
