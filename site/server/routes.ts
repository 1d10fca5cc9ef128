import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { visitEventsEndpoint } from '@vitrine/contract/visits/visit-events.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Settings } from '../app/config/settings.server.ts';
import type { ContentTransport } from '../app/data/.server/content-service/content-transport.ts';
import { newReads } from '../app/data/.server/reads-of-request.ts';
import { choicesEndpoint } from '../app/http/cookie.ts';
import { apiRoutes } from './api/api.ts';
import { storedChoices } from './api/stored-choices.ts';
import type { Bindings, SiteBindings } from './bindings.ts';
import { limitBody } from './limits/body-limit.ts';
import { toResponse } from './limits/early-response.ts';
import type { RequestFailures } from './limits/error-response.ts';
import { refuseForeignForm } from './limits/foreign-form.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import type { MediaFiles } from './media/media-files.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { shareImages } from './media/share-images/share-routes.ts';
import type { Log } from './observe/log.ts';
import type { RestObserver } from './observe/request-log.ts';
import type { CachedPages } from './pages/cached-pages.ts';
import { formPages } from './pages/form-pages.ts';
import { release } from './pages/render-page.ts';
import type { PreviewPages } from './preview/preview-pages.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { appManifests } from './seo/app-manifest.ts';
import { forSearchEngines } from './seo/crawlers.ts';
import { feedRoutes } from './seo/feeds/feed-routes.ts';
import { securityText } from './seo/security-txt.ts';
import type { LegacyTable } from './urls/final-url.ts';
import type { KnownPages } from './urls/known-pages.ts';
import { browserEvents } from './visits/browser-events.ts';
import type { VisitSums } from './visits/visit-sums.ts';
import type { VitalHistograms } from './visits/vital-histograms.ts';

export interface RouteParts extends SiteBindings {
  settings: Settings;
  transport: ContentTransport;
  media: MediaFiles;
  pages: Pick<CachedPages, 'renderAndSend'>;
  preview: PreviewPages;
  known: KnownPages;
  legacyTable: LegacyTable;
  /** the rate of lookups of what is not known to be published */
  unknownLimit: RateLimit;
  /** the rate of events that one client reports */
  eventLimit: RateLimit;
  sums: Pick<VisitSums, 'note'>;
  vitals: Pick<VitalHistograms, 'observe'>;
  observed: Pick<RestObserver, 'name'>;
  failures: RequestFailures;
  log: Log;
}

/**
 * The routes: `/api`, pictures and files, files for crawlers, feeds, the editors' preview, forms, and pages that are not cached yet.
 * Every failure is a response with a true status (section 8).
 */
export function siteRoutes(parts: RouteParts): RequestListener {
  const { settings, contextFor, pages, preview, admission, clientOf, observed, failures } = parts;
  const newContext = () => contextFor(newReads());
  const routes = new Hono<Bindings>();
  routes.use(limitBody(settings));
  routes.post(`/api${visitEventsEndpoint}`, browserEvents({ ...parts, limit: parts.eventLimit }));
  routes.post(`/api${choicesEndpoint}`, storedChoices(settings));
  routes.route('/api', apiRoutes({ ...parts, release, previewOf: preview.contextFor }));
  routes.route('/media/share', shareImages(parts));
  routes.route('/media', mediaRoutes({ ...parts, files: parts.media }));
  routes.route('/', appManifests({ contextForRequest: newContext, settings }));
  routes.route('/', forSearchEngines(parts));
  routes.route('/', feedRoutes(parts));
  routes.route('/', securityText(settings));
  routes.route('/', previewRoutes(parts));
  const submitForm = formPages({ ...parts, newContext });
  // A cached page has its compressed forms; this one is rendered for one visitor.
  routes.post('*', refuseForeignForm(settings), compress({ encoding: 'gzip' }), ({ req, env }) =>
    admission.admit(clientOf(env.incoming), () => submitForm(req.raw)),
  );
  routes.get('*', async ({ req, env: { incoming, outgoing } }) => {
    const session = preview.sessionOf(incoming.headers.cookie);
    if (session) return admission.admit(clientOf(incoming), () => preview.render(req.raw, session));
    await pages.renderAndSend(incoming, outgoing).then(
      (route) => observed.name(outgoing, route),
      (error: unknown) => failures.send(error, incoming, outgoing),
    );
    return RESPONSE_ALREADY_SENT;
  });
  routes.onError((error, { env }) => toResponse(failures.responseTo(error, env.incoming.url ?? '/')));
  const listener = getRequestListener(routes.fetch, {
    overrideGlobalObjects: false,
    // Of HTTP/1.0, which need not name one.
    hostname: new URL(settings.siteUrl).host,
  });
  return (request: IncomingMessage, response: ServerResponse) => void listener(request, response);
}
