import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../app/config/settings.server.ts';
import { failureResponse, sendEarly } from './limits/early-response.ts';
import { refuseRequest } from './limits/request-line.ts';
import type { CachedPages } from './pages/cached-pages.ts';
import { createFastPath } from './pages/fast-path.ts';
import type { PreviewPages } from './preview/preview-pages.ts';
import type { StaticFiles } from './static-files/static-files.ts';
import { canonicalUrl } from './urls/canonical-url.ts';
import type { LegacyTable } from './urls/final-url.ts';
import { languageOfVisit, languageResponse, languageVisitOf } from './urls/language/language-of-visit.ts';
import { redirectResponse } from './urls/redirect-response.ts';

export interface EarlyResponseParts {
  settings: Settings;
  files: StaticFiles;
  legacyTable: LegacyTable;
  pages: Pick<CachedPages, 'sendFast' | 'send'>;
  preview: Pick<PreviewPages, 'sessionOf'>;
}

/**
 * What every request meets before the routes, in this order (sections 2 and 10): the fast path of a cached page, refusals,
 * redirects to the canonical URL, built files, the redirect to the visitor's language, cached pages.
 * @returns a function that gives the name under which it responded, or null: nothing was written
 */
export function earlyResponses({ settings, files, legacyTable, pages, preview }: EarlyResponseParts) {
  const fastPath = createFastPath(settings);
  const urlSettings = { ...settings, isFile: files.has };

  return (request: IncomingMessage, response: ServerResponse): string | null => {
    const visit = fastPath(request);
    const sent = visit && pages.sendFast(visit, response);
    if (sent) return sent;
    const { method = 'GET', url: target = '', rawHeaders, httpVersion, headers } = request;
    const refusal = refuseRequest({ method, target, rawHeaders, httpVersion });
    if (refusal) {
      sendEarly(response, failureResponse(refusal.status, target, settings, refusal.headers), method);
      return 'refused';
    }
    const moved = canonicalUrl({ host: headers.host, target, method }, legacyTable, urlSettings);
    if (moved) {
      sendEarly(response, redirectResponse(moved, settings), method);
      return 'redirect';
    }
    if (files.respond(request, response)) return 'file';
    const language = languageOfVisit(languageVisitOf(request, settings));
    if (language) {
      sendEarly(response, languageResponse(language, settings), method);
      return 'language';
    }
    if (preview.sessionOf(headers.cookie)) return null;
    return pages.send(request, response);
  };
}
