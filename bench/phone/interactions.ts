import type { Page } from '@playwright/test';
import { launchBrowser, openPhone, processorRate } from './phone.ts';
import { warmOnPhone } from './warm.ts';

/** How soon a phone paints after an interaction (Interaction to Next Paint), over thirty of them on five screens. */
const limit = 200;

type Interaction = (page: Page) => Promise<void>;

const tap =
  (selector: string): Interaction =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().tap();
/** Taps what opens a dialog, and waits until it is open: on a slow line its code and data come after the tap. */
const open =
  (selector: string): Interaction =>
  async (page) => {
    await tap(selector)(page);
    await page.locator('dialog:modal').waitFor();
  };
const press =
  (key: string): Interaction =>
  (page) =>
    page.keyboard.press(key);

const menu = 'header button[aria-haspopup=dialog]';
const close = 'dialog[open] button[class*=close]';

/** What is done on each screen, in turn. */
const screens: { path: string; interactions: Interaction[] }[] = [
  {
    path: '/',
    interactions: [
      open(menu),
      tap('dialog[open] summary'),
      tap(close),
      open('a[href="/crm/brochure"]'),
      tap(close),
      press('Tab'),
    ],
  },
  {
    path: '/formations',
    interactions: [
      open(menu),
      press('Escape'),
      tap('main form button[type=submit]'),
      press('Tab'),
      press('Tab'),
      open('a[href="/crm/contact"]'),
    ],
  },
  {
    path: '/formations/architecture-interieure',
    interactions: [
      open('a[href="/crm/registration"]'),
      tap(close),
      open(menu),
      tap(close),
      press('Tab'),
      tap('header a[hreflang=en]'),
    ],
  },
  {
    path: '/agenda',
    interactions: [
      open(menu),
      tap(close),
      press('Tab'),
      open('a[href="/crm/brochure"]'),
      press('Escape'),
      tap('header a[hreflang=en]'),
    ],
  },
  {
    path: '/portfolios',
    interactions: [open('a[data-view]'), press('ArrowRight'), press('Escape'), open(menu), tap(close), press('Tab')],
  },
];

/** Notes the duration of every interaction: from the event to the paint after it, in steps of eight milliseconds. */
const noteDurations = () => {
  const durations = new Map<number, number>();
  const note = (entries: PerformanceEntryList) => {
    for (const { duration, interactionId } of entries as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const readDurations = async (): Promise<number[]> => {
    // An interaction that was not painted until now is reported with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    note(observer.takeRecords());
    return [...durations.values()];
  };
  Object.assign(window, { readDurations });
};

/** @returns whether 98 of 100 interactions are painted in time */
export async function measureInteractions(origin: string): Promise<boolean> {
  const browser = await launchBrowser();
  const durations: number[] = [];
  try {
    await warmOnPhone(
      browser,
      screens.map(({ path }) => origin + path),
    );
    for (const { path, interactions } of screens) {
      const { page, documents, close } = await openPhone(browser);
      await page.addInitScript(noteDurations);
      await page.goto(origin + path);
      for (const interact of interactions) {
        await interact(page);
        // Until what it began is shown.
        await page.waitForTimeout(1000);
      }
      const noted = await page.evaluate(() =>
        (window as unknown as { readDurations: () => Promise<number[]> }).readDurations(),
      );
      // Those of a former document are lost with it.
      if (documents() !== 1 || noted.length < interactions.length / 2)
        throw new Error(`Of ${interactions.length} interactions on ${path} ${noted.length} were measured.`);
      // The browser does not report one that is painted within 16 ms.
      const all = [...noted, ...Array.from({ length: Math.max(0, interactions.length - noted.length) }, () => 16)];
      process.stdout.write(`  ${path.padEnd(36)} ${all.map((duration) => Math.round(duration)).join(', ')} ms\n`);
      durations.push(...all);
      await close();
    }
  } finally {
    await browser.close();
  }
  const worst = durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.98) - 1] ?? Number.NaN;
  const kept = durations.length >= 30 && worst <= limit;
  process.stdout.write(
    `Interaction to next paint, ${durations.length} interactions, processor ÷ ${processorRate}: p98 ${Math.round(worst)} ms (at most ${limit}), ${kept ? 'kept' : 'BROKEN'}\n`,
  );
  return kept;
}
