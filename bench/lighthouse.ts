import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments } from '../e2e/browser/chromium-arguments.ts';
import { benchSettings } from './bench-settings.ts';
import { median } from './load.ts';
import { untilEncoded } from './until.ts';

/**
 * Lighthouse as a French visitor's phone sees the built site, median of several runs: the scores, the largest paint
 * (milliseconds), the layout shift, and whether the page was hydrated within the trace (its own mark on the timeline says so).
 */
const limits = { performance: 98, largestPaint: 1300, layoutShift: 0 };
const runs = benchSettings.RUNS ?? 5;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Visit {
  name: string;
  path: string;
  /** Its limits: those of search engines are for what they index, and an error page is no page that a visitor waits for. */
  kind: 'indexed' | 'not indexed' | 'error';
}

const all: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const visits: Visit[] = [
  { name: 'home', path: '/', kind: 'indexed' },
  { name: 'course list', path: '/formations', kind: 'indexed' },
  { name: 'course', path: '/formations/architecture-interieure', kind: 'indexed' },
  { name: 'campus', path: '/campus/lyon', kind: 'indexed' },
  { name: 'article', path: '/actualites/fraiseuse-numerique-atelier-bois-paris', kind: 'indexed' },
  { name: 'agenda', path: '/agenda', kind: 'indexed' },
  { name: 'event', path: '/agenda/portes-ouvertes-paris', kind: 'indexed' },
  { name: 'portfolios', path: '/portfolios', kind: 'indexed' },
  { name: 'generic page', path: '/ecole', kind: 'indexed' },
  { name: 'crm', path: '/crm/contact', kind: 'indexed' },
  { name: 'search', path: '/recherche-sur-le-site?q=archi', kind: 'not indexed' },
  {
    name: 'selection',
    path: '/ma-selection?pairs=architecture-interieure.lyon_design-objet.paris',
    kind: 'not indexed',
  },
  { name: 'error page', path: '/nulle-part', kind: 'error' },
];

interface Result {
  scores: Record<Category, number>;
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  bytes: number;
  /** whether the page says within the trace that it is hydrated */
  hydrated: boolean;
  failed: string[];
  /** the audits of best practices that fail, but for the one line in which the browser reports the status of an error page */
  practices: string[];
  /** the URLs of its pictures */
  pictures: string[];
}

/** How often Lighthouse is run again where it has lost the beginning of its own trace: such a run has measured nothing. */
const mostRepetitions = 2;

async function visitOnce(url: string, port: number, repetitions = 0): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: all,
    ignoreStatusCode: true,
    // An English one is led from `/` to `/en`.
    extraHeaders: { 'Accept-Language': 'fr-FR,fr;q=0.9' },
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (run.lhr.runtimeError?.code === 'NO_NAVSTART' && repetitions < mostRepetitions) {
    process.stdout.write(`  Lighthouse has recorded no navigation of ${url}: once more\n`);
    return visitOnce(url, port, repetitions + 1);
  }
  const { categories, audits } = run.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // Where Lighthouse saw no page, or lost its trace.
  const fault = run.lhr.runtimeError?.message ?? audits['largest-contentful-paint']?.errorMessage;
  const imperfect = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => `${audit.id} (${audit.displayValue ?? audit.score})`);
  const { items: reported = [] } = (audits['errors-in-console']?.details ?? {}) as {
    items?: { description?: string }[];
  };
  const isOwnStatus = reported.length === 1 && /status of 4\d\d/.test(reported[0]?.description ?? '');
  const practices = (categories['best-practices']?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .filter(({ id }) => !(id === 'errors-in-console' && isOwnStatus));
  const { items: marks = [] } = (audits['user-timings']?.details ?? {}) as { items?: { name: string }[] };
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { url: string; resourceType: string }[];
  };
  return {
    scores: Object.fromEntries(
      all.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    largestPaint: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blockingTime: number('total-blocking-time'),
    bytes: number('total-byte-weight'),
    hydrated: marks.some(({ name }) => name === 'hydrated'),
    failed: fault ? [fault, ...imperfect] : imperfect,
    practices: practices.map(({ id }) => id),
    pictures: requests.filter(({ resourceType }) => resourceType === 'Image').map(({ url }) => url),
  };
}

/** What of its promises the median of a page does not keep. */
function missedBy(
  { kind }: Visit,
  { scores, largestPaint, layoutShift, hydrated, practices }: Omit<Result, 'failed' | 'pictures'>,
): string[] {
  const least = (category: Category) => (category === 'performance' ? limits.performance : 100);
  if (kind === 'error') return [...(scores.accessibility < 100 ? ['accessibility'] : []), ...practices];
  const limited = kind === 'indexed' ? all : all.filter((category) => category !== 'seo');
  const missed: string[] = limited.filter((category) => !(scores[category] >= least(category)));
  // Also where Lighthouse gave no number.
  if (!(largestPaint <= limits.largestPaint)) missed.push(`largest paint (at most ${limits.largestPaint})`);
  if (!(layoutShift <= limits.layoutShift)) missed.push(`layout shift (at most ${limits.layoutShift})`);
  if (!hydrated) missed.push('hydration within the trace');
  return missed;
}

/**
 * Prints the medians, which budgets are missed, and which audits fail.
 * @returns whether every budget is kept
 */
export async function measureVisits(origin: string): Promise<boolean> {
  const browser = await launch({
    chromePath: '/usr/bin/chromium',
    chromeFlags: ['--headless=new', ...chromiumArguments],
  });
  let kept = true;
  try {
    process.stdout.write(`Lighthouse on a phone, median of ${runs}\n`);
    for (const visit of visits) {
      const url = origin + visit.path;
      const { pictures } = await visitOnce(url, browser.port);
      for (const picture of pictures) await untilEncoded(picture);
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await visitOnce(url, browser.port));
      const of = (pick: (result: Result) => number) => median(results.map(pick));
      const scores = Object.fromEntries(all.map((category) => [category, of(({ scores }) => scores[category])]));
      const medians = {
        scores: scores as Result['scores'],
        largestPaint: of(({ largestPaint }) => largestPaint),
        layoutShift: of(({ layoutShift }) => layoutShift),
        blockingTime: of(({ blockingTime }) => blockingTime),
        bytes: of(({ bytes }) => bytes),
        hydrated: results.every(({ hydrated }) => hydrated),
        practices: [...new Set(results.flatMap(({ practices }) => practices))],
      };
      const missed = missedBy(visit, medians);
      kept &&= missed.length === 0;
      process.stdout.write(
        `  ${visit.name.padEnd(11)} ${all.map((category) => `${category} ${scores[category]}`).join(', ')}; ` +
          `largest paint ${(medians.largestPaint / 1000).toFixed(2)} s, ` +
          `shift ${medians.layoutShift.toFixed(3)}, blocking ${medians.blockingTime.toFixed(0)} ms, ` +
          `${(medians.bytes / 1000).toFixed(0)} kB${missed.length > 0 ? `: MISSED ${missed.join(', ')}` : ''}\n`,
      );
      const shown = results.find(({ hydrated }) => !hydrated) ?? results[0];
      if (missed.length > 0) process.stdout.write(`    ${shown?.failed.join('\n    ')}\n`);
    }
  } finally {
    browser.kill();
  }
  return kept;
}
