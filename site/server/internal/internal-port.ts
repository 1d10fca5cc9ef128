import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { LegacyRow } from '@vitrine/contract/routes/legacy-table.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Registry } from 'prom-client';
import { type Log, reasonOf } from '../observe/log.ts';
import type { PageCache } from '../page-cache/page-cache.ts';

export interface InternalParts {
  /** why the site is not ready; null where it is */
  notReady: () => string | null;
  metrics: Registry;
  cache: PageCache;
  /** the rows of the legacy table, for a mirror; null before they were read */
  redirects: () => LegacyRow[] | null;
  /** the bearer token for metrics, cache and redirects (`METRICS_TOKEN`); null: all are refused */
  metricsToken: string | null;
  log: Log;
}

/**
 * Health and metrics, on a port of their own (section 2, "www" and section 13, "Configuration"). Health is public, the rest
 * requires a token.
 */
export function internalPort(parts: InternalParts): RequestListener {
  const { notReady, metrics, cache, redirects, log } = parts;
  const inside = new Hono();
  inside.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  inside.get('/health/live', ({ json }) => json({ ok: true }));
  inside.get('/health/ready', ({ json }) => {
    const reason = notReady();
    return reason === null ? json({ ok: true }) : json({ ok: false, reason }, 503);
  });
  const operatorsOnly = forOperators(parts.metricsToken);
  inside.get('/metrics', operatorsOnly, async ({ body }) =>
    body(await metrics.metrics(), 200, { 'content-type': metrics.contentType }),
  );
  inside.get('/cache', operatorsOnly, ({ json }) => json(cacheReport(cache)));
  inside.get('/redirects', operatorsOnly, ({ json }) => {
    const rows = redirects();
    return rows === null ? json({ reason: 'the redirects were not read yet' }, 503) : json({ rows });
  });
  inside.get('*', ({ body }) => body(null, 404));
  inside.all('*', ({ body }) => body(null, 405));
  inside.onError((error, { json }) => {
    log.error({ reason: reasonOf(error) }, 'the internal port failed');
    return json({ ok: false }, 500);
  });
  return getRequestListener(inside.fetch, { overrideGlobalObjects: false });
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Passes requests with the token, compared in constant time. */
function forOperators(token: string | null): MiddlewareHandler {
  return async ({ req, body }, next) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(req.header('authorization') ?? '') ?? [];
    const isOperator = token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
    return isOperator ? next() : body(null, 401, { 'www-authenticate': 'Bearer' });
  };
}

/** The entries of the page cache, for tests and operators. */
function cacheReport(cache: PageCache) {
  const pages = [...cache.entries()].map(({ resource, response, reads, renders, staleSince }) => ({
    key: resource.key,
    renders,
    tag: response.forms.identity.tag,
    forms: Object.keys(response.forms),
    stale: staleSince !== null,
    until: Number.isFinite(reads.until) ? new Date(reads.until).toISOString() : null,
    reads: reads.keys.size,
  }));
  return { counts: cache.counts, size: cache.size(), pages };
}
