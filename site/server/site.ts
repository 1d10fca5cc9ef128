import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Settings } from '../app/config/settings.server.ts';
import type { ContentCache } from '../app/data/.server/content-cache/content-cache.ts';
import type { ContentCalls } from '../app/data/.server/content-calls.ts';
import type { ContentClient } from '../app/data/.server/content-client.ts';
import { sendUnknownAddresses } from '../app/data/.server/readers/redirects.ts';
import { newReads } from '../app/data/.server/reads-of-request.ts';
import { canonicalAddress } from './addresses/canonical-address.ts';
import { keepLegacyTable } from './addresses/kept-legacy-table.ts';
import { keepKnownPages } from './addresses/known-pages.ts';
import { redirectAnswer } from './addresses/redirect-answer.ts';
import { countUnknownAddresses } from './addresses/unknown-addresses.ts';
import { apiRoutes } from './api/api.ts';
import { languageAnswer, languageOfVisit, languageVisitOf } from './language/language-of-visit.ts';
import { createAdmission } from './limits/admission.ts';
import { answerToError } from './limits/answer-to-error.ts';
import { limitBody } from './limits/body-limit.ts';
import { clientOf } from './limits/client-address.ts';
import { type EarlyAnswer, earlyResponse, refusalAnswer, sendEarly } from './limits/early-answer.ts';
import { clientShare, createRateLimit, TooManyRequests } from './limits/rate-limit.ts';
import { refuseRequest } from './limits/request-line.ts';
import { createTurns, TooBusy, type Turns, turnsOfRenders } from './limits/turns.ts';
import { type Log, reasonOf } from './log.ts';
import type { MediaFiles } from './media/media-files.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { RequestCounts } from './observe/request-counts.ts';
import { observeRest } from './observe/request-log.ts';
import { cookiesBesidePage } from './origin/cookies-beside-page.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { cachedPages } from './pages/cached-pages.ts';
import { formPages } from './pages/form-pages.ts';
import { readingContext } from './pages/reading-context.ts';
import { pageMaker, release } from './pages/render-page.ts';
import { usualVisits } from './pages/usual-visit.ts';
import { previewPages } from './preview/preview-pages.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { appManifests } from './seo/app-manifest.ts';
import { forSearchEngines } from './seo/crawlers.ts';
import { securityText } from './seo/security-txt.ts';
import { shareImages } from './share-images/share-routes.ts';
import { createPurge } from './shared-caching/purge.ts';
import { sharedCaching } from './shared-caching/shared-caching.ts';
import { staticFiles } from './static-files/static-files.ts';

export interface SiteParts {
  settings: Settings;
  content: ContentClient;
  /** for what is read on behalf of an editor, and cached by nobody */
  calls: ContentCalls;
  contentCache: ContentCache;
  media: MediaFiles;
  log: Log;
}

export interface Site {
  listener: RequestListener;
  cache: PageCache;
  requests: RequestCounts;
  turns: Turns;
}

/** Bytes of cached pages in memory. */
const cacheLimit = 96_000_000;

/** How many addresses that nobody knows are asked for, by all clients together: enough for what was published just now. */
const unknownShare = { burst: 20, perSecond: 5, clients: 1 };

