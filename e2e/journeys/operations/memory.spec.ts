import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { afterHydration, networkIdle } from '../../browser/hydration.ts';

/** Pages of most kinds, in both languages, which are visited repeatedly. */
const round = [
  '/formations',
  '/formations/design-mode',
  '/campus',
  '/campus/lyon',
  '/news',
  '/actualites/fraiseuse-numerique-atelier-bois-paris',
  '/agenda',
  '/agenda/nantes',
  '/portfolios',
  '/portfolios/design-interieur',
  '/ecole',
  '/ecole/histoire',
  '/en',
  '/en/courses',
  '/en/courses/fashion-design',
  '/en/campuses/nantes',
  '/en/news?page=2',
  '/en/agenda',
  '/formations?level=master',
  '/',
];

const megabyte = 1024 * 1024;

interface Counts {
  intervals: number;
  timeouts: number;
  listeners: number;
}

/** Counts running timers, and listeners on window and document that were not removed. */
const countAll = (page: Page) =>
  page.addInitScript(() => {
    const counts = { intervals: new Set<unknown>(), timeouts: new Set<unknown>() };
    const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
    Object.assign(window, {
      counts,
      setInterval: (...given: Parameters<typeof setInterval>) => {
        const timer = setInterval(...given);
        counts.intervals.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        counts.intervals.delete(timer);
        clearInterval(timer);
      },
      setTimeout: (run: () => void, delay?: number) => {
        const timer = setTimeout(() => {
          counts.timeouts.delete(timer);
          run();
        }, delay);
        counts.timeouts.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        counts.timeouts.delete(timer);
        clearTimeout(timer);
      },
    });
  });

async function measure(page: Page, session: CDPSession): Promise<Counts & { heap: number }> {
  await networkIdle(page);
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => {
    const { counts } = window as unknown as { counts: Record<'intervals' | 'timeouts', Set<unknown>> };
    return { intervals: counts.intervals.size, timeouts: counts.timeouts.size };
  });
  return { heap: metric('JSHeapUsedSize') / megabyte, listeners: metric('JSEventListeners'), ...timers };
}

async function go(page: Page, url: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, url);
  await page.waitForFunction((href) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { state: { navigation: { state: string } } };
    };
    return window.location.pathname + window.location.search === href && router.state.navigation.state === 'idle';
  }, url);
  // The router has the page; two frames later it is painted, and the former one is removed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('200 client navigations leave no memory, listeners or timers behind', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await countAll(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await afterHydration(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(() => Object.assign(window, { visit: 'the first one' }));

  const home = (await page.locator('h1').textContent()) ?? '';
  // A first round: scripts and the responses of the visit stay in memory on purpose.
  for (const url of round) await go(page, url);
  await expect(page.locator('h1')).toHaveText(home);
  const before = await measure(page, session);
  for (let times = 0; times < 10; times += 1) for (const url of round) await go(page, url);
  await expect(page.locator('h1')).toHaveText(home);
  // At times one or two former pages are not yet garbage-collected; a leak would be 200 listeners.
  await expect.poll(async () => (await measure(page, session)).listeners).toBeLessThan(before.listeners + 100);
  const after = await measure(page, session);

  expect(await page.evaluate(() => 'visit' in window)).toBe(true);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(after.heap - before.heap).toBeLessThan(10);
  expect(after.intervals).toBe(before.intervals);
  expect(after.timeouts - before.timeouts).toBeLessThan(3);
});
