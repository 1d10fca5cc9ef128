import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { ReadsOfRequest } from '../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../app/data/.server/site-context.ts';
import type { Admission } from './limits/admission.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** What routes on Hono get of Node: its own request and response. */
export type Bindings = { Bindings: HttpBindings };

/** What routes get of the site, each of them a part of it. */
export interface SiteBindings {
  /** the reading context of a response; its reads are recorded */
  contextFor: (reads: ReadsOfRequest) => SiteContext;
  /** where responses are cached */
  cache: Pick<PageCache, 'obtain'>;
  admission: Admission;
  /** the client of a request, for the rate limit */
  clientOf: (request: IncomingMessage) => string;
  /** the rate of each client */
  limit: RateLimit;
}
