import { localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { securePage } from '../headers/secure-page.ts';
import { readThirdParties } from '../headers/third-parties.ts';
import type { Log } from '../observe/log.ts';
import { originSetCookies } from '../origin/origin-cookies.ts';
import { requestToRender } from './form-request.ts';
import { renderPage } from './render-page.ts';

export interface FormPagesParts {
  settings: Settings;
  /** the reading context of a page that is not cached */
  newContext: () => SiteContext;
  log: Log;
}

/** The response to a form (section 2, "/crm/{action?}"): rendered for one visitor, never cached. */
export function formPages({ settings, newContext, log }: FormPagesParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const context = newContext();
    const url = new URL(request.url);
    const target = url.pathname + url.search;
    const rendered = await renderPage(requestToRender(request, settings), context, log);
    const thirdParties = await readThirdParties(context, localeOf(url.pathname));
    const page = await securePage(rendered, target, settings, { thirdParties });
    page.headers.set('cache-control', 'private, no-store');
    const visit = { url, referrer: request.headers.get('referer'), cookies: request.headers.get('cookie') ?? '' };
    for (const cookie of originSetCookies(visit, settings)) page.headers.append('set-cookie', cookie);
    return page;
  };
}