/** The site: what every request meets, and what it is made of. */
export function createSite({ settings, content, calls, contentCache, media, log }: SiteParts): Site {
  const { now } = settings;
  const contextFor = readingContext({ settings, contentCache, log });
  const contextForRequest = () => contextFor(newReads());
  const preview = previewPages({ settings, calls, newContext: contextForRequest, log });
  const files = staticFiles(import.meta.env.PROD ? path.resolve(import.meta.dirname, '../client') : null, settings);
  const legacy = keepLegacyTable({ contentCache, now, log });
  const known = keepKnownPages({ contentCache, now, log });
  const unknown = countUnknownAddresses({ send: (paths) => sendUnknownAddresses(content, paths), log });
  const limit = createRateLimit({ ...clientShare(settings.rateLimit), now: () => performance.now() });
  const askedInVain = createRateLimit({ ...unknownShare, now: () => performance.now() });
  const turns = createTurns(turnsOfRenders);
  const admission = createAdmission(limit, turns);
  const client = (request: IncomingMessage) => clientOf(request, settings.trustedProxies);
  const sharing = sharedCaching(settings, settings.purge ? createPurge({ ...settings.purge, log }) : null);
  const cache = new PageCache({
    now: () => now().getTime(),
    limit: cacheLimit,
    onFailure: (key, reason) => log.warn({ key, reason }, 'a page could not be made again; the known one stays'),
    onReplaced: sharing.replaced,
  });
  contentCache.onChange((what) => {
    cache.changed(what);
    sharing.changed(what.keys);
  });
  const makePage = pageMaker({ settings, contextFor, onMade: contentCache.usedByPage, log });
  const pages = cachedPages({
    cache,
    make: makePage,
    cookiesBeside: cookiesBesidePage(settings),
    sharedCaching: sharing,
    known,
    askedInVain,
    admission,
    clientOf: client,
    isKept: import.meta.env.PROD,
    onNotFound: unknown.note,
  });
  const requests = new RequestCounts();
  const observed = observeRest(requests, log);

  const asUsual = usualVisits(settings);
  const addressSettings = { ...settings, isFile: files.has };

  /** What every request meets first, in this order. Each gives the name under which it answered, or null. */
  function answerEarly(request: IncomingMessage, response: ServerResponse): string | null {
    const usual = asUsual(request);
    const known = usual && pages.answerUsual(usual, response);
    if (known) return known;
    const { method = 'GET', url: target = '', rawHeaders, httpVersion, headers } = request;
    const refusal = refuseRequest({ method, target, rawHeaders, httpVersion });
    if (refusal) {
      sendEarly(response, refusalAnswer(refusal, target, settings), method);
      return 'refused';
    }
    const moved = canonicalAddress({ host: headers.host, target, method }, legacy.lookUp, addressSettings);
    if (moved) {
      sendEarly(response, redirectAnswer(moved, settings), method);
      return 'redirect';
    }
    if (files.answer(request, response)) return 'file';
    const language = languageOfVisit(languageVisitOf(request));
    if (language) {
      sendEarly(response, languageAnswer(language, settings), method);
      return 'language';
    }
    if (preview.sessionOf(headers.cookie)) return null;
    return pages.answer(request, response);
  }

  /** What is answered by none of these: calls, images to share, media, files for machines, forms, and pages that are not cached yet. */
  const rest = new Hono<{ Bindings: HttpBindings }>();
  rest.use(limitBody(settings));
  rest.route(
    '/api',
    apiRoutes({
      contextFor,
      previewOf: preview.contextFor,
      cache,
      known,
      askedInVain,
      admission,
      clientOf: ({ env }) => client(env.incoming),
      settings,
      release,
      log,
    }),
  );
  rest.route('/media/share', shareImages({ settings, limit, clientOf: client, log }));
  rest.route('/media', mediaRoutes({ files: media, settings, limit, clientOf: client, log }));
  rest.route('/', appManifests({ contextForRequest, settings, log }));
  rest.route('/', forSearchEngines({ contextFor, cache, admission, clientOf: client, settings, log }));
  rest.route('/', securityText(settings));
  rest.route('/', previewRoutes({ calls, settings, limit, clientOf: client, log }));
  const answerForm = formPages({ settings, newContext: contextForRequest, log });
  rest.post('*', ({ req, env: { incoming } }) => admission.admit(client(incoming), () => answerForm(req.raw)));
  rest.get('*', async ({ req, env: { incoming, outgoing } }) => {
    const session = preview.sessionOf(incoming.headers.cookie);
    if (session) return preview.answer(req.raw, session);
    await pages.answerAnew(incoming, outgoing).then(
      (route) => observed.name(outgoing, route),
      (error: unknown) => answerFailure(error, incoming, outgoing),
    );
    return RESPONSE_ALREADY_SENT;
  });

  function failed(error: unknown, target: string): EarlyAnswer {
    const reason = reasonOf(error);
    if (!(error instanceof TooManyRequests || error instanceof TooBusy)) log.error({ reason }, 'an answer failed');
    return answerToError(error, target, settings);
  }

  function answerFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url: target = '/' } = request;
    const answer = failed(error, target);
    if (!response.headersSent) sendEarly(response, answer, method);
  }

  rest.onError((error, { env }) => earlyResponse(failed(error, env.incoming.url ?? '/')));

  const answerRest = getRequestListener(rest.fetch, { overrideGlobalObjects: false });
  function orFailure(answer: typeof answerEarly, request: IncomingMessage, response: ServerResponse): string | null {
    try {
      return answer(request, response);
    } catch (error) {
      answerFailure(error, request, response);
      return 'failed';
    }
  }

  const listener: RequestListener = (request, response) => {
    const started = performance.now();
    const name = orFailure(answerEarly, request, response);
    if (name === null) {
      observed.follow(request, response, started, () => void answerRest(request, response));
    } else requests.note(name, response.statusCode, performance.now() - started);
  };
  return { listener, cache, requests, turns };
}
