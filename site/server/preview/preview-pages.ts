import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { withPictureRights } from '../../app/data/.server/pictures/picture-rights.ts';
import { PreviewOver, previewContent } from '../../app/data/.server/preview-content.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import { securePage } from '../headers/secure-page.ts';
import { noThirdParties, readThirdParties } from '../headers/third-parties.ts';
import { toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import { currentRequestId } from '../observe/current-request.ts';
import type { Log } from '../observe/log.ts';
import { renderPage } from '../pages/render-page.ts';
import { forgetSession, type StoredSession, sessionIn } from './preview-cookie.ts';

interface PreviewPagesParts {
  settings: Settings;
  transport: Pick<ContentTransport, 'request'>;
  /** the reading context of a page; its content client is replaced by that of the preview */
  newContext: () => SiteContext;
  log: Log;
}

/** Pages with drafts, for editors with a preview session. */
export function previewPages({ settings, transport, newContext, log }: PreviewPagesParts) {
  const contextOf = ({ sealed, shared }: StoredSession): SiteContext => {
    const context = newContext();
    const reads = newReads();
    return {
      ...context,
      reads,
      content: withPictureRights(previewContent(transport, sealed), reads, settings.now),
      ...(!shared && { diagnostics: { requestId: currentRequestId() ?? crypto.randomUUID() } }),
      settings: { ...context.settings, preview: { adminOrigin: settings.contentPublicUrl, isOfEditor: !shared } },
    };
  };

  /** The open preview of a request by its `Cookie` header, or `null`. */
  const sessionOf = (cookies: string | undefined) => sessionIn(cookies, settings.acceptedSecrets, Date.now());

  /** Redirects to the published page, where the preview session of the cookie has ended. */
  const leave = (target: string) =>
    new Response(null, {
      status: 303,
      headers: [
        ['location', target],
        ['cache-control', 'private, no-store'],
        ['set-cookie', forgetSession(settings.siteUrl)],
        ...plainHeaders(settings),
      ],
    });

  /** A page or its error response, with the security policy of a preview. */
  async function forEditor(rendered: Response, target: string, thirdParties = noThirdParties): Promise<Response> {
    const preview = { adminOrigin: settings.contentPublicUrl };
    const page = await securePage(rendered, target, settings, { thirdParties, preview });
    // The policy names the panel, which shows failures in its frame as well.
    page.headers.delete('x-frame-options');
    page.headers.set('cache-control', 'private, no-store');
    return page;
  }

  return {
    sessionOf,
    /** The reading context of a request whose `Cookie` header has an open preview session, else `null`. */
    contextFor(cookies: string | undefined): SiteContext | null {
      const session = sessionOf(cookies);
      return session ? contextOf(session) : null;
    },
    /** Renders a page with drafts, for one editor or a reader with a link; never cached. */
    async render(request: Request, session: StoredSession): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const target = pathname + search;
      const context = contextOf(session);
      // Checks the session before rendering: an ended one redirects to the published page.
      try {
        await context.content.get('/schools', { limit: 1, depth: 0 }, z.unknown());
      } catch (error) {
        if (error instanceof PreviewOver) return leave(target);
        if (!(error instanceof ContentUnavailable)) throw error;
        context.logUnavailable(error);
        return forEditor(toResponse(errorResponse(error, target, settings)), target);
      }
      const rendered = await renderPage(new Request(settings.siteUrl + target), context, log);
      return forEditor(rendered, target, await readThirdParties(context, localeOf(pathname)));
    },
  };
}

export type PreviewPages = ReturnType<typeof previewPages>;
