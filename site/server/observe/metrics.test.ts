import { expect, it } from 'vitest';
import { createVitalHistograms } from '../visits/vital-histograms.ts';
import { createMetrics } from './metrics.ts';
import { RequestCounts } from './request-counts.ts';

it('writes what is counted as Prometheus reads it, also the second time', async () => {
  const requests = new RequestCounts();
  const counts = { hits: 5, stale: 2, misses: 3, renders: 4, failures: 1 };
  const vitals = createVitalHistograms();
  vitals.observe({ screen: 'home', vital: 'LCP', value: 1300 });
  vitals.observe({ screen: 'home', vital: 'CLS', value: 0.02 });
  const metrics = createMetrics({
    requests,
    cache: { counts, size: () => ({ entries: 7, bytes: 900, waiting: 0 }) },
    purge: { counts: () => ({ waiting: 4, oldest: 9, failures: 2 }) },
    renderQueue: { counts: () => ({ running: 1, waiting: 2, refused: 3 }) },
    contentHealth: () => ({ breaker: 'open', requests: { fire: 6 } }) as never,
    contentRefused: () => 8,
    vitals: vitals.metrics,
  });
  requests.note('home', 200, 0.3);
  requests.note('home', 404, 20_000);
  await metrics.metrics();
  requests.note('a"b\n', 200, 2);
  counts.hits += 1;
  const lines = (await metrics.metrics()).split('\n');
  for (const line of [
    '# TYPE vitrine_requests_total counter',
    'vitrine_requests_total{route="home",status="200"} 1',
    'vitrine_requests_total{route="a\\"b\\n",status="200"} 1',
    '# TYPE vitrine_request_duration_seconds histogram',
    'vitrine_request_duration_seconds_bucket{route="home",le="0.0005"} 1',
    'vitrine_request_duration_seconds_bucket{route="home",le="10"} 1',
    'vitrine_request_duration_seconds_bucket{route="home",le="+Inf"} 2',
    'vitrine_request_duration_seconds_sum{route="home"} 20.0003',
    'vitrine_request_duration_seconds_count{route="home"} 2',
    'vitrine_page_cache_lookups_total{result="fresh"} 4',
    'vitrine_page_cache_lookups_total{result="miss"} 3',
    'vitrine_page_cache_renders_total 4',
    'vitrine_page_cache_bytes 900',
    'vitrine_renders{state="waiting"} 2',
    'vitrine_renders_refused_total 3',
    'vitrine_purge_keys_waiting 4',
    'vitrine_purge_oldest_seconds 9',
    'vitrine_purge_failures_total 2',
    'vitrine_content_requests_total{outcome="fire"} 6',
    'vitrine_content_breaker{state="closed"} 0',
    'vitrine_content_breaker{state="open"} 1',
    'vitrine_content_refused 8',
    'vitrine_largest_contentful_paint_seconds_bucket{le="1.2",screen="home"} 0',
    'vitrine_largest_contentful_paint_seconds_bucket{le="1.5",screen="home"} 1',
    'vitrine_largest_contentful_paint_seconds_sum{screen="home"} 1.3',
    'vitrine_cumulative_layout_shift_bucket{le="0.025",screen="home"} 1',
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith('process_cpu_seconds_total'))).toBe(true);
});
