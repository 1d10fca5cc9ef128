import { defaultLocale, isLocale, type Locale } from '@vitrine/contract/routes/locale.ts';
import { Hono, type Context as HonoContext } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import type { Bindings, SiteBindings } from '../bindings.ts';
import { type HeaderList, notShared } from '../headers/response-headers.ts';
import { apiFailure, toResponse } from '../limits/early-response.ts';
import { failureOf, logFailure } from '../limits/error-response.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { Log } from '../observe/log.ts';
import { toCachedResponse } from '../page-cache/cached-response.ts';
import type { Resource } from '../page-cache/resource.ts';
import type { KnownPages } from '../urls/known-pages.ts';
import { type Endpoint, endpoints, type PreparedRequest, serverEndpoints } from './endpoints.ts';
import { renderedJson, responseOf } from './json-response.ts';

type Context = HonoContext<Bindings>;

export interface ApiParts extends Pick<SiteBindings, 'contextFor' | 'cache' | 'admission' | 'clientOf'> {
  /** the reading context of an editor's preview, by the `Cookie` header; null without a preview session */
  previewOf: (cookies: string | undefined) => SiteContext | null;
  known: Pick<KnownPages, 'has' | 'withoutUnknown' | 'refute'>;
  /** the rate of lookups of what is not known to be published, for all clients together */
  unknownLimit: RateLimit;
  settings: Pick<Settings, 'siteUrl'>;
  /** the build of the site */
  release: string;
  log: Pick<Log, 'warn' | 'error'>;
}

const ofPreview = 'private, no-store';

/**
 * The gateway (section 7, "Gateway"): an explicit list of endpoints. Of a request only the validated
 * parameters are sent to the content service; the token never leaves the server; everything else is 404.
 */
export function apiRoutes(parts: ApiParts): Hono<Bindings> {
  const { settings, log } = parts;
  const api = new Hono<Bindings>();
  const failure = (context: Context, status: number, headers?: HeaderList) => {
    const response = toResponse(apiFailure(status, localeOfRequest(context) ?? defaultLocale, settings, headers));
    // The service worker puts the published copy in place of an outage, unless that is an editor's.
    if (parts.previewOf(context.req.header('cookie'))) response.headers.set('cache-control', ofPreview);
    return response;
  };

  for (const endpoint of endpoints) {
    api.get(endpoint.path, async (context) => {
      const response = await respond(endpoint, context, parts);
      return typeof response === 'number' ? failure(context, response) : response;
    });
  }
  for (const path of serverEndpoints) api.post(path, (context) => failure(context, 403));
  api.all('*', (context) => failure(context, 404));

  api.onError((error, context) => {
    logFailure(log, error, context.req.path, 'an API request failed');
    const { status, headers } = failureOf(error);
    return failure(context, status, headers);
  });
  return api;
}

/** Validates the request, then responds from the cache, or reads. @returns a status where the request is invalid */
async function respond(endpoint: Endpoint, context: Context, parts: ApiParts): Promise<Response | 400 | 404> {
  const { cache, admission, clientOf, settings, release } = parts;
  const locale = localeOfRequest(context);
  if (!locale) return 400;
  const preview = parts.previewOf(context.req.header('cookie'));
  const target = { endpoint, path: context.req.path, pathParameters: context.req.param(), locale };
  const requested = endpoint.prepare(target.pathParameters, context.req.query());
  if (typeof requested === 'number') return requested;
  const prepared = preview ? requested : knownRequest(target, requested, parts);
  if (typeof prepared === 'number') return prepared;
  const client = clientOf(context.env.incoming);
  if (preview) {
    const found = await admission.admit(client, () => prepared.read({ site: preview, locale, release }));
    const response = responseOf(toCachedResponse(renderedJson(found, locale, settings)), context.req.raw.headers);
    response.headers.set('cache-control', ofPreview);
    return response;
  }
  const resource = resourceOf(target, prepared, parts);
  const response = await cache.obtain({ ...resource, render: admission.once(client, resource.render) });
  return responseOf(response, context.req.raw.headers);
}

/** What a request names beside its query. */
interface Target {
  endpoint: Endpoint;
  path: string;
  pathParameters: Record<string, string>;
  locale: Locale;
}

/** A request without some of its parameters. */
function prepareWithout(
  { endpoint, pathParameters }: Target,
  { input }: PreparedRequest,
  isLeftOut: (name: string) => boolean,
): PreparedRequest | 400 | 404 {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) if (value !== undefined && !isLeftOut(name)) query[name] = value;
  return endpoint.prepare(pathParameters, query);
}

/** What is cached of a request: it is read by the parameters of its key, and by no others. */
function resourceOf(target: Target, prepared: PreparedRequest, parts: ApiParts): Resource {
  const { endpoint, path, locale } = target;
  const { input, read, url } = prepared;
  const { contextFor, known, settings, release } = parts;
  return {
    key: keyOf(path, locale, input),
    name: `api${endpoint.path}`,
    async render(reads) {
      const readOnce = () => read({ site: contextFor(reads), locale, release });
      const page = url?.(locale);
      let found = await readOnce();
      while ((found ?? null) === null && page && (await known.refute(page, reads))) found = await readOnce();
      // An empty list for values in the path is not cached: the number of such paths is unbounded, and they are as quickly read.
      const noStore = Array.isArray(found) && found.length === 0 && endpoint.path.includes('/:');
      const rendered = renderedJson(found, locale, settings);
      return { ...rendered, headers: [...rendered.headers, ...(reads.typed ? notShared : [])], noStore };
    },
    without(absent) {
      const plain = prepareWithout(target, prepared, (name) => absent.has(name));
      return typeof plain === 'number' ? undefined : resourceOf(target, plain, parts);
    },
  };
}

/**
 * A request without the parameters that are not known to be published, or the response where its path is not: lookups of unknown
 * values are rate limited (`urls/known-pages.ts`).
 */
function knownRequest(
  target: Target,
  requested: PreparedRequest,
  { known, unknownLimit }: ApiParts,
): PreparedRequest | 400 | 404 {
  const url = requested.url?.(target.locale);
  if (!url) return requested;
  const knownUrl = known.withoutUnknown(url);
  if (!known.has(knownUrl)) return unknownLimit.consume('') > 0 ? 404 : requested;
  if (knownUrl === url) return requested;
  if (requested.whenUnknown !== undefined) {
    const read = async () => requested.whenUnknown;
    return unknownLimit.consume('') > 0 ? { ...requested, read } : requested;
  }
  const [given, left] = [url, knownUrl].map((page) => new URLSearchParams(page.split('?')[1]));
  return prepareWithout(target, requested, (name) => Boolean(given?.has(name) && !left?.has(name)));
}

/** The language of a request; French where it names none, null where it names one that is not supported. */
function localeOfRequest(context: Context): Locale | null {
  const locale = context.req.query('locale') ?? defaultLocale;
  return isLocale(locale) ? locale : null;
}

/** The cache key: all that a response depends on, in one order; dropped query parameters are not part of it. */
function keyOf(path: string, locale: Locale, input: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams({ locale });
  for (const name of Object.keys(input).sort()) if (input[name]) parameters.set(name, input[name]);
  return `${path}?${parameters}`;
}
