import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { prepareStand, removeStand, startContentService, startSite } from '../e2e/stand/stand.ts';
import { buildContent, buildSite } from '../launcher/build.ts';

/**
 * Lighthouse as a phone sees the built site, median of several runs: scores are kept at 100, the largest paint, the
 * layout shift and the blocking time within what the site promises.
 */
const contentPort = 4140;
const sitePort = 4141;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Visit {
  name: string;
  path: string;
  /** the categories that must be at 100 */
  promised: Category[];
}

const all: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const visits: Visit[] = [
  { name: 'home', path: '/', promised: all },
  { name: 'course', path: '/formations/architecture-interieure', promised: all },
  { name: 'agenda', path: '/agenda', promised: all },
  { name: 'article', path: '/actualites/fraiseuse-numerique-atelier-bois-paris', promised: all },
  { name: 'portfolios', path: '/portfolios', promised: all },
  { name: 'error page', path: '/nulle-part', promised: ['accessibility', 'best-practices'] },
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Result {
  scores: Record<Category, number>;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  bytes: number;
  failed: string[];
}

async function visitOnce(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: all,
    ignoreStatusCode: true,
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = run.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `${audit.id} (${audit.displayValue ?? audit.score})`);
  return {
    scores: Object.fromEntries(
      all.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    largestPaint: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blockingTime: number('total-blocking-time'),
    bytes: number('total-byte-weight'),
    failed,
  };
}

/**
 * Prints the medians, and what Lighthouse still minds.
 * @returns whether every promised score is at 100
 */
export async function benchLighthouse(runs = Number(process.env.RUNS ?? 5)): Promise<boolean> {
  await buildContent();
  await buildSite();
  const stand = await prepareStand(contentPort);
  const content = await startContentService(stand);
  const site = await startSite(stand, { PORT: String(sitePort), INTERNAL_PORT: '4142' });
  const browser = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  let kept = true;
  try {
    process.stdout.write(`Lighthouse on a phone, median of ${runs}\n`);
    for (const { name, path, promised } of visits) {
      const url = `http://localhost:${sitePort}${path}`;
      // The first visitor of a cold page waits for its pictures to be drawn; everybody after finds them there.
      await visitOnce(url, browser.port);
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await visitOnce(url, browser.port));
      const of = (pick: (result: Result) => number) => median(results.map(pick));
      const scores = Object.fromEntries(all.map((category) => [category, of(({ scores }) => scores[category])]));
      const missed = promised.filter((category) => (scores[category] ?? 0) < 100);
      kept &&= missed.length === 0;
      process.stdout.write(
        `  ${name.padEnd(11)} ${all.map((category) => `${category} ${scores[category]}`).join(', ')}; ` +
          `largest paint ${(of(({ largestPaint }) => largestPaint) / 1000).toFixed(2)} s, ` +
          `shift ${of(({ layoutShift }) => layoutShift).toFixed(3)}, ` +
          `blocking ${of(({ blockingTime }) => blockingTime).toFixed(0)} ms, ` +
          `${(of(({ bytes }) => bytes) / 1000).toFixed(0)} kB${missed.length > 0 ? `: MISSED ${missed.join(', ')}` : ''}\n`,
      );
      if (missed.length > 0) process.stdout.write(`    ${results[0]?.failed.join('\n    ')}\n`);
    }
  } finally {
    browser.kill();
    await Promise.all([site.stop(), content.stop()]);
    await removeStand(stand);
  }
  return kept;
}
