import type { Browser, Page } from '@playwright/test';
import { benchSettings } from '../bench-settings.ts';
import { launchBrowser, openPhone, processorRate } from './phone.ts';
import { warmOnPhone } from './warm.ts';

/**
 * The first touch of a new visitor on a phone: a tap on each action, an inner link, the language switch and the burger, some
 * moments after the first paint. `RUNS` is how often each is tapped.
 */
const runs = benchSettings.RUNS ?? 10;

/** Milliseconds after the first contentful paint. */
const delays = [0, 250, 500, 1000, 2000, 4000];

/** Milliseconds from the tap to the result, at most: with a tap at once or soon, and from two seconds on. */
const limits = { atOnce: 1500, later: 200 };

interface Target {
  name: string;
  path: string;
  selector: string;
  /** the selector of what the tap leads to */
  result: string;
  /** the language that the visitor's browser asks for, where it is not French */
  locale?: string;
}

const targets: Target[] = [
  ...['contact', 'brochure', 'registration'].map((action) => ({
    name: action,
    path: '/',
    selector: `a[href="/crm/${action}"]`,
    result: 'dialog[open]',
  })),
  // The first screen of home links to nothing else: its inner link is that of the school's mark, from a list.
  { name: 'inner link', path: '/formations', selector: 'header a[href="/"]', result: 'html[data-bench-page="/"]' },
  { name: 'switch', path: '/', selector: 'header a[hreflang=en]', result: 'html[lang=en] main h1' },
  // Home itself leads such a browser to its language.
  {
    name: 'own language',
    path: '/formations',
    selector: 'header a[hreflang=en]',
    result: 'html[lang=en] main h1',
    locale: 'en-GB',
  },
  { name: 'burger', path: '/', selector: 'header button[aria-haspopup=dialog]', result: 'dialog[open]' },
];

interface Tap {
  /** milliseconds from the tap to the result; not a number where it did not come */
  took: number;
  reloaded: boolean;
}

/** Says on the document which page is shown, when its heading is another one: a URL changes before its page. */
const watchPage = () => {
  addEventListener('DOMContentLoaded', () => {
    const first = document.querySelector('h1')?.textContent;
    document.documentElement.dataset.benchPage = location.pathname;
    new MutationObserver(() => {
      const now = document.querySelector('main h1')?.textContent;
      if (now && now !== first) document.documentElement.dataset.benchPage = location.pathname;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

/** The first element of a selector that is in the window, in CSS pixels of its middle. */
function placeOf(page: Page, selector: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (width > 0 && y >= 0 && bottom <= innerHeight && hit && element.contains(hit)) return middle;
    }
    return undefined;
  }, selector);
}

async function untilPainted(page: Page, url: string): Promise<void> {
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function tapOnce(browser: Browser, origin: string, target: Target, delay: number): Promise<Tap> {
  const { name, path, selector, result, locale } = target;
  const { page, documents, tap, close } = await openPhone(browser, locale);
  try {
    await untilPainted(page, origin + path);
    await page.waitForTimeout(delay);
    const place = await placeOf(page, selector);
    if (!place) throw new Error(`Nothing to tap in the first screen: ${name}.`);
    // Measured by the page itself, in the frame in which it is there.
    const untilShown = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let tapped = 0;
          addEventListener('pointerdown', ({ timeStamp }) => (tapped ||= timeStamp), { capture: true, once: true });
          const look = () =>
            document.querySelector(wanted) ? resolve(performance.now() - tapped) : requestAnimationFrame(look);
          look();
        }),
      result,
    );
    const took = Promise.race([untilShown.catch(() => Number.NaN), page.waitForTimeout(10_000).then(() => Number.NaN)]);
    await tap(place);
    return { took: await took, reloaded: documents() > 1 };
  } finally {
    await close();
  }
}

/** With scripts that fail or never come, a tap is the browser's: a document, at most three seconds (and its paint) later. */
async function tapWithoutScripts(browser: Browser, origin: string, kind: 'fail' | 'hang'): Promise<number> {
  const { page, tap, close } = await openPhone(browser);
  try {
    await page.route('**/assets/*.js', (route) => (kind === 'fail' ? route.abort() : undefined));
    await untilPainted(page, origin);
    const place = await placeOf(page, 'a[href="/crm/brochure"]');
    if (!place) throw new Error('Nothing to tap in the first screen.');
    const begun = Date.now();
    await tap(place);
    await page.waitForURL('**/crm/brochure', { waitUntil: 'commit', timeout: 15_000 });
    return Date.now() - begun;
  } finally {
    await close();
  }
}

const sorted = (values: number[]) => values.toSorted((a, b) => (Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : a - b));
const shown = (value: number) => (Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`);

async function benchTarget(browser: Browser, origin: string, target: Target, delay: number): Promise<boolean> {
  const taps: Tap[] = [];
  for (let run = 0; run < runs; run += 1) taps.push(await tapOnce(browser, origin, target, delay));
  const times = sorted(taps.map(({ took }) => took));
  const [median = Number.NaN, worst = Number.NaN] = [times[Math.floor(times.length / 2)], times.at(-1)];
  const reloaded = taps.filter((tap) => tap.reloaded).length;
  const limit = delay >= 2000 ? limits.later : limits.atOnce;
  const kept = reloaded === 0 && worst <= limit;
  process.stdout.write(
    `  ${target.name.padEnd(13)} after ${String(delay).padStart(4)} ms: median ${shown(median)}, worst ${shown(worst)}, ` +
      `${reloaded} of ${runs} reloaded${kept ? '' : `: MISSED (at most ${limit} ms, 0 reloaded)`}\n`,
  );
  return kept;
}

/**
 * Prints the median and the worst of each tap.
 * @returns whether every tap leads to its result in time, and none reloads a document
 */
export async function measureTaps(origin: string): Promise<boolean> {
  const browser = await launchBrowser();
  let kept = true;
  try {
    await warmOnPhone(
      browser,
      targets.map(({ path }) => origin + path),
    );
    // What they lead to as well: pages and responses of the API.
    for (const target of targets) await tapOnce(browser, origin, target, 4000);
    process.stdout.write(`First touch on a phone (processor ÷ ${processorRate}, slow 4G), ${runs} taps each\n`);
    for (const target of targets)
      for (const delay of delays) kept = (await benchTarget(browser, origin, target, delay)) && kept;
    for (const kind of ['fail', 'hang'] as const) {
      const waited: number[] = [];
      for (let run = 0; run < runs; run += 1)
        waited.push(await tapWithoutScripts(browser, origin, kind).catch(() => Number.NaN));
      const worst = sorted(waited).at(-1) ?? Number.NaN;
      kept &&= worst < 4000;
      process.stdout.write(`  scripts that ${kind}: the browser's own way after ${shown(worst)} at the latest\n`);
    }
  } finally {
    await browser.close();
  }
  return kept;
}
