import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { defaultLocale, isLocale, type Locale } from '@vitrine/contract/routes/locale.ts';
import { keyWithout } from '@vitrine/contract/routes/parse-url.ts';
import { Hono, type Context as HonoContext } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import type { Admission } from '../limits/admission.ts';
import { type RateLimit, TooManyRequests } from '../limits/rate-limit.ts';
import { QueueFull } from '../limits/render-queue.ts';
import type { Log } from '../log.ts';
import { type Rendered, toCachedResponse } from '../page-cache/cached-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { KnownPages } from '../urls/known-pages.ts';
import { type Endpoint, endpoints, type PreparedRequest, serverEndpoints } from './endpoints.ts';
import { failureOf } from './failure-status.ts';
import { type FailureStatus, failureJson, renderedJson, responseOf } from './json-response.ts';
import { withinTime } from './within-time.ts';

type Context = HonoContext<{ Bindings: HttpBindings }>;

export interface ApiParts {
  /** what a call reads with; its reads are noted */
  contextFor: (reads: ReadsOfRequest) => SiteContext;
  /** what the calls of an editor's preview read with, by the `Cookie` header; null for everybody else */
  previewOf: (cookies: string | undefined) => SiteContext | null;
  /** where responses are cached */
  cache: Pick<PageCache, 'obtain'>;
  known: Pick<KnownPages, 'has' | 'withoutUnknown' | 'refute'>;
  /** how many things that are not known may be asked for, by whomever */
  unknownLimit: RateLimit;
  admission: Admission;
  /** who asks, for the limit */
  clientOf: (request: IncomingMessage) => string;
  settings: Pick<Settings, 'siteUrl'>;
  /** the build of the site */
  release: string;
  log: Pick<Log, 'warn' | 'error'>;
  /** milliseconds that a call may take; the browser waits 15 s */
  timeout?: number;
}

/**
 * The gateway (section 7, "Gateway"): an explicit list of calls. Nothing of a visitor reaches the content
 * service but the validated parameters of a call; the token never leaves the server; everything else is 404.
 */
export function apiRoutes(parts: ApiParts): Hono<{ Bindings: HttpBindings }> {
  const { settings, log } = parts;
  const api = new Hono<{ Bindings: HttpBindings }>();
  const failure = (context: Context, status: FailureStatus, retryAfter?: number) =>
    failureJson(status, localeOfRequest(context) ?? defaultLocale, settings, retryAfter);

  for (const endpoint of endpoints) {
    api.get(endpoint.path, async (context) => {
      const answer = await respond(endpoint, context, parts);
      return typeof answer === 'number' ? failure(context, answer) : answer;
    });
  }
  for (const path of serverEndpoints) api.post(path, (context) => failure(context, 403));
  api.all('*', (context) => failure(context, 404));

  api.onError((error, context) => {
    const { status, retryAfter } = failureOf(error);
    const isRefused = error instanceof TooManyRequests || error instanceof QueueFull;
    if (!isRefused)
      log[status === 500 ? 'error' : 'warn']({ path: context.req.path, reason: error.message }, 'a call failed');
    return failure(context, status, retryAfter);
  });
  return api;
}

/** Validates, then answers from what is kept, or reads. @returns a status where the call is wrong */
async function respond(endpoint: Endpoint, context: Context, parts: ApiParts): Promise<Response | 400 | 404> {
  const { cache, contextFor, admission, clientOf, settings, release, log, timeout = 10_000 } = parts;
  const locale = localeOfRequest(context);
  if (!locale) return 400;
  const preview = parts.previewOf(context.req.header('cookie'));
  const asked = endpoint.prepare(context.req.param(), context.req.query());
  if (typeof asked === 'number') return asked;
  const prepared = preview ? asked : knownRequest(endpoint, asked, locale, context, parts);
  if (typeof prepared === 'number') return prepared;
  const { input, read } = prepared;
  if (preview) {
    const made = renderedJson(
      await withinTime(read({ site: preview, locale, release, log }), timeout),
      locale,
      settings,
    );
    const answer = responseOf(toCachedResponse(made), context.req.raw.headers);
    answer.headers.set('cache-control', 'private, no-store');
    return answer;
  }
  const render = async (reads: ReadsOfRequest): Promise<Rendered> => {
    const found = await withinTime(read({ site: contextFor(reads), locale, release, log }), timeout);
    // Nothing, of what a path names: such paths can be made up without end, and are as quickly answered.
    const noStore = Array.isArray(found) && found.length === 0 && endpoint.path.includes('/:');
    return { ...renderedJson(found, locale, settings), noStore };
  };
  const resource = { key: keyOf(context.req.path, locale, input), name: `api${endpoint.path}`, render };
  const response = await cache.obtain({
    ...resource,
    render: admission.once(clientOf(context.env.incoming), render),
    without: (absent) => ({ ...resource, key: keyWithout(resource.key, absent) }),
  });
  const address = response.status === 404 && asked.url?.(locale);
  if (address) await parts.known.refute(address);
  return responseOf(response, context.req.raw.headers);
}

/**
 * A call without the parameters that mean nothing, or what it answers where it asks for something that nobody knows: only some
 * of that is looked for (`urls/known-pages.ts`).
 */
function knownRequest(
  endpoint: Endpoint,
  asked: PreparedRequest,
  locale: Locale,
  context: Context,
  { known, unknownLimit }: ApiParts,
): PreparedRequest | 400 | 404 {
  const address = asked.url?.(locale);
  if (!address) return asked;
  const meant = known.withoutUnknown(address);
  if (!known.has(meant)) return unknownLimit.consume('') > 0 ? 404 : asked;
  if (meant === address) return asked;
  if (asked.whenUnknown !== undefined) {
    const read = async () => asked.whenUnknown;
    return unknownLimit.consume('') > 0 ? { ...asked, read } : asked;
  }
  const [given, left] = [address, meant].map((page) => new URLSearchParams(page.split('?')[1]));
  const query = Object.entries(context.req.query()).filter(([name]) => left?.has(name) || !given?.has(name));
  return endpoint.prepare(context.req.param(), Object.fromEntries(query));
}

/** The language of a call; French where it names none, null where it names one that is not ours. */
function localeOfRequest(context: Context): Locale | null {
  const asked = context.req.query('locale') ?? defaultLocale;
  return isLocale(asked) ? asked : null;
}

/** All that an answer depends on, written one way: what was dropped from the query makes no new key. */
function keyOf(path: string, locale: Locale, input: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams({ locale });
  for (const name of Object.keys(input).sort()) if (input[name]) parameters.set(name, input[name]);
  return `${path}?${parameters}`;
}
