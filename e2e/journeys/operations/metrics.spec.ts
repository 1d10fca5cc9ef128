import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { repository } from '../../../launcher/environment.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { fetchInternal, startSite } from '../../environment/test-environment.ts';

/** Alert rules and dashboard name metrics and labels that a site exposes. */

const sitePort = 4256;

/** Metrics and labels of Prometheus itself, and of each scrape. */
const ofPrometheus = { up: [], labels: ['job', 'instance', 'le'] };

/** What a query names: each metric with the labels that it is filtered by, and the labels of its groups. */
function namesIn(query: string): { metrics: [name: string, labels: string[]][]; groups: string[] } {
  const metrics: [string, string[]][] = [];
  const groups: string[] = [];
  // Grafana fills in the interval; anything else that is no PromQL is a mistake.
  const text = query.replaceAll('$__rate_interval', '5m');
  parser.parse(text).iterate({
    enter({ name, from, to, node }) {
      if (name === '⚠') throw new Error(`no PromQL: ${query}, at "${text.slice(from, to + 20)}"`);
      if (name === 'VectorSelector') {
        const labels = [...text.slice(from, to).matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
        const metric = node.getChild('Identifier');
        metrics.push([metric ? text.slice(metric.from, metric.to) : '', labels]);
      }
      if (name === 'GroupingLabels') groups.push(...(text.slice(from, to).match(/\w+/g) ?? []));
    },
  });
  return { metrics, groups };
}

/** Metrics of an exposition by name, with the labels of their samples. */
function metricsIn(exposition: string): Map<string, Set<string>> {
  const metrics = new Map<string, Set<string>>();
  for (const [, name = ''] of exposition.matchAll(/^# TYPE (\w+) /gm)) metrics.set(name, new Set());
  for (const [, name = '', labels = ''] of exposition.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

async function queriesOf(): Promise<{ place: string; query: string }[]> {
  const read = (file: string) => readFile(path.join(repository, 'deploy', file), 'utf8');
  const { groups } = parse(await read('prometheus/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const { panels } = JSON.parse(await read('grafana/vitrine.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  return [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ place: alert, query: expr }))),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, query: expr }))),
  ];
}

test('every metric and label of the alert rules and of the dashboard is one that a site has', async () => {
  const nowhere = { SHARED_CACHING: 'on', PURGE_URL: 'http://localhost:9/purge' };
  const site = await startSite(sharedEnvironment(), { PORT: String(sitePort), ...nowhere });
  let exposed: Map<string, Set<string>>;
  try {
    await fetch(`http://localhost:${sitePort}/`);
    exposed = metricsIn(await (await fetchInternal(sitePort, '/metrics')).text());
  } finally {
    await site.kill();
  }
  const queries = await queriesOf();
  expect(queries.length).toBeGreaterThan(25);
  const unknown: string[] = [];
  for (const { place, query } of queries) {
    const { metrics, groups } = namesIn(query);
    const labels = new Set(ofPrometheus.labels);
    for (const [name, filteredBy] of metrics) {
      const known = name in ofPrometheus ? new Set<string>() : exposed.get(name);
      if (!known) unknown.push(`${place}: ${name}`);
      for (const label of filteredBy)
        if (!known?.has(label) && !labels.has(label)) unknown.push(`${place}: ${name}{${label}}`);
      for (const label of known ?? []) labels.add(label);
    }
    for (const label of groups) if (!labels.has(label)) unknown.push(`${place}: by (${label})`);
  }
  expect(unknown).toEqual([]);
});
