import { type Context, Hono } from 'hono';
import { ContentUnavailable } from '../app/content/.server/errors.ts';
import { readCrmActions, readCrmCampuses, readCrmLinks } from '../app/content/.server/readers/crm-links.ts';
import { readEvents } from '../app/content/.server/readers/events.ts';
import { readNews } from '../app/content/.server/readers/news.ts';
import { readMenu } from '../app/content/.server/readers/website.ts';
import { screenReads } from '../app/content/.server/screens/screen-reads.ts';
import { readShell } from '../app/content/.server/screens/shell.ts';
import { readSchoolOf, type SiteContext } from '../app/content/.server/site-context.ts';
import { actions } from '../app/content/model.ts';
import { isCrmLinkAllowed } from '../app/features/action-flow/crm-link.ts';
import { defaultLocale, isLocale, type Locale } from '../app/routing/locale.ts';
import { type Screen, screens } from '../app/routing/route-table.ts';
import type { Log } from './log.ts';

const errorTexts: Record<number, string> = {
  400: 'Bad request',
  403: 'Access denied',
  404: 'Page not found',
  500: 'Internal server error',
  503: 'Internal server error',
};

/** A failed call (`decisions.md`, "Error shape"). */
function failure(context: Context, statusCode: 400 | 403 | 404 | 500 | 503) {
  return context.json({ source: 'site', statusCode, errorText: errorTexts[statusCode] }, statusCode);
}

type Read = (context: SiteContext, locale: Locale, request: Context) => Promise<unknown>;

/**
 * The calls that a browser may make (section 7 and `decisions.md`, "Calls"): an explicit list. Parameters outside a
 * call's own are never read, the token never leaves the server, everything else is 404.
 */
export function apiRoutes(contextForRequest: () => SiteContext, log: Log): Hono {
  const api = new Hono();

  const answer = (path: string, read: Read) =>
    api.get(path, async (request) => {
      const asked = request.req.query('locale');
      if (asked !== undefined && !isLocale(asked)) return failure(request, 400);
      const found = await read(contextForRequest(), asked ?? defaultLocale, request);
      return found === null || found === undefined ? failure(request, 404) : request.json(found as object);
    });

  answer('/users/me', async (context, locale) => ({ schools: [await readSchoolOf(context, locale)] }));
  answer('/menu-enrichis', async (context, locale, request) => {
    const type = request.req.query('type');
    if (type !== 'navbar' && type !== 'footer') return null;
    const menu = await readMenu(context, locale, type);
    return menu ? [menu] : [];
  });
  answer('/crm-links/actions', readCrmActions);
  answer('/crm-links/:action/:course/campuses', async (context, locale, request) => {
    const action = actions.find((known) => known === request.req.param('action'));
    return action ? readCrmCampuses(context, locale, action, request.req.param('course') ?? '') : null;
  });
  answer('/crm-links/:action/:course/:campus', async (context, locale, request) => {
    const { course = '', campus = '' } = request.req.param();
    const action = actions.find((known) => known === request.req.param('action'));
    if (!action) return null;
    const links = await readCrmLinks(context, locale, { action, course, campus });
    // A link that may not be followed counts as missing (`decisions.md`, "CRM link"); editors' mistakes are logged here.
    const followed = links.filter((link) => isCrmLinkAllowed(link.url, context.settings.crmHosts));
    if (followed.length < links.length)
      log.warn({ action, course, campus }, 'a CRM link leads to a host that is not allowed');
    return followed;
  });
  answer('/events', (context, locale, request) => readEvents(context, locale, { campus: request.req.query('campus') }));
  answer('/:news{[a-z][a-z0-9-]{1,40}-news}', async (context, locale, request) => {
    const school = await readSchoolOf(context, locale);
    if (request.req.param('news') !== `${school.namespace}-news`) return null;
    return (await readNews(context, locale)).articles;
  });
  answer('/shell', (context, locale) => readShell(context, locale));
  answer('/screens/:screen', (context, locale, request) => {
    const screen = screens.find((name): name is Screen => name === request.req.param('screen'));
    return screen ? screenReads[screen](context, locale, request.req.query()) : Promise.resolve(null);
  });

  api.post('/login', (request) => failure(request, 403));
  api.post('/taxonomy/update', (request) => failure(request, 403));
  api.all('*', (request) => failure(request, 404));

  api.onError((error, request) => {
    const unavailable = error instanceof ContentUnavailable;
    log[unavailable ? 'warn' : 'error']({ path: request.req.path, reason: error.message }, 'a call failed');
    return failure(request, unavailable ? 503 : 500);
  });
  return api;
}
