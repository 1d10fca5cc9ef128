import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { parseUrl } from '../../../contract/routes/parse-url.ts';
import { readableText } from '../../../mirror/references.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { type ContentProxy, startContentProxy } from '../../environment/proxies/content-proxy.ts';
import { type Fault, faults } from '../../environment/proxies/faults.ts';
import { screenSamples } from '../../environment/screens.ts';
import {
  fetchInternal,
  prepareEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';
import { p99Of, type Visit, visit, visitSteadily } from '../../environment/visits.ts';

/** An environment of its own, whose site reaches its content service through a proxy that spoils the responses. */
const sitePort = 4280;
const origin = `http://localhost:${sitePort}`;
const perSecond = 40;

/** Milliseconds: the 99th percentile of cached pages, the refusal of another page, and until everything is right again. */
const most = { cached: 200, refusal: 2000, recovery: 60_000 };

/** What is published during a fault, and the pages that show it. */
const published = [
  { collection: 'courses', slug: 'design-objet', pages: ['/formations/design-objet', '/formations'] },
  { collection: 'campuses', slug: 'nantes', pages: ['/campus/nantes', '/campus', '/en/campuses/nantes'] },
];
/** Pages that are never cached: they are the same without the content service. */
const uncached = '/error/debug';
const warm = [
  ...new Set([...screenSamples.map(({ path }) => path), ...published.flatMap(({ pages }) => pages)]),
].filter((path) => !path.endsWith(uncached));
const warmUrls = warm.map((path) => origin + path);

/** The most plausible fault is part of every test run; the others take minutes. */
const inEveryRun = ['empty lists, during a publication'];

/** Whether a page needs a document that no other page needs: the rest can be rendered of what others have had cached. */
const isOfOneDocument = (path: string) => ['article', 'course', 'campus'].includes(parseUrl(path)?.screen ?? '');
/** Whether the document that a list belongs to is on a page that is cached. */
const isOfWarm = (path: string) => warm.some((page) => page.endsWith(path.slice(path.lastIndexOf('/'))));
/** Whether a page needs a list that no other page needs. */
const isOfOneList = (path: string) => parseUrl(path)?.screen === 'agenda' && Boolean(parseUrl(path)?.params.slug);

let environment: TestEnvironment;
let content: Running;
let proxy: ContentProxy;
let site: Running;
let editor: Editor;
/** Pages that nobody has requested yet: of a document, and of a list of which an empty one could pass for the truth. */
let cold: { documents: string[]; lists: string[] };
let publications = 0;

/**
 * Starts the site, and waits until it reports ready, as a load balancer does.
 * @param warmUpSeconds the default, except where pages must not be cached
 */
async function startOurs(warmUpSeconds = 30): Promise<Running> {
  const settings = { PORT: String(sitePort), CONTENT_URL: proxy.url, RATE_LIMIT: '500' };
  const running = await startSite(environment, { ...settings, WARM_UP_SECONDS: String(warmUpSeconds) });
  const isReady = async () => (await fetchInternal(sitePort, '/health/ready')).status;
  await expect.poll(isReady, { timeout: 40_000 }).toBe(200);
  return running;
}

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  environment = await prepareEnvironment(sitePort + 1);
  content = await startContentService(environment);
  proxy = await startContentProxy(environment.contentUrl, sitePort + 2);
  // Without any page in the cache: those that nobody requests stay uncached.
  site = await startOurs(0);
  editor = await logIn(environment.contentUrl);
  for (const path of warm) await untilReads(origin + path);
  const urls = (await untilReads(`${origin}/sitemap.xml`)).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g);
  const others = [...urls].map(([, path = '']) => path).filter((path) => !warm.includes(path));
  cold = {
    documents: others.filter(isOfOneDocument),
    lists: others.filter(isOfOneList).sort((one, other) => Number(isOfWarm(other)) - Number(isOfWarm(one))),
  };
});
test.afterAll(async () => {
  await site?.kill();
  for (const running of [proxy, content]) await running?.stop();
  if (environment) await removeEnvironment(environment);
});

/** The mark that tells the titles of publications apart. */
const mark = / · \d+/g;
/** What a visitor reads, whichever publication it shows. */
const readable = (html: string) => readableText(html.replaceAll(mark, ''));

/** Where two texts begin to differ; `null` where they are the same. */
function differenceOf(one: string, other: string): string | null {
  if (one === other) return null;
  const words = [one, other].map((text) => text.split(/\s+/));
  const at = words[0]?.findIndex((word, index) => word !== words[1]?.[index]) ?? 0;
  return words.map((all) => all.slice(Math.max(0, at - 3), at + 8).join(' ')).join(' | ');
}

/** Publishes a document under its title with another mark. @returns the pages that must show it, and the title */
async function publish({ collection, slug, pages }: (typeof published)[number]) {
  const { id, title: former } = await editor.find(collection, 'slug', slug);
  publications += 1;
  const title = `${String(former).replace(mark, '')} · ${publications}`;
  await editor.change(collection, id, { title, _status: 'published' });
  return { title, pages: pages.filter((page) => !page.startsWith('/en/')) };
}

