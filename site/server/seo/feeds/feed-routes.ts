import { documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { eventKinds } from '@vitrine/contract/vocabulary/event-kinds.ts';
import { oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../../app/config/settings.server.ts';
import type { ReadsOfRequest } from '../../../app/data/.server/reads-of-request.ts';
import { readCalendar, readNewsFeed } from '../../../app/data/.server/screens/feeds.ts';
import type { SiteContext } from '../../../app/data/.server/site-context.ts';
import { calendarUrl, feedUrls } from '../../../app/data/feed-urls.ts';
import { responseOf } from '../../api/json-response.ts';
import type { Bindings, SiteBindings } from '../../bindings.ts';
import { textHeaders } from '../../headers/response-headers.ts';
import { type EarlyResponse, failureResponse, toResponse } from '../../limits/early-response.ts';
import type { Rendered } from '../../page-cache/cached-response.ts';
import type { LegacyTable } from '../../urls/final-url.ts';
import type { KnownPages } from '../../urls/known-pages.ts';
import { redirectResponse } from '../../urls/redirect-response.ts';
import { atomText } from './atom.ts';
import { calendarText } from './calendar-text.ts';
import { jsonFeed } from './json-feed.ts';

interface Parts extends Pick<SiteBindings, 'contextFor' | 'cache' | 'admission' | 'clientOf'> {
  known: Pick<KnownPages, 'has'>;
  legacyTable: LegacyTable;
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>;
}

/** What a URL stands for: the page with the same content, and the text that is rendered for it. */
interface Source {
  /** of the page; 404 where no such page is published */
  page: string;
  /** what else the text depends on: its format, a filter */
  variant: string;
  type: string;
  renderText: (context: SiteContext) => Promise<string | null>;
}

/** Matches the last segment of a path, whose extension is the format. */
const slugOf = (context: Context, extension: string) => context.req.param('file')?.slice(0, -extension.length) ?? '';

/**
 * Feeds of news and calendars of events, of the school and of each campus, in each language; the calendar of one event. Rendered
 * once, and again when something that they hold changes; served during an outage of the content service as pages are.
 */
export function feedRoutes({
  contextFor,
  cache,
  known,
  legacyTable,
  admission,
  clientOf,
  settings,
}: Parts): Hono<Bindings> {
  const { siteUrl } = settings;
  const routes = new Hono<Bindings>();

  /** The same feed of a page that has moved: who follows it follows it on. Where the page led elsewhere there may be none. */
  function movedFeed({ page }: Source, url: string): EarlyResponse | null {
    const moved = legacyTable(page);
    if (!moved || parseUrl(moved)?.screen !== parseUrl(page)?.screen) return null;
    const requested = new URL(url);
    const to = new URL(moved, siteUrl);
    to.pathname += requested.pathname.slice(requested.pathname.lastIndexOf('.'));
    to.search ||= requested.search;
    to.hash = '';
    return redirectResponse({ redirect: to.href, byTable: true }, settings);
  }

  async function respond({ req, env }: Context<Bindings>, source: Source | null): Promise<Response> {
    const notFound = () =>
      toResponse((source && movedFeed(source, req.url)) ?? failureResponse(404, req.path, settings));
    if (!source || !known.has(source.page)) return notFound();
    const { page, variant, type, renderText } = source;
    const headers = textHeaders(settings, type);
    const render = async (reads: ReadsOfRequest): Promise<Rendered> => {
      const text = await renderText(contextFor(reads));
      return { status: text === null ? 404 : 200, body: Buffer.from(text ?? ''), headers, noStore: text === null };
    };
    const response = await cache.obtain({
      // Not a path, so that no request for a page finds it in the page cache.
      key: `${variant} ${page}`,
      name: variant,
      render: admission.once(clientOf(env.incoming), render),
    });
    return response.status === 404 ? notFound() : responseOf(response, req.raw.headers);
  }

  const formats = [
    { name: 'atom', type: 'application/atom+xml; charset=utf-8', write: atomText },
    { name: 'json', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
  ] as const;

  for (const locale of locales) {
    for (const { name, type, write } of formats) {
      const source = (page: string, slug?: string): Source => ({
        ...{ page, type, variant: name },
        renderText: async (context) => {
          const feed = await readNewsFeed(context, locale, slug);
          return feed && write(feed, siteUrl);
        },
      });
      const news = pathTo('news-list', locale);
      routes.get(feedUrls(news)[name], (context) => respond(context, source(news)));
      const extension = feedUrls('')[name];
      routes.get(`${pathTo('campus-list', locale)}/:file{.+\\${extension}}`, (context) => {
        const slug = slugOf(context, extension);
        return respond(context, isSlug(slug) ? source(documentPath({ kind: 'campus', slug }, locale), slug) : null);
      });
    }

    const agenda = pathTo('agenda', locale, {});
    const calendar = (context: Context<Bindings>, slug?: string) => {
      const given = context.req.query('kind');
      const kind = given === undefined ? undefined : oneOf(eventKinds, given);
      if (given !== undefined && !kind) return respond(context, null);
      const page = pathTo('agenda', locale, slug ? { slug } : {});
      const renderText = async (site: SiteContext) => {
        const read = await readCalendar(site, locale, { slug, kind });
        return read && calendarText(read, siteUrl);
      };
      const variant = kind ? `calendar of ${kind}` : 'calendar';
      return respond(context, { page, variant, type: 'text/calendar; charset=utf-8', renderText });
    };
    routes.get(calendarUrl(agenda), (context) => calendar(context));
    const extension = calendarUrl('');
    routes.get(`${agenda}/:file{.+\\${extension}}`, (context) => {
      const slug = slugOf(context, extension);
      return isSlug(slug) ? calendar(context, slug) : respond(context, null);
    });
  }
  return routes;
}
