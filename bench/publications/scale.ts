import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from '../../e2e/environment/editor.ts';
import { type Nginx, startNginx } from '../../e2e/environment/proxies/nginx.ts';
import {
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../e2e/environment/test-environment.ts';
import { untilReads } from '../../e2e/environment/until-reads.ts';
import { visit } from '../../e2e/environment/visits.ts';
import { buildContent, buildSite } from '../../launcher/build.ts';
import { urlsOfSitemap } from '../../mirror/references.ts';
import { runClient } from '../bench-environment.ts';
import { browserEncodings, budget, median, memoryOf, say, sayFaults } from '../load.ts';
import { until } from '../until.ts';
import { addCopies } from './add-copies.ts';

const [nginxPort, contentPort] = [4185, 4175];
const sitePorts = [4176, 4177, 4178, 4179];
const origin = `http://localhost:${nginxPort}`;
const [manyNews, manyPages] = [10_000, 1000];
/** Pages that are rendered for the first time, of each number of processes; visitors that read them at once. */
const [coldPages, coldVisitors] = [600, 16];
const publications = 20;
/** Milliseconds from the end of a publication until it is on all sites: 95 of 100 times. */
const freshBudget = 1000;
/** Megabytes of a site process. */
const memoryBudget = 1500;
/** What a sitemap may have (sitemaps.org): URLs, and megabytes. */
const sitemapBounds = { urls: 50_000, megabytes: 50 };
/** The article that is published again and again. */
const slug = 'cahiers-numero-quatre';

/** One, two and four processes of a site behind nginx, with 10,000 news and 1,000 pages. */
export async function benchScale(): Promise<boolean> {
  await buildContent();
  await buildSite();
  const environment = await prepareEnvironment(contentPort);
  const file = path.join(environment.dataDir, 'content.db');
  const database = new DatabaseSync(file, { timeout: 30_000 });
  addCopies(database, 'news', manyNews);
  addCopies(database, 'pages', manyPages);
  database.close();
  const content = await startContentService(environment);
  try {
    let kept = true;
    for (const count of [1, 2, 4]) kept = (await measure(environment, sitePorts.slice(0, count))) && kept;
    return kept;
  } finally {
    await content.stop();
    await removeEnvironment(environment);
  }
}

const upstream = (ports: readonly number[]) => `
upstream sites { ${ports.map((port) => `server 127.0.0.1:${port};`).join(' ')} keepalive 64; }
server {
  listen 127.0.0.1:${nginxPort};
  location / {
    proxy_pass http://sites;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host localhost:${nginxPort};
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}`;

async function measure(environment: TestEnvironment, ports: readonly number[]): Promise<boolean> {
  const sites: Running[] = [];
  let nginx: Nginx | null = null;
  try {
    for (const port of ports) {
      const folder = path.join(environment.dataDir, `cache-${ports.length}-${port}`);
      const settings = { PORT: String(port), SITE_URL: origin, CACHE_DIR: folder, TRUSTED_PROXIES: '1' };
      // All visitors of the bench have one address.
      sites.push(await startSite(environment, { ...settings, RATE_LIMIT: '10000' }));
    }
    nginx = await startNginx(nginxPort, upstream(ports));
    // The search reads every document: until it is there, it has the content service to itself.
    for (const port of ports) await untilReads(`http://localhost:${port}/recherche-sur-le-site?q=${slug}`);
    process.stdout.write(`${ports.length === 1 ? 'One process' : `${ports.length} processes`} behind nginx\n`);
    const isListed = await measureSitemap();
    const isInTime = await measureCold();
    await measureWarm();
    const isFresh = await measurePublications(environment, ports);
    const memory = await Promise.all(ports.map(memoryOf));
    const most = Math.max(...memory);
    return (
      budget('most memory of a process, MB', most, memoryBudget, most <= memoryBudget) &&
      isFresh &&
      isListed &&
      isInTime
    );
  } finally {
    await nginx?.end();
    for (const site of sites) await site.stop();
  }
}

async function measureSitemap(): Promise<boolean> {
  const begun = performance.now();
  const { body } = await visit(`${origin}/sitemap.xml`);
  say('sitemap, first request, ms', (performance.now() - begun).toFixed(0));
  const [urls, megabytes] = [body.split('<loc>').length - 1, Buffer.byteLength(body) / 1e6];
  const { urls: mostUrls, megabytes: mostMegabytes } = sitemapBounds;
  const hasUrls = budget('URLs in it', urls, mostUrls, urls > 2 * manyNews && urls <= mostUrls);
  return budget('megabytes', megabytes, mostMegabytes, megabytes <= mostMegabytes) && hasUrls;
}

/** Pages that nobody has read yet, from all over the sitemap: each is rendered by the process that gets it. */
async function measureCold(): Promise<boolean> {
  const { body } = await visit(`${origin}/sitemap.xml`);
  const all = urlsOfSitemap(body);
  const step = Math.floor(all.length / coldPages);
  const pages = Array.from({ length: coldPages }, (_, index) => all[index * step] ?? '');
  const times: number[] = [];
  const late: string[] = [];
  const begun = performance.now();
  const visitor = async () => {
    for (let page = pages.pop(); page !== undefined; page = pages.pop()) {
      const { status, ms } = await visit(page);
      times.push(ms);
      if (status !== 200) late.push(`status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: coldVisitors }, visitor));
  say('cold pages per second', ((coldPages * 1000) / (performance.now() - begun)).toFixed(0));
  say('middle, ms', median(times).toFixed(0));
  sayFaults(late);
  return budget('that did not come in time', late.length, 0, late.length === 0);
}

async function measureWarm(): Promise<void> {
  const command = ['wrk', '-t1', '-c32', '-d5s', '-H', `Accept-Encoding: ${browserEncodings}`, `${origin}/`];
  const printed = await runClient(command);
  if (printed.includes('Non-2xx')) throw new Error(`Not every response was 200:\n${printed}`);
  say('warm responses per second', Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]).toFixed(0));
}

/** How soon a publication is on all processes, and is found by their searches. */
async function measurePublications(environment: TestEnvironment, ports: readonly number[]): Promise<boolean> {
  const editor = await logIn(environment.contentUrl);
  const { id } = await editor.find('news', 'slug', slug);
  const shown: number[] = [];
  const found: number[] = [];
  for (let round = 0; round < publications; round += 1) {
    const word = `zqxw${'abcdefghijklmnopqrstuvwxyz'[round]?.repeat(6)}`;
    const end = `en ${ports.length} fois, tour ${round}.`;
    await editor.change('news', id, { title: `Essai ${word} ${end}`, _status: 'published' });
    const begun = performance.now();
    const shownBy = async (path: string, times: number[]) => {
      const everywhere = ports.map(async (port) => {
        const page = `http://localhost:${port}${path}`;
        await until(`${page} shows “${end}”`, async () => (await visit(page)).body.includes(end), 20);
      });
      await Promise.all(everywhere);
      times.push(performance.now() - begun);
    };
    // Suggestions: a page of results is rendered for each request, which would take the processors from what is measured.
    await Promise.all([shownBy(`/actualites/${slug}`, shown), shownBy(`/api/suggestions?q=${word}`, found)]);
    await pause(500);
  }
  const isFresh = (
    [
      ['published until on all', shown],
      ['published until found on all', found],
    ] as const
  ).map(([name, times]) => {
    const p95 = times.toSorted((one, other) => one - other)[Math.ceil(publications * 0.95) - 1] ?? Number.NaN;
    say(`${name}, middle, ms`, median(times).toFixed(0));
    return budget(`${name}, 95 of 100, ms`, p95, freshBudget, p95 <= freshBudget);
  });
  return isFresh.every(Boolean);
}
