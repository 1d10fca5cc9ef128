import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ContentHealth } from '../../app/data/.server/content-guard.ts';
import type { Turns } from '../limits/turns.ts';
import type { FinishedCache } from '../page-cache/finished-cache.ts';
import { exposed, type Sample } from './exposition.ts';
import { latencyBounds, type RequestCounts } from './request-counts.ts';

export interface Observed {
  requests: RequestCounts;
  cache: FinishedCache;
  turns: Pick<Turns, 'counts'>;
  contentHealth: () => ContentHealth;
  /** how many answers are kept although the content service says that they are gone */
  doubted: () => number;
}

/** What `/metrics` says, made when it is asked for. */
export interface Metrics {
  contentType: string;
  text(): Promise<string>;
}

/** The metrics of the site, with those of its process. */
export function createMetrics(observed: Observed): Metrics {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  return {
    contentType: process.contentType,
    text: async () =>
      [
        ...requestMetrics(observed.requests),
        ...cacheMetrics(observed.cache),
        ...turnMetrics(observed.turns),
        ...contentMetrics(observed.contentHealth()),
        exposed(
          'vitrine_content_doubted',
          'gauge',
          'Answers kept although the content service says that they are gone',
          [{ value: observed.doubted() }],
        ),
      ]
        .concat(await process.metrics())
        .join('\n'),
  };
}

function requestMetrics({ routes }: RequestCounts): string[] {
  const answers: Sample[] = [];
  const latencies: Sample[] = [];
  for (const [route, { statuses, buckets, seconds }] of routes) {
    for (const [status, value] of statuses) answers.push({ labels: { route, status }, value });
    let sum = 0;
    for (const [index, count] of buckets.entries()) {
      sum += count;
      latencies.push({ suffix: '_bucket', labels: { route, le: latencyBounds[index] ?? '+Inf' }, value: sum });
    }
    latencies.push({ suffix: '_sum', labels: { route }, value: seconds });
    latencies.push({ suffix: '_count', labels: { route }, value: sum });
  }
  return [
    exposed('vitrine_requests_total', 'counter', 'Answers by route and status', answers),
    exposed('vitrine_request_duration_seconds', 'histogram', 'Time until an answer was handed over', latencies),
  ];
}

function cacheMetrics(cache: FinishedCache): string[] {
  const { hits, stale, misses, renders, failures } = cache.counts;
  const { entries, bytes, waiting } = cache.size();
  const lookups = [
    { labels: { result: 'fresh' }, value: hits - stale },
    { labels: { result: 'stale' }, value: stale },
    { labels: { result: 'miss' }, value: misses },
  ];
  return [
    exposed('vitrine_page_cache_lookups_total', 'counter', 'Finished answers looked for', lookups),
    exposed('vitrine_page_cache_renders_total', 'counter', 'Answers made', [{ value: renders }]),
    exposed('vitrine_page_cache_failures_total', 'counter', 'Answers that could not be made again', [
      { value: failures },
    ]),
    exposed('vitrine_page_cache_entries', 'gauge', 'Finished answers in memory', [{ value: entries }]),
    exposed('vitrine_page_cache_waiting', 'gauge', 'Answers that wait to be made again', [{ value: waiting }]),
    exposed('vitrine_page_cache_bytes', 'gauge', 'Bytes of the finished answers in memory', [{ value: bytes }]),
  ];
}

function turnMetrics(turns: Pick<Turns, 'counts'>): string[] {
  const { running, waiting, refused } = turns.counts();
  const states = [
    { labels: { state: 'running' }, value: running },
    { labels: { state: 'waiting' }, value: waiting },
  ];
  return [
    exposed('vitrine_renders', 'gauge', 'What is being made for visitors, and what waits for its turn', states),
    exposed('vitrine_renders_refused_total', 'counter', 'What was refused because too much waited', [
      { value: refused },
    ]),
  ];
}

const breakerStates = ['closed', 'open', 'half-open'] as const;

function contentMetrics({ breaker, calls }: ContentHealth): string[] {
  const outcomes = Object.entries(calls).map(([outcome, value]) => ({ labels: { outcome }, value }));
  const states = breakerStates.map((state) => ({ labels: { state }, value: state === breaker ? 1 : 0 }));
  return [
    exposed('vitrine_content_calls_total', 'counter', 'Calls to the content service', outcomes),
    exposed('vitrine_content_breaker', 'gauge', 'State of the breaker before the content service', states),
  ];
}
