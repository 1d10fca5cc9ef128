import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { createContext } from 'react-router';
import type { School } from '../model.ts';
import type { ShellData } from '../screen-data.ts';
import type { ReaderContext } from './reader-context.ts';
import { readSchool } from './readers/website.ts';
import type { ReadsOfRequest } from './reads-of-request.ts';
import type { SiteSearch } from './search/site-search.ts';
import type { ShareCard } from './translate/share-card.ts';

/** What the reading of a screen needs: the readers' context, and where the site is. */
export interface SiteContext extends ReaderContext {
  /** the dependencies of the response */
  reads: ReadsOfRequest;
  /** what visitors search in: what is published, also in a preview */
  search: SiteSearch;
  /** the public origin */
  siteUrl: string;
  /** the path where social networks find the image of a page, or `null` where what is to be drawn is too long for one */
  shareImagePath: (card: ShareCard) => string | null;
  /** what the browser must know of the configuration */
  settings: ShellData['settings'];
  /** during development and for a logged-in editor only: the diagnostics of error pages */
  diagnostics?: { requestId: string };
  /** called with each part that is missing in a response because it could not be read */
  logLeftOut: (what: string, error: unknown) => void;
  /** called with the error because of which a whole page could not be shown */
  logUnavailable: (error: Error) => void;
  /** counts what a form of the action flow did */
  countAction: (
    event: 'action-chosen' | 'action-left',
    choice: { action: string; course: string; campus: string },
  ) => void;
  /** called with an internal error, in a loader or while rendering */
  logFailed: (error: unknown) => void;
}

/** The key under which a loader finds the context that the server created for its request. */
export const siteContext = createContext<SiteContext>();

/** The school, for the head of a page. */
export function readSchoolOf(context: SiteContext, locale: Locale): Promise<School> {
  return readSchool(context, locale, context.siteUrl);
}

/**
 * Something that a page can do without: when it cannot be read, that is logged and it is left out (section 8).
 * @param what its name, for the log
 */
export const orLeftOut = <T>(context: SiteContext, what: string, read: Promise<T>, without: T): Promise<T> =>
  read.catch((error: unknown) => {
    context.reads.degraded = true;
    context.logLeftOut(what, error);
    return without;
  });
