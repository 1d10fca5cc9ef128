import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { CachedResponse, Rendered } from './cached-response.ts';

/** Renders a response, and records its dependencies in `reads`. */
export type Render = (reads: ReadsOfRequest) => Promise<Rendered>;

/** What is to be cached, under which key, and how it is rendered. */
export interface Resource {
  /** canonical: whatever differs in it is a different response */
  key: string;
  /** under which it is counted, for example the name of its route */
  name: string;
  render: Render;
  /** once it is stale it is rendered by the next request for it, and not before: that of a crawler, which may wait */
  onDemand?: true;
  /** the only status that is stored; 200 where absent, since the number of URLs that are not found is unbounded */
  status?: 404;
  /** the resource without parameters of which the rendering has found that their values are none (a campus, a month), read without them too */
  without?: (absent: ReadonlySet<string>) => Resource | undefined;
}

/** A cached response, with what it takes to know when it is stale and to render it again. */
export interface CachedPage {
  readonly resource: Resource;
  readonly response: CachedResponse;
  /** the key of the resource whose rendering it is: that of the plain page where a query has no effect; shared caches purge by it */
  readonly renderedAs: string;
  readonly reads: ReadsOfRequest;
  /** how often it was rendered */
  readonly renders: number;
  /** when it was rendered, by the system's clock */
  readonly renderedAt: number;
  /** whether it was requested since it was rendered, by others than those who waited for that */
  isRequestedAgain: boolean;
  /** since when there should be a newer one, by the system's clock; `null` while it is fresh */
  staleSince: number | null;
}

/** Whether a resource is the answer to what a visitor searched for. */
export const isSearched = ({ key }: Pick<Resource, 'key'>): boolean => /[?&]q=/.test(key);
