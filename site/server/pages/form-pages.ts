import { localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { securePage } from '../headers/secure-page.ts';
import { readThirdParties } from '../headers/third-parties.ts';
import type { Log } from '../log.ts';
import { originSetCookies } from '../origin/origin-cookies.ts';
import { renderPage } from './render-page.ts';

export interface FormPagesParts {
  settings: Settings;
  /** what a page that is not kept reads with */
  newContext: () => SiteContext;
  log: Log;
}

/** What the answer to a form may depend on. */
const readHeaders = ['content-type', 'cookie', 'origin'] as const;

/** The answer to a form (section 2, "/crm/{action?}"): made for one visitor, never kept by anybody. */
export function formPages({ settings, newContext, log }: FormPagesParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const context = newContext();
    const url = new URL(request.url);
    const target = url.pathname + url.search;
    const headers = new Headers();
    for (const name of readHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    // Asked for under the public origin, whatever a proxy or a client calls it.
    const form = { method: 'POST', headers, body: request.body, duplex: 'half' };
    const asked = new Request(settings.siteUrl + target, form);
    const rendered = await renderPage(asked, context, log);
    const thirdParties = await readThirdParties(context, localeOf(url.pathname));
    const page = await securePage(rendered, target, settings, { thirdParties });
    page.headers.set('cache-control', 'private, no-store');
    const visit = { url, referrer: request.headers.get('referer'), cookies: request.headers.get('cookie') ?? '' };
    for (const cookie of originSetCookies(visit, settings)) page.headers.append('set-cookie', cookie);
    return page;
  };
}
