import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { ContentHealth } from '../../app/data/.server/content-guard.ts';
import type { RenderQueue } from '../limits/render-queue.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { latencyBounds, type RequestCounts } from './request-counts.ts';

export interface Observed {
  requests: RequestCounts;
  cache: Pick<PageCache, 'counts' | 'size'>;
  renderQueue: Pick<RenderQueue, 'counts'>;
  contentHealth: () => ContentHealth;
  /** how many cache entries are kept although the content service says that they are gone */
  contentRefused: () => number;
}

type Sample = [labels: Record<string, string | number>, value: number];

const one = (value: number): Sample[] => [[{}, value]];
/** A sample for each value of a label. */
const by = (label: string, values: Record<string, number>): Sample[] =>
  Object.entries(values).map(([of, value]) => [{ [label]: of }, value]);

const breakerStates = ['closed', 'open', 'half-open'] as const;

/** The metrics of the site, with those of its process: computed at each scrape. */
export function createMetrics({ requests, cache, renderQueue, contentHealth, contentRefused }: Observed): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  function expose(
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    read: () => Sample[],
    labels = '',
  ): void {
    const labelNames = labels.split(' ').filter(Boolean);
    new Kind({
      ...{ name, help, labelNames, registers: [registry] },
      collect(this: Counter | Gauge) {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  }

  const statuses = () =>
    [...requests.routes].flatMap(([route, { statuses }]) =>
      [...statuses].map(([status, count]): Sample => [{ route, status }, count]),
    );
  expose(Counter, 'vitrine_requests_total', 'Answers by route and status', statuses, 'route status');
  registry.registerMetric(durations(requests));

  const lookups = ({ hits, stale, misses } = cache.counts) =>
    by('result', { fresh: hits - stale, stale, miss: misses });
  expose(Counter, 'vitrine_page_cache_lookups_total', 'Finished answers looked for', lookups, 'result');
  const { counts } = cache;
  expose(Counter, 'vitrine_page_cache_renders_total', 'Answers made', () => one(counts.renders));
  expose(Counter, 'vitrine_page_cache_failures_total', 'Answers that could not be made again', () =>
    one(counts.failures),
  );
  expose(Gauge, 'vitrine_page_cache_entries', 'Finished answers in memory', () => one(cache.size().entries));
  expose(Gauge, 'vitrine_page_cache_waiting', 'Answers that wait to be made again', () => one(cache.size().waiting));
  expose(Gauge, 'vitrine_page_cache_bytes', 'Bytes of the finished answers in memory', () => one(cache.size().bytes));

  const renders = ({ running, waiting } = renderQueue.counts()) => by('state', { running, waiting });
  expose(Gauge, 'vitrine_renders', 'What is being made for visitors, and what waits for its turn', renders, 'state');
  const refused = () => one(renderQueue.counts().refused);
  expose(Counter, 'vitrine_renders_refused_total', 'What was refused because too much waited', refused);

  const calls = () => by('outcome', { ...contentHealth().calls });
  expose(Counter, 'vitrine_content_calls_total', 'Calls to the content service', calls, 'outcome');
  const states = ({ breaker } = contentHealth()) =>
    breakerStates.map((state): Sample => [{ state }, Number(state === breaker)]);
  expose(Gauge, 'vitrine_content_breaker', 'State of the breaker before the content service', states, 'state');
  const kept = 'Answers kept although the content service says that they are gone';
  expose(Gauge, 'vitrine_content_doubted', kept, () => one(contentRefused()));
  return registry;
}

/** The histogram that `RequestCounts` keeps, as a registry reads it. */
function durations({ routes }: RequestCounts): Metric {
  const name = 'vitrine_request_duration_seconds';
  const told = { name, help: 'Time until an answer was handed over', type: 'histogram', aggregator: 'sum' };
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
  return { ...told, get: async () => ({ ...told, values: values() }) } as unknown as Metric;
}
