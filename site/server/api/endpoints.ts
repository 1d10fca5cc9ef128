import { buildUrl, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { knownInput } from '@vitrine/contract/routes/parse-url.ts';
import { screens } from '@vitrine/contract/routes/route-table.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { actions, menuTypes } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import { readCampuses } from '../../app/data/.server/readers/campuses.ts';
import { readCrmActions, readCrmCampuses, readCrmLink } from '../../app/data/.server/readers/crm-links.ts';
import { readEvents } from '../../app/data/.server/readers/events.ts';
import { readNewsPage } from '../../app/data/.server/readers/news.ts';
import { readMenu } from '../../app/data/.server/readers/website.ts';
import { noteAbsent } from '../../app/data/.server/reads-of-request.ts';
import { readExhibition } from '../../app/data/.server/screens/portfolios.ts';
import { readScreen } from '../../app/data/.server/screens/screen-reads.ts';
import { readSuggestions } from '../../app/data/.server/screens/search.ts';
import { readSchoolOf, type SiteContext } from '../../app/data/.server/site-context.ts';
import { renderShell } from '../../app/pages/frame/shell.server.tsx';
import { isStatic, renderStaticPage } from '../../app/pages/static-pages.server.tsx';
import { asNewsItem, asSchool } from './response-shapes.ts';

/** The reading context of a request. */
export interface EndpointContext {
  site: SiteContext;
  locale: Locale;
  /** the build of the site, whose style sheets rendered pages need */
  release: string;
}

type Parameters = Record<string, string>;

/** An endpoint of the gateway. */
export interface Endpoint {
  /** below `/api`, as Hono writes paths */
  path: string;
  /**
   * Validates the parameters of path and query, and drops those that the endpoint does not take.
   * @returns what to read and the parameters that it depends on, or the status of what is wrong
   */
  prepare(path: Parameters, query: Parameters): PreparedRequest | 400 | 404;
}

export interface PreparedRequest {
  /** the validated parameters other than `locale`: together with the path, all that the response depends on */
  input: Record<string, string | undefined>;
  /** null: does not exist */
  read: (context: EndpointContext) => Promise<unknown>;
  /** the path of a page with the same parameters: what is not found there is not found here either */
  url?: (locale: Locale) => string | null;
  /** the body of the response where one of the parameters is unknown; absent: it counts as not given */
  whenUnknown?: unknown;
}

const slug = z.string().refine(isSlug);
const nothing = z.object({});

/** An endpoint whose path and query are described by schemas: an invalid path is 404, an invalid query 400. */
function endpoint<P extends z.ZodObject, Q extends z.ZodObject>(
  path: string,
  { path: pathSchema, query: querySchema }: { path: P; query: Q },
  read: (context: EndpointContext, input: z.infer<P> & z.infer<Q>) => Promise<unknown>,
  about: (input: z.infer<P> & z.infer<Q>) => Pick<PreparedRequest, 'url' | 'whenUnknown'> = () => ({}),
): Endpoint {
  return {
    path,
    prepare(pathParameters, queryValues) {
      const ofPath = pathSchema.safeParse(pathParameters);
      if (!ofPath.success) return 404;
      const ofQuery = querySchema.safeParse(queryValues);
      if (!ofQuery.success) return 400;
      const input = { ...ofQuery.data, ...ofPath.data } as z.infer<P> & z.infer<Q>;
      return {
        input: ofQuery.data as Record<string, string | undefined>,
        read: (context) => read(context, input),
        ...about(input),
      };
    },
  };
}

const plain = { path: nothing, query: nothing };
const crmChoice = z.object({ action: z.enum(actions), course: slug });
type CrmChoice = z.infer<typeof crmChoice> & { campus?: string };

/** The response for an unknown course or campus is an empty list. */
const offered = ({ action, ...choice }: CrmChoice) => ({
  url: (locale: Locale) => pathTo('crm', locale, { action }, choice),
  whenUnknown: [],
});

/** The endpoints that a browser may request (section 7, "Gateway"): by GET, and no others. */
export const endpoints: readonly Endpoint[] = [
  endpoint('/users/me', plain, async ({ site, locale }) => ({
    schools: [asSchool(await readSchoolOf(site, locale), site.siteUrl)],
  })),
  endpoint(
    '/menu-enrichis',
    { path: nothing, query: z.object({ type: z.enum(menuTypes) }) },
    async ({ site, locale }, { type }) => {
      const menu = await readMenu(site, locale, type);
      return menu ? [menu] : [];
    },
  ),
  endpoint('/crm-links/actions', plain, ({ site, locale }) => readCrmActions(site, locale)),
  endpoint(
    '/crm-links/:action/:course/campuses',
    { path: crmChoice, query: nothing },
    ({ site, locale }, { action, course }) => readCrmCampuses(site, locale, action, course),
    offered,
  ),
  endpoint(
    '/crm-links/:action/:course/:campus',
    { path: crmChoice.extend({ campus: slug }), query: nothing },
    async ({ site, locale }, choice) => {
      const link = await readCrmLink(site, locale, choice);
      return link ? [link] : [];
    },
    offered,
  ),
  endpoint(
    '/events',
    // An unknown value counts as absent (section 2, "Query parameters").
    { path: nothing, query: z.object({ campus: slug.optional().catch(undefined) }) },
    async ({ site, locale }, { campus: requested }) => {
      const campus = requested && (await readCampuses(site, locale)).find(({ slug }) => slug === requested)?.slug;
      noteAbsent(site.reads, { campus: [requested, campus] });
      return readEvents(site, locale, { campus });
    },
    (input) => ({ url: (locale) => pathTo('agenda', locale, {}, input) }),
  ),
  endpoint(
    '/:news{[a-z][a-z0-9-]{1,40}-news}',
    { path: z.object({ news: z.string() }), query: nothing },
    async ({ site, locale }, { news }) => {
      const school = await readSchoolOf(site, locale);
      return news === `${school.namespace}-news`
        ? (await readNewsPage(site, locale, 1)).articles.map(asNewsItem)
        : null;
    },
  ),
  endpoint(
    '/exhibition',
    { path: nothing, query: z.object({ course: slug.optional().catch(undefined) }) },
    ({ site, locale }, { course }) => readExhibition(site, locale, course),
    // Another page with this parameter: that of the exhibition has it in its path, where an unknown one is not found.
    (input) => ({ url: (locale) => pathTo('crm', locale, {}, input) }),
  ),
  endpoint('/suggestions', { path: nothing, query: z.object({ q: z.string() }) }, async ({ site, locale }, { q }) =>
    readSuggestions(site, locale, q),
  ),
  endpoint('/shell', plain, ({ site, locale }) => renderShell(site, locale)),
  {
    path: '/screens/:screen',
    prepare(path, query) {
      const screen = screens.find((name) => name === path.screen);
      if (!screen) return 404;
      const input = knownInput(screen, query, { get: (name) => query[name] ?? null });
      return {
        input,
        read: async ({ site, locale, release }) => {
          if (!isStatic(screen)) return readScreen(site, screen, locale, input);
          const page = await renderStaticPage(site, screen, locale, input);
          return page && { ...page, release };
        },
        url: (locale) => buildUrl(screen, locale, input),
      };
    },
  },
];

/** Endpoints that only the server may use (section 7, "Server only"): 403 for a browser. */
export const serverEndpoints = ['/login', '/taxonomy/update'] as const;
