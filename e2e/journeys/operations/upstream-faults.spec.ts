import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { parseUrl } from '../../../contract/routes/parse-url.ts';
import { type ContentProxy, startContentProxy } from '../../environment/content-proxy.ts';
import { type Editor, logIn } from '../../environment/editor.ts';
import { type Fault, faults } from '../../environment/faults.ts';
import { screenSamples } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Visit, visit, visitSteadily } from '../../environment/steady-visits.ts';
import {
  copyEnvironment,
  type Running,
  removeEnvironment,
  startContentService,
  startSite,
  type TestEnvironment,
} from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

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

/** Whether a page needs a document that no other page needs: the rest can be rendered of what others have had cached. */
const isOfOneDocument = (path: string) => ['article', 'course', 'campus'].includes(parseUrl(path)?.screen ?? '');

let environment: TestEnvironment;
let content: Running;
let proxy: ContentProxy;
let site: Running;
let editor: Editor;
/** Pages that nobody has requested yet. */
let cold: string[];
let publications = 0;

const startOurs = () => startSite(environment, { PORT: String(sitePort), CONTENT_URL: proxy.url, RATE_LIMIT: '500' });

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  environment = await copyEnvironment(sharedEnvironment(), sitePort + 1);
  content = await startContentService(environment);
  proxy = await startContentProxy(environment.contentUrl, sitePort + 2);
  site = await startOurs();
  editor = await logIn(environment.contentUrl);
  for (const path of warm) await untilReads(origin + path);
  const urls = (await untilReads(`${origin}/sitemap.xml`)).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g);
  cold = [...urls].map(([, path = '']) => path).filter((path) => isOfOneDocument(path) && !warm.includes(path));
});
test.afterAll(async () => {
  for (const running of [site, proxy, content]) await running?.stop();
  if (environment) await removeEnvironment(environment);
});

/** The mark that tells the titles of publications apart. */
const mark = / · \d+/g;
/** What a visitor reads, whichever publication it shows. */
const readable = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(mark, '');

/** Publishes a document under its title with another mark. @returns the pages that must show it, and the title */
async function publish({ collection, slug, pages }: (typeof published)[number]) {
  const { id, title: former } = await editor.find(collection, 'slug', slug);
  publications += 1;
  const title = `${String(former).replace(mark, '')} · ${publications}`;
  await editor.change(collection, id, { title, _status: 'published' });
  return { title, pages: pages.filter((page) => !page.startsWith('/en/')) };
}

/** Where two texts begin to differ. */
function differenceOf(one: string, other: string): string {
  const words = [one, other].map((text) => text.split(/\s+/));
  const at = words[0]?.findIndex((word, index) => word !== words[1]?.[index]) ?? 0;
  return words.map((all) => all.slice(Math.max(0, at - 3), at + 8).join(' ')).join(' | ');
}

type Published = Awaited<ReturnType<typeof publish>>;

/** Milliseconds until a condition holds, or `most.recovery` and more. */
async function untilHolds(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 1.5 * most.recovery && !(await holds())) await pause(50);
  return performance.now() - begun;
}

const shows = async ({ title, pages }: Published) => {
  for (const page of pages) if (!(await visit(origin, page)).body.includes(title)) return false;
  return true;
};

/** The situations in which a fault is met: what happens while it lasts. @returns what was published meanwhile */
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

let visits: Visit[];
let refusals: Visit[];

/** Visits cached pages at a steady rate, and a page that is not cached, while something happens. */
async function visitDuring(milliseconds: number, work: () => Promise<unknown> = async () => undefined): Promise<void> {
  const end = visitSteadily(origin, warm, perSecond);
  const page = cold.shift();
  if (!page) throw new Error('no page is left that nobody has requested');
  await Promise.all([
    pause(milliseconds),
    work(),
    (async () => {
      await pause(milliseconds / 4);
      refusals.push(await visit(origin, page));
    })(),
  ]);
  visits.push(...(await end()));
}

for (const [name, fault] of Object.entries<Fault | 'refuse'>(faults)) {
  for (const [situation, meet] of Object.entries(situations)) {
    test(`${name}, ${situation}: cached pages stay as they are, others are refused, and all is right soon after`, {
      tag: '@long',
    }, async () => {
      [visits, refusals] = [[], []];
      const before = new Map<string, string>();
      for (const path of warm) before.set(path, readable((await visit(origin, path)).body));

      await proxy.breakWith(fault);
      const changes = await meet(visitDuring);
      await proxy.breakWith(null);
      const end = visitSteadily(origin, warm, perSecond);
      const recovery = await untilHolds(async () => {
        for (const { path } of refusals) if ((await visit(origin, path)).status !== 200) return false;
        for (const change of changes) if (!(await shows(change))) return false;
        return true;
      });
      visits.push(...(await end()));

      const slowest = visits.map(({ milliseconds }) => milliseconds).sort((one, other) => other - one);
      const p99 = slowest[Math.floor(slowest.length / 100)] ?? 0;
      const wrong = visits.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`);
      const others = visits.filter(({ path, status, body }) => status === 200 && readable(body) !== before.get(path));
      const figures = {
        visits: visits.length,
        p99: Math.round(p99),
        slowest: Math.round(slowest[0] ?? 0),
        refusals: refusals.map(({ status, milliseconds }) => `${status} in ${Math.round(milliseconds)}`).join(', '),
        recovery: Math.round(recovery),
      };
      test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
      expect.soft([...new Set(wrong)]).toEqual([]);
      const differences = others.map(
        ({ path, body }) => `${path}: ${differenceOf(before.get(path) ?? '', readable(body))}`,
      );
      expect.soft([...new Set(differences)]).toEqual([]);
      expect.soft(p99).toBeLessThan(most.cached);
      for (const { path, status, headers, milliseconds } of refusals) {
        // 504 is that of section 8 for a service that does not respond in time.
        expect.soft([503, 504], path).toContain(status);
        expect.soft(Number(headers['retry-after']), path).toBeGreaterThan(0);
        expect.soft(milliseconds, path).toBeLessThanOrEqual(most.refusal);
      }
      expect.soft(recovery).toBeLessThanOrEqual(most.recovery);
    });
  }
}
