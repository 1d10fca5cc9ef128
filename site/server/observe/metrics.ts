import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { ContentHealth } from '../../app/data/.server/content-service/circuit-breaker.ts';
import type { RenderQueue } from '../limits/render-queue.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PurgeQueue } from '../page-cache/shared-caching/purge-queue.ts';
import { latencyBounds, type RequestCounts } from './request-counts.ts';

export interface Observed {
  requests: RequestCounts;
  cache: Pick<PageCache, 'counts' | 'size'>;
  renderQueue: Pick<RenderQueue, 'counts'>;
  /** what browsers measured */
  vitals: readonly Metric[];
  /** null where no CDN is purged */
  purge: Pick<PurgeQueue, 'counts'> | null;
  contentHealth: () => ContentHealth;
  /** how many cache entries stay although the content service reports them as deleted: its responses are implausible */
  contentRefused: () => number;
}

type Sample = [labels: Record<string, string | number>, value: number];

const breakerStates = ['closed', 'open', 'half-open'] as const;

/** The metrics of the site, with those of its process: computed at each scrape. */
export function createMetrics(observed: Observed): Registry {
  const { requests, cache, renderQueue, vitals, purge, contentHealth, contentRefused } = observed;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  /** @param read a value, one for each value of the label, or samples with several labels */
  function expose(
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    read: () => number | Record<string, number> | Sample[],
    label = '',
  ): void {
    const samples = (): Sample[] => {
      const found = read();
      if (typeof found === 'number') return [[{}, found]];
      return Array.isArray(found) ? found : Object.entries(found).map(([of, value]) => [{ [label]: of }, value]);
    };
    new Kind({
      ...{ name, help, labelNames: label.split(' ').filter(Boolean), registers: [registry] },
      collect(this: Counter | Gauge) {
        this.reset();
        for (const [labels, value] of samples()) this.inc(labels, value);
      },
    });
  }

  const statuses = () =>
    [...requests.routes].flatMap(([route, { statuses }]) =>
      [...statuses].map(([status, count]): Sample => [{ route, status }, count]),
    );
  expose(Counter, 'vitrine_requests_total', 'Responses by route and status', statuses, 'route status');
  registry.registerMetric(durations(requests));
  for (const vital of vitals) registry.registerMetric(vital);

  const { counts } = cache;
  const lookups = ({ hits, stale, misses } = counts) => ({ fresh: hits - stale, stale, miss: misses });
  expose(Counter, 'vitrine_page_cache_lookups_total', 'Lookups in the page cache', lookups, 'result');
  expose(Counter, 'vitrine_page_cache_renders_total', 'Responses rendered', () => counts.renders);
  const failuresHelp = 'Responses that could not be revalidated';
  expose(Counter, 'vitrine_page_cache_failures_total', failuresHelp, () => counts.failures);
  expose(Gauge, 'vitrine_page_cache_entries', 'Cached responses in memory', () => cache.size().entries);
  const waitingHelp = 'Cached responses that wait for revalidation';
  expose(Gauge, 'vitrine_page_cache_waiting', waitingHelp, () => cache.size().waiting);
  expose(Gauge, 'vitrine_page_cache_bytes', 'Bytes of the cached responses in memory', () => cache.size().bytes);

  const renders = ({ running, waiting } = renderQueue.counts()) => ({ running, waiting });
  expose(Gauge, 'vitrine_renders', 'Renderings for visitors, running and queued', renders, 'state');
  const refused = () => renderQueue.counts().refused;
  expose(Counter, 'vitrine_renders_refused_total', 'Renderings refused because the queue was full', refused);

  const outcomes = () => ({ ...contentHealth().requests });
  expose(Counter, 'vitrine_content_requests_total', 'Requests to the content service', outcomes, 'outcome');
  const states = ({ breaker } = contentHealth()) =>
    Object.fromEntries(breakerStates.map((state) => [state, Number(state === breaker)]));
  expose(Gauge, 'vitrine_content_breaker', 'State of the circuit breaker of the content service', states, 'state');
  const refusedHelp = 'Cache entries that stay although the content service reports them as deleted';
  expose(Gauge, 'vitrine_content_refused', refusedHelp, contentRefused);
  if (purge) {
    const keysHelp = 'Surrogate keys that the CDN has not purged yet';
    expose(Gauge, 'vitrine_purge_keys_waiting', keysHelp, () => purge.counts().waiting);
    expose(Gauge, 'vitrine_purge_oldest_seconds', 'Age of the oldest of them', () => purge.counts().oldest);
    expose(Counter, 'vitrine_purge_failures_total', 'Purge requests that failed', () => purge.counts().failures);
  }
  return registry;
}

/** The histogram that `RequestCounts` keeps, as a registry reads it. */
function durations({ routes }: RequestCounts): Metric {
  const name = 'vitrine_request_duration_seconds';
  const metric = { name, help: 'Time until a response was handed over', type: 'histogram', aggregator: 'sum' };
  const values = () =>
    [...routes].flatMap(([route, { buckets, seconds }]) => {
      let sum = 0;
      const cumulated = buckets.map((count, index) => {
        sum += count;
        return { metricName: `${name}_bucket`, labels: { route, le: latencyBounds[index] ?? '+Inf' }, value: sum };
      });
      const total = { metricName: `${name}_sum`, labels: { route }, value: seconds };
      return [...cumulated, total, { metricName: `${name}_count`, labels: { route }, value: sum }];
    });
  return { ...metric, get: async () => ({ ...metric, values: values() }) } as unknown as Metric;
}