type Published = Awaited<ReturnType<typeof publish>>;

/** Milliseconds until a condition holds, or `most.recovery` and more. */
async function untilHolds(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 1.5 * most.recovery && !(await holds())) await pause(50);
  return performance.now() - begun;
}

const shows = async ({ title, pages }: Published) => {
  for (const page of pages) if (!(await visit(origin + page)).body.includes(title)) return false;
  return true;
};

/** The situations in which a fault is met: what happens while it lasts. @returns what was published during it */
const situations: Record<string, (during: typeof visitDuring) => Promise<Published[]>> = {
  steady: async (during) => {
    await during(4000);
    return [];
  },
  'during a publication': async (during) => {
    const all: Published[] = [];
    await during(4000, async () => {
      for (const one of published) all.push(await publish(one));
    });
    return all;
  },
  'across a restart': async (during) => {
    const all: Published[] = [];
    await during(1000, async () => {
      for (const one of published.slice(0, 1)) all.push(await publish(one));
    });
    await site.stop();
    // Its message reaches nobody.
    for (const one of published.slice(1)) all.push(await publish(one));
    site = await startOurs();
    await during(4000);
    return all;
  },
};

/** Visits of cached pages. */
let visits: Visit[];
/** Visits of pages that were not requested before. */
let first: Visit[];

/** Visits cached pages at a steady rate, and pages that are not cached, while something happens. */
async function visitDuring(milliseconds: number, work: () => Promise<unknown> = async () => undefined): Promise<void> {
  const end = visitSteadily(warmUrls, perSecond);
  const page = cold.documents.shift();
  if (!page) throw new Error('no page is left that nobody has requested');
  // Only such a response is plausible.
  const list = test.info().title.startsWith('empty lists') ? cold.lists.shift() : undefined;
  await Promise.all([
    pause(milliseconds),
    work(),
    (async () => {
      await pause(milliseconds / 4);
      const both = [page, ...(list ? [list] : [])].map((path) => visit(origin + path));
      first.push(...(await Promise.all(both)));
    })(),
  ]);
  visits.push(...(await end()));
}

for (const [name, fault] of Object.entries<Fault | 'refuse'>(faults)) {
  for (const [situation, meet] of Object.entries(situations)) {
    const tag = inEveryRun.includes(`${name}, ${situation}`) ? [] : ['@long'];
    test(`${name}, ${situation}: cached pages stay as they are, others are refused, and all is right soon after`, {
      tag,
    }, async () => {
      [visits, first] = [[], []];
      const before = new Map<string, string>();
      for (const url of warmUrls) before.set(url, readable((await visit(url)).body));

      await proxy.breakWith(fault);
      const changes = await meet(visitDuring);
      await proxy.breakWith(null);
      const during = visits;
      const end = visitSteadily(warmUrls, perSecond);
      const recovery = await untilHolds(async () => {
        for (const { url } of first) if ((await visit(url)).status !== 200) return false;
        for (const change of changes) if (!(await shows(change))) return false;
        return true;
      });
      const all = [...during, ...(await end())];

      const figures = {
        visits: [during, all].map(({ length }) => length),
        p99: [during, all].map((some) => Math.round(p99Of(some))),
        first: first.map(({ status, failure, ms }) => `${status ?? failure} in ${Math.round(ms)}`).join(', '),
        recovery: Math.round(recovery),
      };
      test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
      const wrong = all
        .filter(({ status }) => status !== 200)
        .map(({ url, status, failure }) => `${status ?? failure} ${url}`);
      expect.soft([...new Set(wrong)]).toEqual([]);
      const differences = all.flatMap(({ url, body }) => {
        const difference = differenceOf(before.get(url) ?? '', readable(body));
        return difference === null ? [] : [`${url}: ${difference}`];
      });
      expect.soft([...new Set(differences)]).toEqual([]);
      for (const some of [during, all]) expect.soft(p99Of(some)).toBeLessThan(most.cached);
      expect.soft(first[0]?.status, 'a page of a document that nobody has requested').not.toBe(200);
      for (const { url, status, headers, ms } of first.filter((one) => one.status !== 200)) {
        // 503; where the content service does not respond in time, 504 (section 8).
        expect.soft([503, 504], url).toContain(status);
        expect.soft(Number(headers['retry-after']), url).toBeGreaterThan(0);
        expect.soft(ms, url).toBeLessThanOrEqual(most.refusal);
      }
      // What could be rendered of cached responses is what it is without the fault.
      for (const { url, status, body } of first) {
        if (status !== 200) continue;
        expect.soft(differenceOf(readable((await visit(url)).body), readable(body)), url).toBeNull();
      }
      expect.soft(recovery).toBeLessThanOrEqual(most.recovery);
    });
  }
}
